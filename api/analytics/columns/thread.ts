import { Worker } from 'node:worker_threads';
import type { FromThread, ToThread, WorkerSettings } from './worker-messages.ts';

interface Waiting<Answered> {
  resolve: (answered: Answered) => void;
  reject: (error: Error) => void;
}

/** A thread that answers what it is asked. It starts when it is first needed, and anew when it has ended. */
export class Thread<Asked, Answered> {
  readonly #file: string;
  readonly #settings: () => WorkerSettings;
  readonly #waiting = new Map<number, Waiting<Answered>>();
  #worker: Worker | undefined;
  #lastId = 0;

  constructor(file: string, settings: () => WorkerSettings) {
    this.#file = file;
    this.#settings = settings;
  }

  /** Starts it, if it does not run: the first question then waits for nothing but its answer. */
  start(): void {
    this.#worker ??= this.#begin();
  }

  /** What it answers; throws what it throws (an Error of the same name), and when it ends. */
  ask(asked: Asked): Promise<Answered> {
    const worker = (this.#worker ??= this.#begin());
    const id = ++this.#lastId;
    const { promise, resolve, reject } = Promise.withResolvers<Answered>();
    this.#waiting.set(id, { resolve, reject });
    worker.ref(); // the process must not end before the answer; it need not stay for the thread
    worker.postMessage({ type: 'ask', id, asked } satisfies ToThread<Asked>);
    return promise;
  }

  /** Ends it; the next question starts another. */
  async end(): Promise<void> {
    const worker = this.#worker;
    if (!worker) return;
    this.#worker = undefined;
    const ended = new Promise((resolve) => worker.once('exit', resolve));
    worker.postMessage({ type: 'end' } satisfies ToThread<Asked>);
    await ended;
  }

  #begin(): Worker {
    const worker = new Worker(this.#file, { workerData: this.#settings() });
    worker.unref();
    worker.on('message', (message: FromThread<Answered>) => {
      const asker = this.#waiting.get(message.id);
      this.#waiting.delete(message.id);
      if (!this.#waiting.size) worker.unref();
      if ('answered' in message) asker?.resolve(message.answered);
      else asker?.reject(Object.assign(new Error(message.error.message), { name: message.error.name }));
    });
    worker.on('error', (error) => this.#fail(worker, error as Error));
    worker.on('exit', () => this.#fail(worker, new Error('The thread that counts clicks ended.')));
    return worker;
  }

  #fail(ended: Worker, error: Error): void {
    if (ended !== this.#worker && this.#worker) return; // a successor answers what is waiting now
    this.#worker = undefined;
    for (const { reject } of this.#waiting.values()) reject(error);
    this.#waiting.clear();
  }
}
