// The ingester's process: stores the journals in PostgreSQL, outside the event loops that answer visitors and at a lower
// priority. It ends with its parent. Arguments: the journals' folder, the node's id, the number of its start, what
// kind of database it is, and how many server processes write to journals.
import { setTimeout as delay } from 'node:timers/promises';
import type { PoolClient } from 'pg';
import type { DatabaseKind } from '../database/address.ts';
import { pool } from '../database/pool.ts';
import { failureOf } from '../common/failure.ts';
import { ALIVE_MS } from '../common/kept-process.ts';
import { freeMemoryWhenIdle } from '../common/free-memory.ts';
import { observe, type ObservedClick } from '../clicks/enrich.ts';
import { ReportFollower } from '../clicks/join-reports.ts';
import { inChunks } from '../clicks/in-chunks.ts';
import { Ingest, type ObservedBatch } from '../clicks/ingest.ts';
import { lowerWorkerPriority } from './worker-priority.ts';
import { StoringThrottle } from './storing-throttle.ts';
import type { FromIngester, ToIngester } from './ingester.ts';
import {
  movedBy,
  NodeJournals,
  positionOf,
  FIRST_PROCESS,
  type JournalPositions,
  type NodeBatch,
} from '../clicks/node-journals.ts';
import { openPlaces, type Places } from '../click-model/place.ts';
import { PositionMoved } from '../clicks/position.ts';
import { StoreRequests } from '../clicks/store-journals.ts';
import { config } from '../common/config.ts';
import { traced } from '../common/tracing.ts';
import { startTracing } from '../database/start-tracing.ts';

const [folder, nodeId, generation, database, writing] = process.argv.slice(2) as [
  string,
  string,
  string,
  DatabaseKind,
  string,
];
const journals = new NodeJournals(folder, Number(writing), config.journal);

/** Clicks of one transaction: many enough to be cheap per click, few enough to commit within a second. */
const BATCH_CLICKS = 40_000;
/** Clicks observed at a time, which takes a millisecond; between chunks pending I/O runs. */
const CHUNK_CLICKS = 200;
/** Shortest time between two transactions, milliseconds: a click still reaches dashboards within a second. */
const PACE_MS = 100;
/**
 * While visitors need the processors: small batches, and pauses of nineteen times their duration. The journal grows and
 * is stored when the load is over. A lower priority alone does not suffice: on two cores redirects fell to half their speed.
 */
const BUSY = { clicks: 1_000, restFactor: 19, maxRestMs: 1_000 };
/** Messages announce new clicks; this bounds the delay when one is lost. */
const IDLE_MS = 500;
const MAX_BACKOFF_MS = 5_000;

let wake = () => {};
let isDraining = false;
let opened: Places | null = null;
const throttle = new StoringThrottle(config.journal.maxBytes);
const isBusy = () => throttle.isNeeded();
const send = (message: FromIngester) => process.send?.(message);
/** Sends a message; resolves when it has left this process, or the parent is gone. */
const sent = (message: FromIngester) =>
  new Promise<void>((resolve) => {
    if (process.connected) process.send!(message, undefined, undefined, () => resolve());
    else resolve();
  });

process.on('message', (message: ToIngester) => {
  if (typeof message === 'object') return find(message);
  if (message === 'drain') isDraining = true;
  if (message === 'busy') throttle.noteBusy();
  wake();
});
process.on('disconnect', () => process.exit(0));
// Ctrl-C and a closed terminal reach the whole process group; the parent sends `drain` once the journal is closed.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => {});
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});

const woken = () =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, IDLE_MS);
    wake = () => {
      clearTimeout(timer);
      resolve();
    };
  });

/** Answers a lookup; one that comes before the databases are open stays without an answer. */
function find({ find: address, id }: Extract<ToIngester, object>): void {
  if (opened) send({ type: 'place', id, place: opened.find(address) });
}

lowerWorkerPriority(database);
freeMemoryWhenIdle(isBusy);
setInterval(() => send({ type: 'alive' }), ALIVE_MS).unref();
const places = openPlaces();
opened = places;
const endTracing = await startTracing('ingester');
let backoff = PACE_MS;
const reports = new ReportFollower(pool);
for (;;) {
  try {
    await work(await pool.connect()); // the connection over which backups ask
    break;
  } catch (error) {
    await sent({ type: 'failing', ...failureOf(error) }); // before this process may exit
    if (error instanceof PositionMoved || isDraining) process.exit(1);
    await delay(backoff); // usually the database is away; meanwhile the journal keeps the clicks
    backoff = Math.min(backoff * 2, MAX_BACKOFF_MS);
  }
}
await endTracing();
process.exit(0);

/** Prepares the store; returns where the journals are stored up to. */
async function begin(client: PoolClient, ingest: Ingest, requests: StoreRequests): Promise<JournalPositions> {
  await ingest.prepare();
  const positions = await ingest.positions();
  await requests.listen(client, () => wake());
  send({ type: 'ready' });
  return positions;
}

async function work(client: PoolClient): Promise<void> {
  const ingest = new Ingest(nodeId, Number(generation));
  try {
    const requests = new StoreRequests(nodeId);
    let positions = await begin(client, ingest, requests);
    let batch: ReadAhead | null = null;
    for (;;) {
      const isLast = isDraining; // read before the journal is: then a batch is known to be the last
      requests.note(() => journals.ends());
      batch ??= await readAhead(positions);
      if (batch) {
        const began = performance.now();
        const { clicks, damagedBytes, hasMore, moved } = batch;
        let following: Promise<ReadAhead | null> | null = null;
        await store(ingest, positions, batch, () => {
          // Without a backlog a later read finds newer clicks; under load visitors need the other core.
          if (hasMore && !isBusy()) following = tryAhead(ingest, moved);
        });
        positions = moved;
        if (clicks.length) reports.follow();
        await requests.tell(client, positions);
        await journals.removeStored(client, positions);
        report(positions, clicks.length, damagedBytes);
        backoff = PACE_MS;
        batch = isBusy() ? null : await following; // under load, only small batches
        if (!isDraining) await delay(restAfter(performance.now() - began));
      } else {
        await requests.tell(client, positions);
        await journals.removeStored(client, positions); // files that a backup has kept until now
        if (isLast) await journals.removeAllStored(client, positions);
        await settle(ingest);
        report(positions, 0, 0);
        if (isLast) return;
        await woken();
      }
    }
  } finally {
    await ingest.close();
    client.release(true);
  }
}

/** Does what was left for batches that did not come: the counters of links, and what could not be sent. */
async function settle(ingest: Ingest): Promise<void> {
  await ingest.settle();
  await ingest.send();
}

/** Declared as a function: the module's own loop runs before constants at its end have values. */
function store(ingest: Ingest, positions: JournalPositions, batch: ReadAhead, meanwhile: () => void): Promise<void> {
  return traced('store clicks', { 'footbridge.clicks': batch.clicks.length }, () =>
    ingest.store(positionOf(positions, FIRST_PROCESS), batch, meanwhile),
  );
}

/** Milliseconds to pause after a batch that took `workedMs`. */
function restAfter(workedMs: number): number {
  if (isBusy()) return Math.min(workedMs * BUSY.restFactor, BUSY.maxRestMs);
  return Math.max(0, PACE_MS - workedMs);
}

interface ReadAhead extends ObservedBatch {
  damagedBytes: number;
  hasMore: boolean;
  /** The positions once it is stored. */
  moved: JournalPositions;
}

/** Reads and observes the batch after the positions; null for none yet. */
async function readAhead(from: JournalPositions): Promise<ReadAhead | null> {
  // The journals are closed before the message to drain, so their last files are complete and can be removed, too.
  const batch: NodeBatch | null = journals.read(from, isBusy() ? BUSY.clicks : BATCH_CLICKS, isDraining);
  if (!batch) return null;
  const clicks: ObservedClick[] = [];
  await inChunks(batch.clicks, CHUNK_CLICKS, (chunk) => {
    for (const click of chunk) clicks.push(observe(click, places));
  });
  return { ...batch, clicks, moved: movedBy(from, batch) };
}

/**
 * Reads and prepares the batch after the positions beside the one that is being stored. Null also for a failure, which must not undo that
 * one; the next read reports it.
 */
async function tryAhead(ingest: Ingest, from: JournalPositions): Promise<ReadAhead | null> {
  try {
    const batch = await readAhead(from);
    return batch && { ...batch, prepared: await ingest.prepareClicks(batch.clicks) };
  } catch {
    return null;
  }
}

function report(positions: JournalPositions, stored: number, damagedBytes: number): void {
  const { bytes, lagBytes } = journals.sizes(positions);
  throttle.noteWaiting(lagBytes);
  send({ type: 'progress', stored, damagedBytes, lagBytes, keptBytes: bytes - lagBytes });
}
