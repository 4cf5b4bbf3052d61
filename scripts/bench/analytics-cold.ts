// The thread in which cold questions are asked, as the product asks them in one of its own: of an engine that has nothing
// of the clicks in memory. What the collector has to look through is then what it has there.
import { parentPort, workerData } from 'node:worker_threads';
import { Engine } from '../../api/analytics/columns/engine.ts';
import { columnsPool } from '../../api/analytics/columns/pool.ts';
import type { Question } from '../../api/analytics/columns/question.ts';
import type { WorkerSettings } from '../../api/analytics/columns/worker-messages.ts';

const { databaseUrl, maxBytes } = workerData as WorkerSettings;
const pool = columnsPool(databaseUrl);
const port = parentPort!;

port.on('message', (question: Question | null) => {
  if (!question) return void pool.end().then(() => port.close());
  void new Engine(pool, maxBytes).answer(question).then((answers) => port.postMessage(answers));
});
