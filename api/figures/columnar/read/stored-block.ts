import { readGroup, readTotals, unpack, type Bytes } from '../layout/codec.ts';
import {
  arityOf,
  columnGroupNames,
  columnNumbers,
  groupSince,
  HOUR_TOTALS_SINCE,
  totalsColumns,
  type ColumnGroup,
  type ColumnName,
} from '../layout/column-groups.ts';
import { repeatedRowsOf, type RepeatedRows } from '../layout/repeated-visitors.ts';
import { addDays } from '../../../common/days.ts';
import type { IndexedBlock } from './block-index.ts';
import type { Dictionaries } from './select.ts';
import { placeOf } from './lower-bound.ts';
import { present, type BlockDay, type BlockGroup, type BlockTotals, type VisitorBlock } from './row-block.ts';

const names = new Map<number, ColumnName>(
  Object.entries(columnNumbers).map(([name, number]) => [number, name as ColumnName]),
);
/** Which column group's totals a column is. */
const totalled = new Map<ColumnName, ColumnGroup>(columnGroupNames.map((group) => [totalsColumns[group], group]));
const isGroup = (name: ColumnName): name is ColumnGroup => name in totalsColumns;
const TIMESTAMP_BYTES = 8;

/** A block's columns, as far as they were needed yet. */
export class StoredBlock implements VisitorBlock {
  readonly id: string;
  readonly days: BlockDay[] = [];
  readonly groups: Partial<Record<ColumnGroup, BlockGroup>> = {};
  readonly totals: Partial<Record<ColumnGroup, BlockTotals>> = {};
  readonly #clicks: number;
  readonly withoutTotals: readonly ColumnGroup[];
  readonly hasHourTotals: boolean;
  readonly #bytes = new Map<ColumnName, number>();
  deletedLinkIds: readonly number[] = [];
  flags: Uint8Array | undefined;
  hour: Uint8Array | undefined;
  at: Uint32Array | undefined;
  hourTotals: Int32Array | undefined;
  /** The two halves of every click's visitor; only parts of days have them. */
  visitors: Int32Array | undefined;
  #repeated: RepeatedRows | undefined;
  startsAt = 0;
  /** The query it was last used for. */
  usedAt = 0;

  constructor({ id, firstDay, days, layout }: IndexedBlock, dictionaries: Dictionaries) {
    this.id = id;
    let begin = 0;
    for (const [index, clicks] of days.entries()) {
      if (clicks) this.days.push({ day: addDays(firstDay, index), begin, end: begin + clicks });
      begin += clicks;
    }
    this.#clicks = begin;
    this.withoutTotals = columnGroupNames.filter((group) => layout < (groupSince[group] ?? 0));
    this.hasHourTotals = layout >= HOUR_TOTALS_SINCE;
    for (const group of this.withoutTotals) this.#addConstant(group, dictionaries);
  }

  has(column: ColumnName): boolean {
    return this.#bytes.has(column);
  }

  /** How much memory it takes, bytes. */
  get bytes(): number {
    return [...this.#bytes.values()].reduce((sum, bytes) => sum + bytes, 0);
  }

  /** Takes in a column as it is stored. */
  async load(number: number, stored: Buffer, dictionaries: Dictionaries): Promise<void> {
    const name = names.get(number)!;
    if (this.has(name)) return;
    const bytes = await unpack(stored);
    if (name === 'flags') this.#loadFlags(bytes);
    else if (name === 'hour') this.hour = bytes;
    else if (name === 'visitors') this.visitors = new Int32Array(bytes.buffer, bytes.byteOffset, this.#clicks * 2);
    else if (name === 'at') this.#loadTimestamps(bytes);
    else if (name === 'hourTotals')
      this.hourTotals = new Int32Array(bytes.buffer, bytes.byteOffset, bytes.byteLength / 4);
    else if (isGroup(name)) this.#loadGroup(name, bytes, dictionaries);
    else this.#loadTotals(totalled.get(name)!, bytes, dictionaries);
    if (!this.has(name)) this.#bytes.set(name, bytes.byteLength);
  }

  repeatedRows(day: BlockDay, rows: Uint32Array | null): RepeatedRows {
    const all = present(this.#repeated);
    const begin = placeOf(all.rows, day.begin);
    const end = placeOf(all.rows, day.end);
    if (!rows) return { rows: all.rows.subarray(begin, end), visitors: all.visitors.subarray(begin, end) };
    // They lie at the end of their day, without a gap.
    const first = all.rows[begin] ?? day.end;
    const selected = begin === end ? rows.subarray(rows.length) : rows.slice(placeOf(rows, first));
    const offset = begin - first;
    return { rows: selected, visitors: selected.map((row) => all.visitors[row + offset]!) };
  }

  #loadFlags(flags: Bytes): void {
    this.flags = flags;
    this.#repeated = repeatedRowsOf(flags);
    this.#bytes.set('flags', flags.byteLength + this.#repeated.rows.byteLength * 2);
  }

  #loadTimestamps({ buffer, byteOffset }: Bytes): void {
    this.startsAt = new Float64Array(buffer, byteOffset, 1)[0]!;
    this.at = new Uint32Array(buffer, byteOffset + TIMESTAMP_BYTES, this.#clicks);
  }

  /** A group that is younger than the block, whose clicks all have the value 0. */
  #addConstant(group: ColumnGroup, dictionaries: Dictionaries): void {
    const ownerCodes = dictionaries[group].codesOf(new Int32Array(arityOf(group)));
    this.groups[group] = { codes: new Uint8Array(1), ownerCodes, runStarts: new Uint32Array(1) };
    this.#bytes.set(group, 0);
  }

  #loadGroup(group: ColumnGroup, bytes: Bytes, dictionaries: Dictionaries): void {
    const { tuples, codes, runStarts } = readGroup(bytes, this.#clicks);
    this.groups[group] = { codes, ownerCodes: dictionaries[group].codesOf(tuples), runStarts };
  }

  #loadTotals(group: ColumnGroup, bytes: Bytes, dictionaries: Dictionaries): void {
    const { tuples, totals, repeated } = readTotals(bytes);
    this.totals[group] = { totals, ownerCodes: dictionaries[group].codesOf(tuples), repeated };
  }
}
