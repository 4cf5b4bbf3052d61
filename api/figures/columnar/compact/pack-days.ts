import { bytesOf, groupBytes, narrow, pack, totalsBytes } from '../layout/codec.ts';
import {
  arityOf,
  columnGroupNames,
  columnGroups,
  columnNumbers,
  FLAG_VALUES,
  HOURS,
  totalsColumns,
  type ColumnGroup,
  type ColumnName,
} from '../layout/column-groups.ts';
import type { DayRows } from '../layout/read-rows.ts';
import { countRepeated, countVisitors, repeatedRowsOf, type RepeatedRows } from '../layout/repeated-visitors.ts';
import { Tuples } from '../layout/tuples.ts';
import { groupVisitors } from './group-visitors.ts';

/** Runs that are shorter on the average are not worth run-length encoding. */
const LONG_RUN = 8;

/**
 * The columns of a range of days, packed, by analytics.segment_column.number. In a part of a day, visitors stay as they
 * are: only with the other parts can be told who came again.
 */
export async function packDays(
  read: readonly DayRows[],
  { isPart }: { isPart: boolean },
): Promise<Map<number, Buffer>> {
  const days = isPart ? read : read.map(groupVisitors);
  const flags = Buffer.concat(days.map((day) => day.flags));
  const repeated = repeatedRowsOf(flags);
  const columns: [ColumnName, Uint8Array][] = [
    ...columnGroupNames.flatMap((group) => groupColumns(group, days, { flags, repeated })),
    ['flags', flags],
    ['hour', Buffer.concat(days.map(({ hour }) => hour))],
    ['at', timestampColumn(days)],
  ];
  columns.push(
    isPart
      ? ['visitors', Buffer.concat(days.map(({ visitors }) => bytesOf(visitors)))]
      : ['hourTotals', hourTotals(days, { flags, repeated })],
  );
  // One after the other: another column's bytes need not be in memory meanwhile.
  const packed = new Map<number, Buffer>();
  for (const [name, bytes] of columns) packed.set(columnNumbers[name], await pack(bytes));
  return packed;
}

interface Counted {
  flags: Uint8Array;
  repeated: RepeatedRows;
}

/** A column group's codes, and its totals: they are enough for queries of whole blocks. */
function groupColumns(
  group: ColumnGroup,
  days: readonly DayRows[],
  { flags, repeated }: Counted,
): [ColumnName, Uint8Array][] {
  const tuples = new Tuples(arityOf(group));
  const codes = new Uint32Array(days.reduce((sum, { clicks }) => sum + clicks, 0));
  let at = 0;
  for (const day of days) {
    const numbers = day.tuples[group];
    for (let row = 0; row < day.clicks; row++) codes[at++] = tuples.codeOf(numbers, row * tuples.arity);
  }
  const totals = countFlags(codes, flags, tuples.size);
  const runStarts = runStartsOf(codes);
  const kept = runStarts ? Uint32Array.from(runStarts, (row) => codes[row]!) : codes;
  const counts = columnGroups[group].map((_, index) => repeatedCounts(tuples, index, codes, repeated));
  return [
    [group, groupBytes({ tuples: tuples.values, codes: narrow(kept, tuples.size), runStarts })],
    [totalsColumns[group], totalsBytes({ tuples: tuples.values, totals, repeated: counts })],
  ];
}

/** How many clicks each code has, by their flags. */
function countFlags(codes: Uint16Array | Uint32Array, flags: Uint8Array, size: number): Int32Array<ArrayBuffer> {
  const counts = new Int32Array(size * FLAG_VALUES);
  for (let row = 0; row < codes.length; row++) counts[codes[row]! * FLAG_VALUES + flags[row]!]!++;
  return counts;
}

/** The totals of each day's hours, day after day; in place of REPEATED, the visitors of the hour who came again that day. */
function hourTotals(days: readonly DayRows[], { flags, repeated }: Counted): Uint8Array {
  const hours = new Uint16Array(flags.length);
  let row = 0;
  for (const [index, { hour }] of days.entries()) for (const own of hour) hours[row++] = index * HOURS + own;
  const totals = countFlags(hours, flags, days.length * HOURS);
  countRepeated(totals, repeated, (row) => hours[row]!);
  return bytesOf(totals);
}

/** How many visitors who came again each value of a dimension of the group has; values without any are left out. */
function repeatedCounts(tuples: Tuples, index: number, codes: Uint32Array, { rows, visitors }: RepeatedRows) {
  const values = new Tuples(1);
  const numbers = tuples.values;
  const valueOf = Uint32Array.from({ length: tuples.size }, (_, code) =>
    values.codeOf(numbers, code * tuples.arity + index),
  );
  const counts = new Int32Array(values.size);
  countVisitors(
    counts,
    Uint32Array.from(rows, (row) => codes[row]!),
    valueOf,
    visitors,
  );
  const known = [...counts.keys()].filter((value) => counts[value]! > 0);
  return {
    values: Int32Array.from(known, (value) => values.values[value]!),
    visitors: Int32Array.from(known, (value) => counts[value]!),
  };
}

/** Where runs of equal codes begin; null where there are too many. Blocks are sorted by place, within a day. */
function runStartsOf(codes: Uint32Array): Uint32Array<ArrayBuffer> | null {
  const runStarts = new Uint32Array(Math.ceil(codes.length / LONG_RUN));
  let count = 0;
  for (let row = 0; row < codes.length; row++) {
    if (row && codes[row] === codes[row - 1]) continue;
    if (count === runStarts.length) return null;
    runStarts[count++] = row;
  }
  return runStarts.slice(0, count);
}

/** The first timestamp (8 bytes), then every click's distance from it: a range is within a month, which fits into 32 bits. */
function timestampColumn(days: readonly DayRows[]): Uint8Array {
  let startsAt = Infinity;
  for (const { at } of days) for (const timestamp of at) startsAt = Math.min(startsAt, timestamp);
  const distances = days.map(({ at }) => bytesOf(Uint32Array.from(at, (timestamp) => timestamp - startsAt)));
  return Buffer.concat([bytesOf(Float64Array.of(startsAt)), ...distances]);
}
