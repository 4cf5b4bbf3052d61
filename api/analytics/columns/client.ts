import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { config } from '../../config.ts';
import type { Answer, Answers, Ask, Question } from './question.ts';
import type { FromWorker, ToWorker, WorkerSettings } from './worker-messages.ts';

type Clicks = Omit<Question, 'asks'>;

interface Waiting {
  resolve: (answers: Answer[]) => void;
  reject: (error: Error) => void;
}

interface Batch {
  question: Question;
  answers: Promise<Answer[]>;
}

let worker: Worker | undefined;
let lastId = 0;
const waiting = new Map<number, Waiting>();
const batches = new Map<string, Batch>();

/**
 * Asks the thread that keeps the clicks as columns. What is asked of the same clicks at the same time is answered
 * together, going through them once. Throws what the database says, and when the thread ends.
 */
export async function askColumns<One extends Ask>(clicks: Clicks, ask: One): Promise<Answers[One['kind']]> {
  const key = JSON.stringify(clicks);
  let batch = batches.get(key);
  if (!batch) {
    const question: Question = { ...clicks, asks: [] };
    // The fields of one GraphQL answer ask one after the other, within one turn of the event loop.
    const answers = new Promise<void>((resolve) => setImmediate(resolve)).then(() => {
      batches.delete(key);
      return send(question);
    });
    batches.set(key, (batch = { question, answers }));
  }
  const place = batch.question.asks.push(ask) - 1;
  return (await batch.answers)[place] as Answers[One['kind']];
}

/** Ends the thread; the next question starts another. */
export async function closeColumns(): Promise<void> {
  if (!worker) return;
  const ending = worker;
  worker = undefined;
  const ended = new Promise((resolve) => ending.once('exit', resolve));
  ending.postMessage({ type: 'end' } satisfies ToWorker);
  await ended;
}

function send(question: Question): Promise<Answer[]> {
  const to = (worker ??= start());
  const id = ++lastId;
  const { promise, resolve, reject } = Promise.withResolvers<Answer[]>();
  waiting.set(id, { resolve, reject });
  to.ref(); // the process must not end before the answer; it need not stay for the thread
  to.postMessage({ type: 'ask', id, question } satisfies ToWorker);
  return promise;
}

function start(): Worker {
  const settings: WorkerSettings = { databaseUrl: config.databaseUrl!, maxBytes: config.analyticsMemoryBytes };
  const started = new Worker(join(import.meta.dirname, 'worker.ts'), { workerData: settings });
  started.on('message', (message: FromWorker) => {
    const asker = waiting.get(message.id);
    waiting.delete(message.id);
    if (!waiting.size) started.unref();
    if ('answers' in message) asker?.resolve(message.answers);
    else asker?.reject(new Error(message.error));
  });
  started.on('error', (error) => fail(started, error));
  started.on('exit', () => fail(started, new Error('The thread that counts clicks ended.')));
  return started;
}

function fail(ended: Worker, error: Error): void {
  if (ended !== worker && worker) return; // a successor answers what is waiting now
  worker = undefined;
  for (const { reject } of waiting.values()) reject(error);
  waiting.clear();
}
