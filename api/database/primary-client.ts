import pg from 'pg';
import { addressesOf } from '../common/database-hosts.ts';

/** Which of several hosts is connected to: the last that took writes, or the next to be tried. */
let current = 0;

/**
 * How PostgreSQL learns that a machine has vanished whose turn it is: within 25 seconds. Otherwise it waits for two hours, and whatever
 * was locked there stays locked.
 */
const MISSED_SOON = `set_config('tcp_keepalives_idle', '10', false), set_config('tcp_keepalives_interval', '5', false),
  set_config('tcp_keepalives_count', '3', false)`;

/** Of one machine, no half can vanish. */
const isThisMachine = (host: string) => ['localhost', '127.0.0.1', '::1'].includes(host) || host.startsWith('/');

/** Thrown by a host that follows another one. */
class Standby extends Error {
  constructor() {
    super('Connection terminated: this host is a standby');
  }
}

/**
 * A client of whichever host takes writes, where its connection string names several; PostgreSQL misses it soon. One that fails to connect, or finds a standby,
 * leaves it to the next client to try the next host: whoever needs a connection tries again.
 */
export class PrimaryClient extends pg.Client {
  readonly #hosts: number;
  readonly #host: number;

  constructor(config: pg.ClientConfig) {
    const addresses = addressesOf(config.connectionString!);
    const host = current % addresses.length;
    super({ ...config, connectionString: addresses[host] });
    // The running query, or the next, fails with the same error. Without a listener it would end this process as well.
    this.on('error', () => {});
    this.#hosts = addresses.length;
    this.#host = host;
  }

  override connect(): Promise<pg.Client>;
  override connect(callback: (error: Error) => void): void;
  override connect(callback?: (error: Error) => void): Promise<pg.Client> | void {
    const isPlain = this.#hosts === 1 && isThisMachine(this.host);
    const connected = isPlain ? super.connect() : this.#connectToPrimary(super.connect());
    if (!callback) return connected as Promise<pg.Client>;
    connected.then(() => callback(null as never), callback);
  }

  async #connectToPrimary(connected: Promise<unknown>): Promise<this> {
    try {
      await connected;
      const { rows } = await this.query<{ is_standby: boolean }>(
        `SELECT pg_is_in_recovery() AS is_standby, ${MISSED_SOON}`,
      );
      if (rows[0]!.is_standby && this.#hosts > 1) throw new Standby();
      return this;
    } catch (error) {
      if (current % this.#hosts === this.#host) current++; // unless another client has found out before
      void this.end().catch(() => {});
      throw error;
    }
  }
}

/** Connects to each host of a connection string in turn, until one takes writes: later clients begin there. Throws the last error. */
export async function findPrimary(connectionString: string): Promise<void> {
  for (const [index, { length }] of addressesOf(connectionString).map((_, at, all) => [at, all] as const)) {
    const client = new PrimaryClient({ connectionString, connectionTimeoutMillis: 5_000 });
    try {
      await client.connect();
      return await client.end();
    } catch (error) {
      if (index === length - 1) throw error;
    }
  }
}
