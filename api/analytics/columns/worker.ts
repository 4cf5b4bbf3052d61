// The thread that keeps clicks as columns in memory and counts them, away from the event loop that answers visitors.
import { setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { Engine } from './engine.ts';
import { columnsPool } from './pool.ts';
import type { FromWorker, ToWorker, WorkerSettings } from './worker-messages.ts';

/** Redirects come first where there is not enough processor for all; on Linux this is the thread's own. */
const NICENESS = 5;

const settings = workerData as WorkerSettings;
const pool = columnsPool(settings.databaseUrl);
const engine = new Engine(pool, settings.maxBytes);
const port = parentPort!;

try {
  setPriority(NICENESS);
} catch {
  // Not every system lets a thread have one of its own; then all work is equal.
}

port.on('message', (message: ToWorker) => {
  if (message.type === 'end') return void pool.end().then(() => port.close());
  const { id, question } = message;
  const reply = (answer: FromWorker) => port.postMessage(answer);
  engine.answer(question).then(
    (answers) => reply({ id, answers }),
    (error: Error) => reply({ id, error: error.message }),
  );
});
