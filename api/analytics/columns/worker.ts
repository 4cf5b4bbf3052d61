// The thread that answers questions about clicks from their columns, away from the event loop that answers visitors.
import { workerData } from 'node:worker_threads';
import { Engine } from './engine.ts';
import { serveThread } from './serve-thread.ts';
import type { Answering } from './worker-messages.ts';

const engine = new Engine(workerData);

serveThread<Answering['asked'], Answering['answered']>(
  (question) => engine.answer(question),
  () => engine.end(),
);
