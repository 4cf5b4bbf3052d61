import { askClicks } from '../figures/engine/click-engine.ts';
import type { DaySums, Sums } from '../figures/contract/contract.ts';
import type { ComparedRange } from './compared-range.ts';
import { shownDay, type DayRange } from '../figures/contract/period.ts';
import { queryOf, type Scope } from './scope.ts';
import { totalOf } from './series.ts';

/** Reads the sums of the days of a scope, each range once. */
export class DayReader {
  readonly #scope: Scope;
  readonly #ranges = new Map<string, Promise<DaySums[]>>();

  constructor(scope: Scope) {
    this.#scope = scope;
  }

  /** The sums of the days of a range that have clicks, oldest first. */
  of({ from, to, span = null }: DayRange): Promise<DaySums[]> {
    const range = { from, to, span };
    const key = JSON.stringify(range);
    let days = this.#ranges.get(key);
    if (!days) this.#ranges.set(key, (days = this.#read(range)));
    return days;
  }

  async #read(range: DayRange): Promise<DaySums[]> {
    const stored = await askClicks(queryOf(this.#scope, range), { kind: 'days' });
    const shown = Map.groupBy(stored, ({ day }) => shownDay(day, range));
    return [...shown].map(([day, rows]) => ({ day, ...totalOf(rows) }));
  }

  /** The sum of a range. */
  async total(range: DayRange): Promise<Sums> {
    return totalOf(await this.of(range));
  }

  /** The sum of the part of a compared range that corresponds to what has passed of the period. */
  async totalUntil({ until, ...range }: ComparedRange): Promise<Sums> {
    if (until === null) return this.total(range);
    const { from, to, span } = range;
    const part = { since: span?.since ?? null, before: until, isWholeHours: false };
    if (span || from === to) return this.total({ from, to, span: part });
    // Kept sums contain the whole days, which series ask for as well; only the last one is counted from its clicks.
    const [days, last] = await Promise.all([this.of(range), this.total({ from: to, to, span: part })]);
    return totalOf([...days.filter(({ day }) => day !== to), last]);
  }
}
