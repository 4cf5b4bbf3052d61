import { UserError } from './user-error.ts';

/** How many run at once, altogether and for one key; how many wait, altogether and for one key, and for how long. */
export interface PlacesSettings {
  places: number;
  placesOfOne: number;
  waiting: number;
  waitingOfOne: number;
  waitMs: number;
}

/** Lets a limited number of tasks run at once. Who waits is served by turns, key by key. */
export class FairPlaces {
  readonly #settings: PlacesSettings;
  readonly #running = new Map<string, number>();
  /** Each key's waiting tasks; the key whose turn is next comes first. */
  readonly #queues = new Map<string, Set<() => void>>();
  #taken = 0;
  #waiting = 0;

  constructor(settings: PlacesSettings) {
    this.#settings = settings;
  }

  /** Runs the task in a place of its key; throws UserError UNAVAILABLE where too many wait, or one waits for too long. */
  async run<T>(key: string, task: () => Promise<T>): Promise<T> {
    if (this.#hasPlace(key)) this.#take(key);
    else await this.#comesUp(key);
    try {
      return await task();
    } finally {
      this.#leave(key);
    }
  }

  #hasPlace(key: string): boolean {
    const { places, placesOfOne } = this.#settings;
    return this.#taken < places && (this.#running.get(key) ?? 0) < placesOfOne;
  }

  #take(key: string): void {
    this.#taken++;
    this.#running.set(key, (this.#running.get(key) ?? 0) + 1);
  }

  #leave(key: string): void {
    this.#taken--;
    const left = this.#running.get(key)! - 1;
    if (left) this.#running.set(key, left);
    else this.#running.delete(key);
    for (const [next, queue] of this.#queues) {
      if (!this.#hasPlace(next)) continue;
      const [begin] = queue;
      this.#drop(next, begin!);
      if (this.#queues.delete(next) && queue.size) this.#queues.set(next, queue); // behind all others
      this.#take(next);
      return begin!();
    }
  }

  #drop(key: string, begin: () => void): void {
    const queue = this.#queues.get(key);
    if (!queue?.delete(begin)) return;
    this.#waiting--;
    if (!queue.size) this.#queues.delete(key);
  }

  async #comesUp(key: string): Promise<void> {
    const { waiting, waitingOfOne, waitMs } = this.#settings;
    const queue = this.#queues.get(key) ?? new Set();
    if (this.#waiting >= waiting || queue.size >= waitingOfOne) throw tooBusy();
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    this.#queues.set(key, queue.add(resolve));
    this.#waiting++;
    const timer = setTimeout(() => {
      this.#drop(key, resolve);
      reject(tooBusy());
    }, waitMs);
    await promise.finally(() => clearTimeout(timer));
  }
}

const tooBusy = () => new UserError('UNAVAILABLE', 'The server is busy. Please try again in a moment.', undefined, 2);
