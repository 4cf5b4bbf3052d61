// Whether something else on the machine disturbed a visit, as the bench sees it itself: its own timers came late, or the host took
// the processors away.
import { readFileSync } from 'node:fs';
import { monitorEventLoopDelay } from 'node:perf_hooks';

/** A timer that comes later than this, milliseconds, or a larger share of processor time that the host took, disturbs a visit. */
export const BEARABLE = { lateMs: 30, stolen: 0.02 } as const;
/** How often a visit is made again. */
export const MOST_REPEATS = 5;

/** What was seen of the machine during a visit. */
export interface Seen {
  /** By how much the latest timer was late, milliseconds. */
  lateMs: number;
  /** The share of processor time that went to other machines of the host. */
  stolen: number;
}

/** Why a visit does not count; null where nothing disturbed it. */
export function disturbanceIn({ lateMs, stolen }: Seen): string | null {
  if (lateMs > BEARABLE.lateMs) return `a timer was ${Math.round(lateMs)} ms late`;
  return stolen > BEARABLE.stolen ? `the host took ${Math.round(stolen * 100)} % of the processors` : null;
}

/** What became of visits that were disturbed. */
export class Disturbances {
  #repeated = 0;
  #kept = 0;
  #last = '';

  /** Makes a visit, and again while something disturbs it; the last one is kept in any case, and told of. */
  async without<Result>(visit: () => Promise<Result>, watch = watchMachine): Promise<Result> {
    for (let repeats = 0; ; repeats++) {
      const seen = watch();
      const result = await visit();
      const disturbance = disturbanceIn(seen());
      if (!disturbance) return result;
      this.#last = disturbance;
      if (repeats === MOST_REPEATS) {
        this.#kept++;
        return result;
      }
      this.#repeated++;
    }
  }

  /** A sentence about them. */
  get words(): string {
    if (!this.#repeated && !this.#kept) return 'nothing disturbed the visits';
    const kept = this.#kept ? `; ${this.#kept} stayed disturbed` : '';
    return `${this.#repeated} visits were disturbed and made again (the last as ${this.#last})${kept}`;
  }
}

const RESOLUTION_MS = 5;

/** Watches the machine until what it returns is called. */
function watchMachine(): () => Seen {
  const loop = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  loop.enable();
  const before = processorTimes();
  return () => {
    loop.disable();
    const after = processorTimes();
    const stolen = (after.stolen - before.stolen) / Math.max(1, after.all - before.all);
    return { lateMs: loop.max / 1e6 - RESOLUTION_MS, stolen };
  };
}

const STOLEN = 7; // as proc(5) orders them

/** Ticks of all processors since the machine began; guests' are among the users'. */
function processorTimes(): { all: number; stolen: number } {
  const [line = ''] = readFileSync('/proc/stat', 'utf8').split('\n', 1);
  const ticks = line.trim().split(/\s+/).slice(1, STOLEN + 2).map(Number);
  return { all: ticks.reduce((sum, one) => sum + one, 0), stolen: ticks[STOLEN] ?? 0 };
}
