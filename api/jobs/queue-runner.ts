import type { Pool } from 'pg';
import { logger } from '../common/logger.ts';
import { traced } from '../common/tracing.ts';
import type { JobQueue } from './job.ts';
import { Sleeper } from './sleeper.ts';

/** After a failure, which usually means that the database is away. */
const RETRY_MS = 5_000;
/** What is to be done later than this is found when the queue is looked at. */
const LONGEST_TIMER_MS = 60_000;

/** Does what waits in one queue, as many at once as it allows; what is under way at the end is taken up again by whoever comes next. */
export class QueueRunner {
  readonly #queue: JobQueue;
  readonly #pool: Pool;
  readonly #signal: AbortSignal;
  readonly #sleeper = new Sleeper();
  readonly #underWay = new Map<Promise<void>, unknown>();
  readonly #timers = new Set<NodeJS.Timeout>();
  /** Until when nothing is taken, by the clock that stands still while the machine sleeps. */
  #restsUntil = 0;

  constructor(queue: JobQueue, pool: Pool, signal: AbortSignal) {
    this.#queue = queue;
    this.#pool = pool;
    this.#signal = signal;
  }

  /** Looks at once for what is due. */
  wake(): void {
    this.#sleeper.wake();
  }

  /** Runs until the signal. */
  async run(): Promise<void> {
    const { name, everyMs } = this.#queue;
    while (!this.#signal.aborted) {
      let waitMs = everyMs;
      try {
        await this.#look();
      } catch (error) {
        if (!this.#signal.aborted)
          logger.warn({ err: error, queue: name }, 'a queue cannot be worked off at the moment');
        waitMs = RETRY_MS;
      }
      await this.#sleeper.sleep(waitMs, this.#signal);
    }
    this.#timers.forEach(clearTimeout);
    await Promise.all(this.#underWay.keys());
  }

  async #look(): Promise<void> {
    const places = this.#queue.most - this.#underWay.size;
    if (places <= 0 || performance.now() < this.#restsUntil) return;
    for (const item of await this.#queue.claim(this.#pool, places, [...this.#underWay.values()])) this.#begin(item);
  }

  #begin(item: unknown): void {
    const working = this.#work(item).finally(() => {
      this.#underWay.delete(working);
      this.wake(); // there is a place again
    });
    this.#underWay.set(working, item);
  }

  async #work(item: unknown): Promise<void> {
    try {
      const { name } = this.#queue;
      const work = async () => this.#queue.work(item, this.#pool);
      const { againInMs, restMs } = (await traced(`queue ${name}`, {}, work)) ?? {};
      if (restMs !== undefined) this.#restsUntil = performance.now() + restMs;
      const nextMs = restMs ?? againInMs;
      if (nextMs !== undefined && nextMs < LONGEST_TIMER_MS) this.#wakeIn(nextMs);
    } catch (error) {
      logger.warn(
        { err: error, queue: this.#queue.name },
        'what came of a piece of work could not be noted; it is done again',
      );
    }
  }

  #wakeIn(ms: number): void {
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      this.wake();
    }, ms);
    this.#timers.add(timer);
  }
}
