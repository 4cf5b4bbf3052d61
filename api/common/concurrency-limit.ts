interface Line {
  running: number;
  /** What waits, in order of arrival; each is called when its turn comes. */
  waiting: Set<() => void>;
}

interface Bounds {
  /** Pieces of work of one key that run at once. */
  running: number;
  /** Those that wait for one of them to end; any number by default. */
  waiting?: number;
  /** How long each waits, milliseconds; as long as it takes by default. */
  waitMs?: number;
}

/** Lets so much work of each key run at once, and the rest wait in order of arrival. */
export class ConcurrencyLimit<Key> {
  readonly #bounds: Required<Bounds>;
  readonly #refusal: () => Error;
  readonly #lines = new Map<Key, Line>();

  /** `refusal` makes the error for work whose turn does not come. */
  constructor(bounds: Bounds, refusal: () => Error) {
    this.#bounds = { waiting: Infinity, waitMs: Infinity, ...bounds };
    this.#refusal = refusal;
  }

  /**
   * Runs the work in the key's turn and resolves to its result. The turn lasts until the work is done, even if nobody
   * waits for it. Throws the refusal when too much waits or the turn does not come in time, and the signal's reason
   * where that is aborted before.
   */
  async take<Result>(
    key: Key,
    work: () => Result | PromiseLike<Result>,
    gone = new AbortController().signal,
  ): Promise<Result> {
    const line = this.#lines.get(key) ?? { running: 0, waiting: new Set() };
    this.#lines.set(key, line);
    if (line.running < this.#bounds.running) line.running++;
    else await this.#comesUp(line, gone);
    try {
      return await work();
    } finally {
      this.#passOn(key, line);
    }
  }

  /** Passes the turn to the work that has waited longest. */
  #passOn(key: Key, line: Line): void {
    const [next] = line.waiting;
    if (next) return next();
    line.running--;
    if (!line.running) this.#lines.delete(key);
  }

  async #comesUp({ waiting }: Line, gone: AbortSignal): Promise<void> {
    if (waiting.size >= this.#bounds.waiting) throw this.#refusal();
    gone.throwIfAborted();
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const mine = () => {
      waiting.delete(mine);
      resolve();
    };
    // Leaves the queue immediately: a turn passed to aborted work would never end.
    const giveUp = (reason: unknown) => {
      waiting.delete(mine);
      reject(reason as Error);
    };
    const { waitMs } = this.#bounds;
    const timer = waitMs === Infinity ? undefined : setTimeout(() => giveUp(this.#refusal()), waitMs);
    const abandon = () => giveUp(gone.reason);
    gone.addEventListener('abort', abandon);
    waiting.add(mine);
    try {
      await promise;
    } finally {
      clearTimeout(timer);
      gone.removeEventListener('abort', abandon);
    }
  }
}
