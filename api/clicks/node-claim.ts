import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { readIdentity, writeIdentity, type Generation, type MachineIdentity } from './machine-id.ts';
import { PrimaryClient } from '../database/primary-client.ts';

/** Interval of the claim holder's heartbeat … */
const HEARTBEAT_MS = 2_000;
/** … and how long a holder without heartbeat is waited for. PostgreSQL notices a vanished machine in 25 seconds. */
const PATIENCE_MS = 60_000;
const POLL_MS = 250;
const RETRY_MS = 1_000;

/** This process's claim to a node. */
export interface NodeClaim {
  nodeId: string;
  generation: number;
  /** Ends the claim; where nothing is left in the journal, the other nodes need not expect this one. */
  release(isStored: boolean): Promise<void>;
}

export interface ClaimOptions {
  connectionString: string;
  /** The data folder. */
  folder: string;
  /** Called once when another server has taken over this node; no click is stored after that. */
  onLost: (error: Error) => void;
}

/**
 * Claims the data folder's node for this process and counts its start, in the folder and in the database. Throws
 * CopiedFolder when another server runs as this node, or has started as this node since.
 */
export async function claimNode({ connectionString, folder, onLost }: ClaimOptions): Promise<NodeClaim> {
  const identity = readIdentity(folder);
  let client = await hold(connectionString, folder, identity);
  let generation: Generation;
  try {
    generation = await begin(client, folder, identity);
  } catch (error) {
    await client.end();
    throw error;
  }
  const released = new AbortController();
  const heartbeats = sendHeartbeats(
    () => client,
    async () => {
      void client.end().catch(() => {}); // never resolves when the other end has vanished
      const now = { id: identity.id, generations: [generation] };
      client = await hold(connectionString, folder, now, Infinity);
      // A database that lost its last commits may not know of this start.
      if ((await requireNewest(client, folder, now)) < generation.number)
        await noteStart(client, identity.id, generation);
    },
    released.signal,
  ).catch(onLost);
  return {
    nodeId: identity.id,
    generation: generation.number,
    async release(isStored) {
      released.abort();
      await heartbeats;
      if (isStored) await noteStop(client, identity.id).catch(() => {}); // the others tell of it then
      await client.end().catch(() => {});
    },
  };
}

/** The folder is a copy, or the original of a copy that was used in its place. */
export class CopiedFolder extends Error {
  constructor(folder: string, what: string) {
    super(
      `${what} the database as the node of ${folder}, but that folder has a copy; to make this one a node of its own, delete its file node-id and its folder journal.`,
    );
  }
}

/** Sends heartbeats until the claim is released; `renew` replaces a lost connection. */
async function sendHeartbeats(
  current: () => pg.Client,
  renew: () => Promise<void>,
  signal: AbortSignal,
): Promise<void> {
  while (!signal.aborted) {
    try {
      await delay(HEARTBEAT_MS, undefined, { signal, ref: false });
      await current().query('SELECT 1');
    } catch {
      await renewUntil(renew, signal);
    }
  }
}

async function renewUntil(renew: () => Promise<void>, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    try {
      return await renew();
    } catch (error) {
      if (error instanceof CopiedFolder) throw error;
      await delay(RETRY_MS, undefined, { signal, ref: false }).catch(() => {}); // the database is still unreachable
    }
  }
}

/** Opens a connection that holds the node's lock; PostgreSQL releases the lock when the connection ends. */
async function hold(
  connectionString: string,
  folder: string,
  identity: MachineIdentity,
  patienceMs = PATIENCE_MS,
): Promise<pg.Client> {
  const client = new PrimaryClient({
    connectionString,
    application_name: `footbridge-node-${identity.id}`,
    connectionTimeoutMillis: 5_000,
    query_timeout: 10_000,
    keepAlive: true,
  });
  await client.connect();
  try {
    await lock(client, folder, identity, patienceMs);
    return client;
  } catch (error) {
    await client.end().catch(() => {});
    throw error;
  }
}

/**
 * Takes the node's lock. Waits while its holder sends no heartbeat, because its process was killed or its machine vanished.
 * With infinite patience the holder is our own lost connection: then only `requireNewest` detects another server.
 */
async function lock(client: pg.Client, folder: string, identity: MachineIdentity, patienceMs: number): Promise<void> {
  const deadline = Date.now() + patienceMs;
  let seen: string | undefined;
  for (;;) {
    const { rows } = await client.query<{ locked: boolean }>(
      'SELECT pg_try_advisory_lock(hashtextextended($1, 0)) AS locked',
      [identity.id],
    );
    if (rows[0]!.locked) return;
    await requireNewest(client, folder, identity);
    const beat = await lastBeat(client);
    const isAlive = Number.isFinite(patienceMs) && seen !== undefined && beat !== undefined && beat !== seen;
    if (isAlive || Date.now() > deadline) {
      throw new CopiedFolder(folder, 'another server is using');
    }
    seen ??= beat;
    await delay(POLL_MS);
  }
}

/** Time of the last heartbeat on the oldest other connection of this node. */
async function lastBeat(client: pg.Client): Promise<string | undefined> {
  const { rows } = await client.query<{ beat: string }>(
    `SELECT query_start::text AS beat FROM pg_stat_activity
     WHERE application_name = current_setting('application_name') AND datname = current_database()
       AND pid <> pg_backend_pid()
     ORDER BY backend_start LIMIT 1`,
  );
  return rows[0]?.beat;
}

interface Known {
  generation: string;
  token: string | null;
}

/** Throws when the database knows a later start than the folder does: that was the start of a copy. */
async function requireNewest(client: pg.Client, folder: string, { id, generations }: MachineIdentity): Promise<number> {
  const { rows } = await client.query<Known>(
    'SELECT generation, token FROM analytics.journal_position WHERE node_id = $1',
    [id],
  );
  const number = Number(rows[0]?.generation ?? 0);
  const token = rows[0]?.token ?? null;
  const isOurs = token === null || generations.some((one) => one.token === token);
  // A database restored to an earlier state knows fewer starts than the folder.
  const isEarlier = generations.some((one) => one.number > number);
  if (!isOurs && !isEarlier) throw new CopiedFolder(folder, 'another server has used');
  return number;
}

/** Counts this start, in the folder first: so an interrupted start is recognised as our own. */
async function begin(client: pg.Client, folder: string, { id, generations }: MachineIdentity): Promise<Generation> {
  const known = await requireNewest(client, folder, { id, generations });
  const number = Math.max(known, ...generations.map((one) => one.number)) + 1;
  const next = { number, token: crypto.randomUUID() };
  try {
    writeIdentity(folder, { id, generations: [...generations, next] });
  } catch (error) {
    return goOn(client, error as NodeJS.ErrnoException, { id, last: generations.find((one) => one.number === known) });
  }
  await noteStart(client, id, next);
  writeIdentity(folder, { id, generations: [next] });
  return next;
}

/** Where the disk is full a start is not counted: it goes on as the last one, whose process is gone, as its lock is ours. */
async function goOn(
  client: pg.Client,
  reason: NodeJS.ErrnoException,
  { id, last }: { id: string; last: Generation | undefined },
): Promise<Generation> {
  if (reason.code !== 'ENOSPC' || !last) throw reason;
  await client.query('UPDATE analytics.journal_position SET stopped_at = NULL WHERE node_id = $1', [id]);
  return last;
}

const noteStart = (client: pg.Client, id: string, { number, token }: Generation) =>
  client.query(
    `INSERT INTO analytics.journal_position (node_id, segment, position, generation, token) VALUES ($1, 0, 0, $2, $3)
     ON CONFLICT (node_id) DO UPDATE SET generation = excluded.generation, token = excluded.token,
       stopped_at = NULL`,
    [id, number, token],
  );

const noteStop = (client: pg.Client, nodeId: string) =>
  client.query('UPDATE analytics.journal_position SET stopped_at = now() WHERE node_id = $1', [nodeId]);
