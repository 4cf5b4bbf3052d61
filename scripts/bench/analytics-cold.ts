// The thread in which cold questions are asked, as the product asks them in one of its own: of an engine that has
// forgotten all clicks. What the collector has to look through is then what it has there.
import { parentPort, workerData } from 'node:worker_threads';
import { Engine } from '../../api/analytics/columns/engine.ts';
import { Helpers } from '../../api/analytics/columns/helpers.ts';
import { columnsPool } from '../../api/analytics/columns/pool.ts';
import type { Question } from '../../api/analytics/columns/question.ts';
import type { WorkerSettings } from '../../api/analytics/columns/worker-messages.ts';

const settings = workerData as WorkerSettings;
const pool = columnsPool(settings.databaseUrl);
const helpers = new Helpers(settings);
const engine = new Engine({ pool, helpers, maxBytes: settings.maxBytes });
const port = parentPort!;

port.on('message', (question: Question | null) => {
  if (!question) return void Promise.all([pool.end(), helpers.end()]).then(() => port.close());
  engine.forget(question.ownerId);
  void engine.answer(question).then((answers) => port.postMessage(answers));
});
