import { availableParallelism, cpus } from 'node:os';

/** How long a server process that says it is busy is taken to be, milliseconds. */
const HOLDS_MS = 1_000;
/** How often it is looked what the processors do, milliseconds. */
const LOOK_MS = 250;
/** With so many processors to spare, an ingester and its database take nothing from visitors. */
const ENOUGH_PROCESSORS = 1;
/** From this share of the journals' room on, no click may be lost for want of it. */
const FULL_SHARE = 0.5;

/** What the processors of this machine have done since it started, milliseconds of all together. */
export interface Processors {
  count: number;
  total: number;
  /** Nothing, or work of a lower priority: an ingester's is. */
  spare: number;
  /** This process is given fewer of them, as in a container: what others leave says nothing. */
  isPart: boolean;
}

function processorsOfMachine(): Processors {
  const all = cpus();
  let [total, spare] = [0, 0];
  for (const { times } of all) {
    total += times.user + times.nice + times.sys + times.idle + times.irq;
    spare += times.idle + times.nice;
  }
  return { count: all.length, total, spare, isPart: availableParallelism() < all.length };
}

/**
 * Decides whether storing clicks gives way to visitors: while they keep a server process busy and need all processors, and until
 * the journals, which keep the clicks meanwhile, are half full.
 */
export class StoringThrottle {
  readonly #journalBytes: number;
  readonly #look: () => Processors;
  #busyUntil = -Infinity;
  #waitingBytes = 0;
  #last: (Processors & { at: number }) | null = null;
  #spareProcessors = 0;

  /** `journalBytes` is what the journals of this node may take. */
  constructor(journalBytes: number, look = processorsOfMachine) {
    this.#journalBytes = journalBytes;
    this.#look = look;
  }

  /** A server process says that redirects keep it busy. */
  noteBusy(): void {
    const now = performance.now();
    if (now >= this.#busyUntil) [this.#last, this.#spareProcessors] = [null, 0]; // what was before says nothing of now
    this.#busyUntil = now + HOLDS_MS;
    if (!this.#last || now - this.#last.at >= LOOK_MS) this.#compare(now);
  }

  /** So many bytes of the journals wait to be stored. */
  noteWaiting(bytes: number): void {
    this.#waitingBytes = bytes;
  }

  isNeeded(): boolean {
    const isBusy = performance.now() < this.#busyUntil;
    return isBusy && this.#spareProcessors < ENOUGH_PROCESSORS && this.#waitingBytes < this.#journalBytes * FULL_SHARE;
  }

  #compare(at: number): void {
    const [last, next] = [this.#last, this.#look()];
    this.#last = { ...next, at };
    if (!last || next.isPart) return;
    this.#spareProcessors = ((next.spare - last.spare) / (next.total - last.total || 1)) * next.count;
  }
}
