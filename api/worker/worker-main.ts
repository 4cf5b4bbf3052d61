// The worker's process: runs jobs and queues, outside the processes that answer visitors and store clicks and at a lower priority.
// It ends with its parent. Arguments: the journal's folder, the node's id, and what kind of database it is.
import { setTimeout as delay } from 'node:timers/promises';
import { config } from '../common/config.ts';
import { freeMemoryWhenIdle } from '../common/free-memory.ts';
import { ALIVE_MS } from '../common/kept-process.ts';
import type { DatabaseKind } from '../database/address.ts';
import { pool } from '../database/pool.ts';
import { startTracing } from '../database/start-tracing.ts';
import { keyRing } from '../secrets/key-ring.ts';
import { anyQueue, type JobQueue } from '../jobs/job.ts';
import { runAll } from '../jobs/runner.ts';
import { shareLimits } from '../limits/shared-counts.ts';
import { mailQueue } from '../mail/mail-queue.ts';
import { deliveryQueue } from '../webhooks/delivery-queue.ts';
import { lowerWorkerPriority } from './worker-priority.ts';
import { jobsOf } from './jobs.ts';
import type { ToWorker } from './worker.ts';

const [journalFolder, node, database] = process.argv.slice(2) as [string, string, DatabaseKind];

/** How long the word that visitors need the processor holds. */
const BUSY_MS = 1_000;
/** What takes longer at the end is broken off, and rolled back. */
const END_MS = 1_000;

let busyUntil = 0;
const isBusy = () => performance.now() < busyUntil;
const ending = new AbortController();
process.on('message', (message: ToWorker) => {
  if (message === 'busy') busyUntil = performance.now() + BUSY_MS;
  else ending.abort();
});
process.on('disconnect', () => process.exit(0));
// Ctrl-C and a closed terminal reach the whole process group; the parent says when to end.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => {});
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});

lowerWorkerPriority(database);
freeMemoryWhenIdle(isBusy);
const endTracing = await startTracing('worker');
await shareLimits(); // it requests destinations of people, too
setInterval(() => process.send?.('alive'), ALIVE_MS).unref();
const running = runAll({
  ...{ pool, node, jobs: jobsOf(journalFolder), signal: ending.signal },
  queues: [anyQueue(deliveryQueue), ...(config.smtp ? [await mails()] : [])],
  isBusy,
});
ending.signal.addEventListener('abort', () => void delay(END_MS).then(() => process.exit(0)));
await running;
await endTracing();
process.exit(0);

/** The queue of emails, whose links are signed with what is current; what writes them is loaded only where emails are sent. */
async function mails(): Promise<JobQueue> {
  const { compose } = await import('./compose.ts');
  const composeNow: typeof compose = async (mail) => {
    await keyRing.refresh();
    return compose(mail);
  };
  return anyQueue(mailQueue(composeNow));
}
