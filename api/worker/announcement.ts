import { performance } from 'node:perf_hooks';

/** Clicks of this many milliseconds share one message. */
const TOGETHER_MS = 25;
/**
 * Utilization of the event loop above which visitors need the processor more than dashboards do. On two cores, with a load
 * generator beside it, the loop never exceeds two thirds.
 */
const BUSY_UTILIZATION = 0.5;

/** Announces the clicks that a process writes: many together, and whether redirects keep the process busy. */
export class Announcement {
  readonly #tell: (isBusy: boolean) => void;
  #timer: NodeJS.Timeout | undefined;
  #load = performance.eventLoopUtilization();

  constructor(tell: (isBusy: boolean) => void) {
    this.#tell = tell;
  }

  /** New clicks were written; cheap enough for every turn of the event loop. */
  readonly make = (): void => {
    this.#timer ??= setTimeout(() => {
      this.#timer = undefined;
      this.#tell(this.#isBusy());
    }, TOGETHER_MS);
  };

  /** Tells of nothing more. */
  end(): void {
    clearTimeout(this.#timer);
  }

  #isBusy(): boolean {
    const before = this.#load;
    this.#load = performance.eventLoopUtilization();
    return performance.eventLoopUtilization(this.#load, before).utilization > BUSY_UTILIZATION;
  }
}
