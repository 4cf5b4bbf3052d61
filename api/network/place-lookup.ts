import { Worker } from 'node:worker_threads';
import { logger } from '../common/logger.ts';
import { entryFile } from '../common/product-files.ts';

export interface PlaceQuestion {
  id: number;
  address: string;
}

/** The place of an address, as far as fallbacks depend on it. */
export interface VisitorPlace {
  /** Packed ISO code; 0 when unknown. */
  country: number;
  /** "AS<number> <organisation>"; null when unknown. */
  network: string | null;
}

export type PlaceAnswer = VisitorPlace & Pick<PlaceQuestion, 'id'>;

/** Finds the places of visitors; throws when it cannot. */
export type FindPlace = (address: string) => Promise<VisitorPlace>;

/** Looks places up on a thread, which runs until `close`. */
export class PlaceLookup {
  #worker: Worker | null = null;
  readonly #asked = new Map<number, PromiseWithResolvers<VisitorPlace>>();
  #last = 0;
  /** Asked in this turn of the event loop: they are sent together, as a message costs more than a lookup. */
  #waiting: PlaceQuestion[] = [];

  readonly find: FindPlace = (address) => {
    const question = { id: ++this.#last, address };
    const answer = Promise.withResolvers<VisitorPlace>();
    this.#asked.set(question.id, answer);
    if (this.#waiting.push(question) === 1) setImmediate(() => this.#send());
    return answer.promise;
  };

  /** Starts the thread, so that the first question need not wait for it. */
  open(): Worker {
    return (this.#worker ??= this.#start());
  }

  /** Ends the thread, and with it the memory that it takes; what is still asked fails. */
  close(): void {
    const worker = this.#worker;
    this.#worker = null;
    void worker?.terminate();
    this.#fail(new Error('the lookup of places was closed'));
  }

  #send(): void {
    const questions = this.#waiting;
    this.#waiting = [];
    if (this.#asked.has(questions[0]!.id)) this.open().postMessage(questions);
  }

  #start(): Worker {
    const worker = new Worker(entryFile('network/place-worker.ts'));
    worker.unref();
    worker.on('message', (answers: PlaceAnswer[]) => {
      for (const { id, country, network } of answers) {
        this.#asked.get(id)?.resolve({ country, network });
        this.#asked.delete(id);
      }
    });
    worker.on('error', (error) => logger.error({ err: error }, 'places of visitors cannot be looked up'));
    worker.on('exit', () => {
      if (this.#worker !== worker) return;
      this.#worker = null; // the next question starts another
      this.#fail(new Error('the lookup of places ended'));
    });
    return worker;
  }

  #fail(reason: Error): void {
    for (const { reject } of this.#asked.values()) reject(reason);
    this.#asked.clear();
  }
}
