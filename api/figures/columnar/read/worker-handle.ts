import { Worker } from 'node:worker_threads';
import type { FromWorker, ToWorker, WorkerSettings } from './worker-messages.ts';

interface Waiting<Reply> {
  resolve: (reply: Reply) => void;
  reject: (error: Error) => void;
}

/** After so long without a request its memory is worth more than what it has read. */
const IDLE_MS = 10 * 60_000;

/** A thread that replies to requests. It starts when it is needed, and ends when it was not for ten minutes. */
export class WorkerHandle<Request, Reply> {
  readonly #file: string;
  readonly #settings: () => WorkerSettings;
  readonly #waiting = new Map<number, Waiting<Reply>>();
  #worker: Worker | undefined;
  #idleTimer: NodeJS.Timeout | undefined;
  #lastId = 0;

  constructor(file: string, settings: () => WorkerSettings) {
    this.#file = file;
    this.#settings = settings;
  }

  /** Starts it, if it does not run: the first request then waits for nothing but its reply. */
  start(): void {
    if (!this.#worker) this.#rest((this.#worker = this.#begin()));
  }

  get isRunning(): boolean {
    return this.#worker !== undefined;
  }

  /** Its reply; throws what it throws (an Error of the same name, code and stack), and when it ends. */
  ask(request: Request): Promise<Reply> {
    clearTimeout(this.#idleTimer);
    const worker = (this.#worker ??= this.#begin());
    const id = ++this.#lastId;
    const { promise, resolve, reject } = Promise.withResolvers<Reply>();
    this.#waiting.set(id, { resolve, reject });
    worker.ref(); // the process must not end before the reply; it need not stay for the thread
    worker.postMessage({ type: 'ask', id, request } satisfies ToWorker<Request>);
    return promise;
  }

  /** Ends it; the next request starts another. */
  async end(): Promise<void> {
    clearTimeout(this.#idleTimer);
    const worker = this.#worker;
    if (!worker) return;
    this.#worker = undefined;
    const ended = new Promise((resolve) => worker.once('exit', resolve));
    worker.postMessage({ type: 'end' } satisfies ToWorker<Request>);
    await ended;
  }

  #begin(): Worker {
    const worker = new Worker(this.#file, { workerData: this.#settings() });
    worker.unref();
    worker.on('message', (message: FromWorker<Reply>) => {
      const asker = this.#waiting.get(message.id);
      this.#waiting.delete(message.id);
      if (!this.#waiting.size) this.#rest(worker);
      if ('reply' in message) asker?.resolve(message.reply);
      else asker?.reject(Object.assign(new Error(message.error.message), message.error));
    });
    worker.on('error', (error) => this.#fail(worker, error as Error));
    worker.on('exit', () => this.#fail(worker, new Error('The thread that counts clicks ended.')));
    return worker;
  }

  #rest(worker: Worker): void {
    worker.unref();
    this.#idleTimer = setTimeout(() => void this.end(), IDLE_MS).unref();
  }

  #fail(ended: Worker, error: Error): void {
    if (ended !== this.#worker && this.#worker) return; // a successor replies to what is waiting now
    this.#worker = undefined;
    for (const { reject } of this.#waiting.values()) reject(error);
    this.#waiting.clear();
  }
}
