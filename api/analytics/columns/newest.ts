import { flagBits } from '../../columns/layout.ts';
import { endsEverywhere } from '../../days.ts';
import type { NewestAsk } from './needed.ts';
import { byDay, type Rows } from './tally.ts';
import type { Selection } from './select.ts';
import { present, type Stretch } from './stretch.ts';
import { topOf } from './top.ts';

/** By whose clicks are asked for: whether a click with these flags is one of them. */
const wanted: Record<NewestAsk['who'], (flags: number) => boolean> = {
  people: (flags) => (flags & flagBits.human) !== 0,
  bots: (flags) => (flags & flagBits.human) === 0,
  everything: () => true,
};

/** Collects the moments of the newest clicks, each once, of stretches that come latest days first. */
export class Newest {
  readonly #ask: NewestAsk;
  #moments: number[] = [];

  constructor(ask: NewestAsk) {
    this.#ask = ask;
  }

  /** Whether a stretch may have one of the newest clicks that are not known yet. */
  wants({ days }: Stretch): boolean {
    return days.length > 0 && this.#wantsDay(days.at(-1)!.day);
  }

  add(stretch: Stretch, selection: Selection): void {
    for (const [day, rows] of [...byDay(selection)].reverse()) {
      if (!this.#wantsDay(day)) return;
      this.#addRows(stretch, rows);
    }
  }

  answer(): number[] {
    return this.#moments;
  }

  #wantsDay(day: string): boolean {
    if (this.#moments.length < this.#ask.limit) return true;
    return endsEverywhere(day) >= this.#moments.at(-1)!;
  }

  #addRows(stretch: Stretch, { rows, begin, end }: Rows): void {
    const { before, who, limit } = this.#ask;
    const at = present(stretch.at);
    const flags = present(stretch.flags);
    const last = (before ?? Infinity) - stretch.startsAt;
    const moments = this.#moments;
    const isWanted = wanted[who];
    const addRow = (row: number) => {
      if (at[row]! <= last && isWanted(flags[row]!)) moments.push(stretch.startsAt + at[row]!);
    };
    if (rows) rows.forEach(addRow);
    else for (let row = begin; row < end; row++) addRow(row);
    this.#moments = topOf([...new Set(moments)], limit, (a, b) => b - a);
  }
}
