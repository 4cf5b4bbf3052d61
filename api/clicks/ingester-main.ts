// The ingester's process: moves the journal into PostgreSQL, away from the event loop that answers visitors and at a
// lower priority. It ends when its parent does.
import { setPriority } from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';
import type { PoolClient } from 'pg';
import { pool } from '../database/pool.ts';
import { openIngest, PositionMoved, type Ingest } from './ingest.ts';
import type { FromIngester, ToIngester } from './ingester.ts';
import { readBatch, type JournalPosition } from './journal-reader.ts';
import { createAhead, forgetVisitors } from './partitions.ts';
import { openPlaces } from './place.ts';
import { journalBytes, listSegments, removeSegment } from './segments.ts';

const [folder, nodeId] = process.argv.slice(2) as [string, string];

/** Redirects and dashboards come first when there is not enough processor for all. */
const NICENESS = 10;
/** A batch is one transaction: large enough to be cheap per click, small enough to be quick. */
const BATCH_CLICKS = 10_000;
/** Under steady light traffic one transaction in this time, milliseconds; the dashboards' second has room for it. */
const PACE_MS = 100;
/** Clicks are told of by message; this only bounds how long a lost message could matter. */
const IDLE_MS = 500;
const MAX_BACKOFF_MS = 5_000;
const HOUSEKEEPING_MS = 3_600_000;

let wake = () => {};
let isDraining = false;
const tell = (message: FromIngester) => process.send?.(message);

process.on('message', (message: ToIngester) => {
  if (message === 'drain') isDraining = true;
  wake();
});
process.on('disconnect', () => process.exit(0));
// Ctrl-C reaches the whole foreground group: it is the parent who says when everything is written.
process.on('SIGINT', () => {});
process.on('SIGTERM', () => {});

const nudged = () =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, IDLE_MS);
    wake = () => {
      clearTimeout(timer);
      resolve();
    };
  });

setPriority(NICENESS);
const ingest = openIngest(nodeId, await openPlaces());
let backoff = PACE_MS;
for (;;) {
  try {
    await work(await connect());
    break;
  } catch (error) {
    const message = (error as Error).message;
    tell({ type: 'failing', message });
    if (error instanceof PositionMoved || isDraining) process.exit(1);
    await delay(backoff); // the database is away: the journal keeps everything until it is back
    backoff = Math.min(backoff * 2, MAX_BACKOFF_MS);
  }
}
process.exit(0);

async function connect(): Promise<PoolClient> {
  const client = await pool.connect();
  const { rows } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
  try {
    setPriority(rows[0]!.pid, NICENESS); // works where PostgreSQL runs on this machine and under our account
  } catch {
    // A remote server orders its own work.
  }
  return client;
}

async function work(client: PoolClient): Promise<void> {
  client.on('error', () => {}); // the query that is under way fails with it, and that is handled
  try {
    const partitions = new Set<string>();
    await createAhead(client, partitions);
    let keptAt = Date.now();
    let position = await ingest.position(client);
    tell({ type: 'ready' });
    for (;;) {
      const began = performance.now();
      const moved = await moveOn(client, ingest, position);
      backoff = PACE_MS;
      if (moved) position = moved;
      else if (isDraining) return;
      else await nudged();
      if (Date.now() - keptAt > HOUSEKEEPING_MS) {
        keptAt = Date.now();
        await createAhead(client, partitions);
        await forgetVisitors(client, partitions);
      }
      const rest = PACE_MS - (performance.now() - began);
      if (moved && rest > 0 && !isDraining) await delay(rest);
    }
  } finally {
    client.release(true);
  }
}

/** Stores the next batch and returns the position after it; null when there is nothing to store. */
async function moveOn(client: PoolClient, ingest: Ingest, from: JournalPosition): Promise<JournalPosition | null> {
  const batch = readBatch(folder, from, BATCH_CLICKS);
  if (!batch) {
    report(from, 0, 0);
    return null;
  }
  await ingest.store(client, from, batch);
  for (const segment of listSegments(folder)) if (segment < batch.next.segment) removeSegment(folder, segment);
  report(batch.next, batch.clicks.length, batch.damagedBytes);
  return batch.next;
}

function report(position: JournalPosition, stored: number, damagedBytes: number): void {
  const segments = listSegments(folder).filter((segment) => segment >= position.segment);
  const lagBytes = segments.length ? Math.max(0, journalBytes(folder) - position.offset) : 0;
  tell({ type: 'progress', stored, damagedBytes, lagBytes });
}
