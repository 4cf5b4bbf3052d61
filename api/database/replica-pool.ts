import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { PrimaryClient } from './primary-client.ts';

/** How long a replica may take to have what the primary has, and how often it is asked. */
const PATIENCE_MS = 1_000;
const POLL_MS = 20;
/** How long it is left alone after it took longer, or did not answer. */
const REST_MS = 5_000;

/** follows: it has everything. behind: it took too long. away: it does not answer, or follows another primary. */
export type ReplicaState = 'follows' | 'behind' | 'away';

type Connected = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  done: (release?: boolean) => void,
) => void;

/** How far the primary has come, and in which of its histories. */
interface WalPosition {
  timeline: number;
  lsn: string;
}

/**
 * Connections to a replica that has everything which the primary had when the connection was asked for, so that nobody reads older figures
 * than were announced; to the primary while there is no such replica.
 */
export class ReplicaPool extends pg.Pool {
  /** Connections to the primary, for what no replica has: unlogged tables. */
  readonly primary: pg.Pool;
  #state: ReplicaState = 'follows';
  #restsUntil = 0;

  /** `settings` are those of the connections to the primary; those to `replicaUrl` have the same. */
  constructor(settings: pg.PoolConfig, replicaUrl: string) {
    super({ ...settings, connectionString: replicaUrl, application_name: `${settings.application_name}-replica` });
    this.primary = new pg.Pool({ ...settings, Client: PrimaryClient as never });
    for (const each of [this, this.primary]) each.on('error', () => {}); // the next query gets another connection
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(callback: Connected): void;
  override connect(callback?: Connected): Promise<pg.PoolClient> | void {
    const connected = this.#connect();
    if (!callback) return connected;
    connected.then(
      (client) => callback(undefined, client, (release) => client.release(release)),
      (error: Error) => callback(error, undefined, () => {}),
    );
  }

  override async end(): Promise<void> {
    await Promise.all([super.end(), this.primary.end()]);
  }

  /** Asks the primary for a while; returns false where it was asked already. */
  avoidReplica(): boolean {
    if (performance.now() < this.#restsUntil) return false;
    this.#rest('away');
    return true;
  }

  /** How the replica is by now; throws while the primary does not answer. */
  async look(): Promise<ReplicaState> {
    this.#restsUntil = 0;
    (await this.#connect()).release();
    return this.#state;
  }

  async #connect(): Promise<pg.PoolClient> {
    if (performance.now() < this.#restsUntil) return this.primary.connect();
    const now = await this.#now();
    const client = await super.connect().catch(() => null);
    const state = client ? await reach(client, now).catch(() => 'away' as const) : 'away';
    if (client && state === 'follows') {
      this.#state = state;
      return client;
    }
    client?.release(state === 'away');
    this.#rest(state);
    return this.primary.connect();
  }

  #rest(state: ReplicaState): void {
    this.#state = state;
    this.#restsUntil = performance.now() + REST_MS;
  }

  async #now(): Promise<WalPosition> {
    const { rows } = await this.primary.query<WalPosition>(
      'SELECT timeline_id AS timeline, pg_current_wal_insert_lsn()::text AS lsn FROM pg_control_checkpoint()',
    );
    return rows[0]!;
  }
}

/** Waits until a replica has come as far as the primary. */
async function reach(replica: pg.PoolClient, { timeline, lsn }: WalPosition): Promise<ReplicaState> {
  for (const deadline = performance.now() + PATIENCE_MS; performance.now() < deadline; await pause(POLL_MS)) {
    const { rows } = await replica.query<{ follows: boolean; isThere: boolean }>(
      `SELECT pg_is_in_recovery() AND timeline_id = $1 AS follows, pg_last_wal_replay_lsn() >= $2::pg_lsn AS "isThere"
       FROM pg_control_checkpoint()`,
      [timeline, lsn],
    );
    if (!rows[0]!.follows) return 'away';
    if (rows[0]!.isThere) return 'follows';
  }
  return 'behind';
}
