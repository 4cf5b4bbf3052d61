// The thread that answers questions about clicks from their columns, away from the event loop that answers visitors.
import { workerData } from 'node:worker_threads';
import { Engine } from './engine.ts';
import { Helpers } from './helpers.ts';
import { columnsPool } from './pool.ts';
import { serveThread } from './serve-thread.ts';
import type { Answering, WorkerSettings } from './worker-messages.ts';

const settings = workerData as WorkerSettings;
const pool = columnsPool(settings.databaseUrl);
const helpers = new Helpers(settings);
const engine = new Engine({ pool, helpers, maxBytes: settings.maxBytes });

serveThread<Answering['asked'], Answering['answered']>(
  (question) => engine.answer(question),
  async () => {
    await Promise.all([pool.end(), helpers.end()]);
  },
);
