import type { Audience } from '../../contract/contract.ts';
import { endsEverywhere } from '../../../common/days.ts';
import { flagBits } from '../layout/column-groups.ts';
import { byDay, type Rows } from './flag-counts.ts';
import { present, type RowBlock } from './row-block.ts';
import type { NewestQuery } from './scan-query.ts';
import type { Selection } from './select.ts';
import { topOf } from '../../../common/top.ts';

/** Whether a click with these flags is one of an audience. */
const isOf: Record<Audience, (flags: number) => boolean> = {
  humans: (flags) => (flags & flagBits.human) !== 0,
  bots: (flags) => (flags & flagBits.human) === 0,
  everybody: () => true,
};

/** Collects the timestamps of the newest clicks, each once, of blocks that come latest days first. */
export class NewestTimestamps {
  readonly #query: NewestQuery;
  #timestamps: number[] = [];

  constructor(query: NewestQuery) {
    this.#query = query;
  }

  /** Whether a block may have one of the newest clicks that are not known yet. */
  wants({ days }: RowBlock): boolean {
    return days.length > 0 && this.#wantsDay(days.at(-1)!.day);
  }

  add(block: RowBlock, selection: Selection): void {
    for (const [{ day }, rows] of [...byDay(selection)].reverse()) {
      if (!this.#wantsDay(day)) return;
      this.#addRows(block, rows);
    }
  }

  /** Milliseconds since 1970, newest first. */
  result(): number[] {
    return this.#timestamps;
  }

  #wantsDay(day: string): boolean {
    if (this.#timestamps.length < this.#query.limit) return true;
    return endsEverywhere(day) >= this.#timestamps.at(-1)!;
  }

  #addRows(block: RowBlock, { rows, begin, end }: Rows): void {
    const { before, audience, limit } = this.#query;
    const at = present(block.at);
    const flags = present(block.flags);
    const last = (before ?? Infinity) - block.startsAt;
    const timestamps = this.#timestamps;
    const isWanted = isOf[audience];
    const addRow = (row: number) => {
      if (at[row]! <= last && isWanted(flags[row]!)) timestamps.push(block.startsAt + at[row]!);
    };
    if (rows) rows.forEach(addRow);
    else for (let row = begin; row < end; row++) addRow(row);
    this.#timestamps = topOf([...new Set(timestamps)], limit, (a, b) => b - a);
  }
}
