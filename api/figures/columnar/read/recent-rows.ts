import { arityOf, columnGroupNames, type ColumnGroup } from '../layout/column-groups.ts';
import { grown } from '../layout/grown.ts';
import type { DayRows } from '../layout/read-rows.ts';
import type { RepeatedRows } from '../layout/repeated-visitors.ts';
import { beginsAnywhere } from '../../../common/days.ts';
import { codesOfRows } from './codes-of-rows.ts';
import { DayVisitors } from './day-visitors.ts';
import { present, type BlockDay, type BlockGroup, type VisitorBlock } from './row-block.ts';
import type { Dictionaries } from './select.ts';
import type { StoredBlock } from './stored-block.ts';

const INITIAL = 64;

/** Clicks to be added, all columns of which have a value for each of them. */
interface MoreRows {
  clicks: number;
  /** In the owner's codes. */
  codes: Record<ColumnGroup, Uint32Array>;
  flags: Uint8Array;
  visitors: Int32Array;
  hour: Uint8Array;
  /** Milliseconds since the day began anywhere. */
  at: Uint32Array;
}

const byGroup = <Value>(of: (group: ColumnGroup) => Value) =>
  Object.fromEntries(columnGroupNames.map((group) => [group, of(group)])) as Record<ColumnGroup, Value>;

/** The clicks of one day that no block holds whole. They grow, and are kept in the owner's codes. */
export class RecentRows implements VisitorBlock {
  readonly deletedLinkIds: readonly number[] = [];
  readonly totals = null;
  readonly startsAt: number;
  readonly day: string;
  readonly groups: Record<ColumnGroup, BlockGroup>;
  readonly #visitors = new DayVisitors();
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
    this.groups = byGroup(() => ({ codes: new Uint32Array(INITIAL), ownerCodes: null, runStarts: null }));
  }

  get days(): BlockDay[] {
    return [{ day: this.day, begin: 0, end: this.clicks }];
  }

  /** How much memory it takes, bytes. */
  get bytes(): number {
    return this.flags.length * (2 + 4 + 4 * columnGroupNames.length) + this.#visitors.bytes;
  }

  repeatedRows(_day: BlockDay, rows: Uint32Array | null): RepeatedRows {
    return this.#visitors.repeatedRows(rows);
  }

  /** Adds clicks of the day that are not in it yet. */
  append(more: DayRows, dictionaries: Dictionaries): void {
    const codes = byGroup((group) => {
      const arity = arityOf(group);
      const own = new Uint32Array(more.clicks);
      for (let row = 0; row < own.length; row++) {
        own[row] = dictionaries[group].codeOf(more.tuples[group], row * arity);
      }
      return own;
    });
    const at = new Uint32Array(more.clicks);
    for (let row = 0; row < at.length; row++) at[row] = more.at[row]! - this.startsAt;
    this.#add({ ...more, codes, at });
  }

  /** Adds a part of the day with all of its columns, but the clicks of deleted links. */
  appendPart(part: StoredBlock, dictionaries: Dictionaries): void {
    const clicks = part.days.reduce((sum, { begin, end }) => sum + end - begin, 0);
    const codes = byGroup((group) => codesOfRows(group, part, { rows: null, begin: 0, end: clicks }));
    const at = present(part.at).slice();
    const offset = part.startsAt - this.startsAt;
    for (let row = 0; row < at.length; row++) at[row]! += offset;
    const flags = present(part.flags);
    const whole = { clicks, codes, flags, visitors: present(part.visitors), hour: present(part.hour), at };
    this.#add(part.deletedLinkIds.length ? withoutLinks(whole, part.deletedLinkIds, dictionaries) : whole);
  }

  #add({ clicks, codes, flags, visitors, hour, at }: MoreRows): void {
    this.#reserve(this.clicks + clicks);
    for (const group of columnGroupNames) (this.groups[group].codes as Uint32Array).set(codes[group], this.clicks);
    this.flags.set(flags, this.clicks);
    this.hour.set(hour, this.clicks);
    this.at.set(at, this.clicks);
    for (const offset of at) this.latest = Math.max(this.latest, this.startsAt + offset);
    this.#visitors.add(visitors, this.flags, this.clicks);
    this.clicks += clicks;
  }

  #reserve(clicks: number): void {
    this.flags = grown(this.flags, clicks);
    this.hour = grown(this.hour, clicks);
    this.at = grown(this.at, clicks);
    for (const group of columnGroupNames) {
      this.groups[group].codes = grown(this.groups[group].codes as Uint32Array<ArrayBuffer>, clicks);
    }
  }
}

/** The rows of links that still exist. */
function withoutLinks(all: MoreRows, deletedLinkIds: readonly number[], dictionaries: Dictionaries): MoreRows {
  const deleted = new Set(deletedLinkIds);
  const links = dictionaries.link.tuples;
  const isKept = all.codes.link.map((code) => (deleted.has(links[code]!) ? 0 : 1));
  const ofKept = (_value: number, row: number) => isKept[row] === 1;
  return {
    clicks: isKept.filter(Boolean).length,
    codes: byGroup((group) => all.codes[group].filter(ofKept)),
    flags: all.flags.filter(ofKept),
    visitors: all.visitors.filter((_half, index) => isKept[index >> 1] === 1),
    hour: all.hour.filter(ofKept),
    at: all.at.filter(ofKept),
  };
}
