// The ingester's process: moves the journal into PostgreSQL, away from the event loop that answers visitors and at a
// lower priority. It ends when its parent does. Arguments: the journal's folder, the node's id, the
// number of its start, and "embedded" where PostgreSQL is ours and runs on this machine.
import { setPriority } from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';
import type { PoolClient } from 'pg';
import { config } from '../config.ts';
import { pool } from '../database/pool.ts';
import { observe, type ObservedClick } from './enrich.ts';
import { Ingest, type ObservedBatch } from './ingest.ts';
import type { FromIngester, ToIngester } from './ingester.ts';
import { runJobs } from './jobs.ts';
import { readBatch, readRemaining, type JournalPosition } from './journal-reader.ts';
import { unlessKept } from './keep-journal.ts';
import { openPlaces } from './place.ts';
import { PositionMoved } from './position.ts';
import { journalBytes, listSegments, removeSegment } from './segments.ts';
import { inParts } from './turn.ts';

const [folder, nodeId, generation, database] = process.argv.slice(2) as [string, string, string, string];

/** Redirects and dashboards come first when there is not enough processor for all. */
const NICENESS = 10;
/** A batch is one transaction: large enough to be cheap per click, small enough to be quick. */
const BATCH_CLICKS = 40_000;
/** So many clicks are observed at a time, a millisecond's work; the database is answered in between. */
const PART_CLICKS = 200;
/** Under steady light traffic one transaction in this time, milliseconds; the dashboards' second has room for it. */
const PACE_MS = 100;
/**
 * While visitors keep the redirect busy, small batches and nineteen times their duration of rest: the journal grows and is
 * stored when the rush is over. Priorities alone do not do: on two cores redirects fell to half their speed.
 */
const BUSY = { clicks: 1_000, restFactor: 19, maxRestMs: 1_000, holdsMs: 1_000 };
/** Clicks are told of by message; this only bounds how long a lost message could matter. */
const IDLE_MS = 500;
const MAX_BACKOFF_MS = 5_000;
const JOBS_END_MS = 1_000;

let wake = () => {};
let isDraining = false;
let busyUntil = 0;
const tell = (message: FromIngester) => process.send?.(message);

process.on('message', (message: ToIngester) => {
  if (message === 'drain') isDraining = true;
  if (message === 'busy') busyUntil = performance.now() + BUSY.holdsMs;
  wake();
});
process.on('disconnect', () => process.exit(0));
const ending = new AbortController();
// Ctrl-C and a closed terminal reach the whole foreground group: it is the parent who says when everything is written.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => {});
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});

const nudged = () =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, IDLE_MS);
    wake = () => {
      clearTimeout(timer);
      resolve();
    };
  });

setPriority(NICENESS);
const places = await openPlaces();
let backoff = PACE_MS;
const jobs = runJobs(
  { pool, retentionDays: config.retentionDays, report: (job) => tell({ type: 'job', job }), isBusy },
  ending.signal,
);
for (;;) {
  try {
    await work(await connect());
    break;
  } catch (error) {
    const { message, stack } = error as Error;
    tell({ type: 'failing', message, stack });
    if (error instanceof PositionMoved || isDraining) process.exit(1);
    await delay(backoff); // the database is away: the journal keeps everything until it is back
    backoff = Math.min(backoff * 2, MAX_BACKOFF_MS);
  }
}
ending.abort();
await Promise.race([jobs, delay(JOBS_END_MS)]); // a long job is given up: it is a transaction
process.exit(0);

async function connect(): Promise<PoolClient> {
  const client = await pool.connect();
  if (database !== 'embedded') return client; // elsewhere that number is another process's, or nobody's
  const { rows } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
  try {
    setPriority(rows[0]!.pid, NICENESS);
  } catch {
    // Not every account may; then all work is equal.
  }
  return client;
}

async function work(client: PoolClient): Promise<void> {
  client.on('error', () => {}); // the query that is under way fails with it, and that is handled
  const ingest = new Ingest(nodeId, Number(generation));
  try {
    await ingest.tend(client);
    let position = await ingest.position(client);
    let batch: ReadAhead | null = null;
    tell({ type: 'ready' });
    for (;;) {
      const isLast = isDraining; // asked before reading: what is read then is really all there is
      batch ??= await readAhead(position);
      if (batch) {
        const began = performance.now();
        const { next, clicks, damagedBytes, hasMore } = batch;
        let following: Promise<ReadAhead | null> | null = null;
        await ingest.store(client, position, batch, () => {
          // Where nothing waits, what is read later is fresher; and visitors need the other processor.
          if (hasMore && !isBusy()) following = tryAhead(next);
        });
        position = next;
        await forgetSegments(client, next);
        report(next, clicks.length, damagedBytes);
        backoff = PACE_MS;
        batch = isBusy() ? null : await following; // a large one is no longer wanted
        if (!isDraining) await delay(restAfter(performance.now() - began));
      } else {
        await forgetSegments(client, position); // those that were kept for a backup meanwhile
        report(position, 0, 0);
        if (isLast) return;
        await nudged();
      }
    }
  } finally {
    client.release(true);
  }
}

function isBusy(): boolean {
  return performance.now() < busyUntil;
}

/** Milliseconds to wait after a batch that took `workedMs`. */
function restAfter(workedMs: number): number {
  if (isBusy()) return Math.min(workedMs * BUSY.restFactor, BUSY.maxRestMs);
  return Math.max(0, PACE_MS - workedMs);
}

interface ReadAhead extends ObservedBatch {
  damagedBytes: number;
  hasMore: boolean;
}

/** Reads and observes the batch after a position; null when there is none yet. */
async function readAhead(from: JournalPosition): Promise<ReadAhead | null> {
  // The journal is closed before we are told to drain: the last segment ends like the others, and goes like them.
  const read = isDraining ? readRemaining : readBatch;
  const batch = read(folder, from, isBusy() ? BUSY.clicks : BATCH_CLICKS);
  if (!batch) return null;
  const clicks: ObservedClick[] = [];
  await inParts(batch.clicks, PART_CLICKS, (part) => {
    for (const click of part) clicks.push(observe(click, places));
  });
  return { ...batch, clicks };
}

/** As readAhead, where a failure must not undo the batch that is being stored: the next attempt meets it again. */
async function tryAhead(from: JournalPosition): Promise<ReadAhead | null> {
  try {
    return await readAhead(from);
  } catch {
    return null;
  }
}

/** Removes what is stored: the position beyond these segments was committed durably. */
async function forgetSegments(client: PoolClient, stored: JournalPosition): Promise<void> {
  const done = listSegments(folder).filter((segment) => segment < stored.segment);
  if (done.length) await unlessKept(client, () => done.forEach((segment) => removeSegment(folder, segment)));
}

function report(position: JournalPosition, stored: number, damagedBytes: number): void {
  const segments = listSegments(folder).filter((segment) => segment >= position.segment);
  const lagBytes = segments.length ? Math.max(0, journalBytes(folder) - position.offset) : 0;
  tell({ type: 'progress', stored, damagedBytes, lagBytes });
}
