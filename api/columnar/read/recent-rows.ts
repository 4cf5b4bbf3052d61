import { arityOf, columnGroupNames, type ColumnGroup } from '../layout/column-groups.ts';
import type { DayRows } from '../layout/read-rows.ts';
import { beginsAnywhere } from '../../days.ts';
import type { Dictionaries } from './select.ts';
import type { RowBlock, BlockDay, BlockGroup } from './row-block.ts';

const INITIAL = 64;

/** The clicks of one day that are in no block yet. They grow, and are kept in the owner's codes. */
export class RecentRows implements RowBlock {
  readonly deletedLinkIds: readonly number[] = [];
  readonly totals = null;
  readonly startsAt: number;
  readonly day: string;
  readonly groups: Record<ColumnGroup, BlockGroup>;
  flags = new Uint8Array(INITIAL);
  hour = new Uint8Array(INITIAL);
  at = new Uint32Array(INITIAL);
  /** How many there are. */
  clicks = 0;
  /** When the latest of them was, milliseconds since 1970. */
  latest = -Infinity;

  constructor(day: string) {
    this.day = day;
    this.startsAt = beginsAnywhere(day);
    this.groups = Object.fromEntries(
      columnGroupNames.map((group) => [group, { codes: new Uint32Array(INITIAL), ownerCodes: null, runStarts: null }]),
    ) as unknown as Record<ColumnGroup, BlockGroup>;
  }

  get days(): BlockDay[] {
    return [{ day: this.day, begin: 0, end: this.clicks }];
  }

  /** How much memory it takes, bytes. */
  get bytes(): number {
    return this.flags.length * (2 + 4 + 4 * columnGroupNames.length);
  }

  /** Adds clicks of the day that are not in it yet. */
  append(more: DayRows, dictionaries: Dictionaries): void {
    this.#reserve(this.clicks + more.clicks);
    for (const group of columnGroupNames) {
      const { codes } = this.groups[group];
      const arity = arityOf(group);
      for (let row = 0; row < more.clicks; row++) {
        codes[this.clicks + row] = dictionaries[group].codeOf(more.tuples[group], row * arity);
      }
    }
    this.flags.set(more.flags, this.clicks);
    this.hour.set(more.hour, this.clicks);
    for (let row = 0; row < more.clicks; row++) {
      const timestamp = more.at[row]!;
      this.at[this.clicks + row] = timestamp - this.startsAt;
      if (timestamp > this.latest) this.latest = timestamp;
    }
    this.clicks += more.clicks;
  }

  #reserve(clicks: number): void {
    if (clicks <= this.flags.length) return;
    const size = Math.max(clicks, this.flags.length * 2);
    this.flags = larger(new Uint8Array(size), this.flags);
    this.hour = larger(new Uint8Array(size), this.hour);
    this.at = larger(new Uint32Array(size), this.at);
    for (const group of columnGroupNames) {
      this.groups[group].codes = larger(new Uint32Array(size), this.groups[group].codes);
    }
  }
}

function larger<Column extends { set(from: ArrayLike<number>): void }>(to: Column, from: ArrayLike<number>): Column {
  to.set(from);
  return to;
}
