// The thread in which cold questions are asked, as the product asks them in one of its own: of an engine that has
// forgotten all clicks. What the collector has to look through is then what it has there.
import { workerData } from 'node:worker_threads';
import { Engine } from '../../api/analytics/columns/engine.ts';
import { serveThread } from '../../api/analytics/columns/serve-thread.ts';
import type { Answering } from '../../api/analytics/columns/worker-messages.ts';

const engine = new Engine(workerData);

serveThread<Answering['asked'], Answering['answered']>(
  (question) => {
    engine.forget(question.ownerId);
    return engine.answer(question);
  },
  () => engine.end(),
);
