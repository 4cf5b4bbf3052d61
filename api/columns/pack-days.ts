import { bytesOf, facetBytes, narrow, pack, totalsBytes } from './codec.ts';
import { columnNumbers, facetNames, FLAG_VALUES, totalsOf, type ColumnName, type Facet } from './layout.ts';
import { arityOf, type DayClicks } from './read-clicks.ts';
import { Tuples } from './tuples.ts';

/** Shorter runs than this, on the average, are not worth keeping as runs. */
const LONG_RUN = 8;

/** The columns of a stretch of days, packed, by analytics.segment_column.number. */
export async function packDays(days: readonly DayClicks[]): Promise<Map<number, Buffer>> {
  const flags = Buffer.concat(days.map((day) => day.flags));
  const columns: [ColumnName, Uint8Array][] = [
    ...facetNames.flatMap((facet) => facetColumns(facet, days, flags)),
    ['flags', flags],
    ['hour', Buffer.concat(days.map(({ hour }) => hour))],
    ['at', momentColumn(days)],
  ];
  // One after the other: another column's bytes need not be in memory meanwhile.
  const packed = new Map<number, Buffer>();
  for (const [name, bytes] of columns) packed.set(columnNumbers[name], await pack(bytes));
  return packed;
}

/** A facet's codes, and its totals: who asks for nothing but whole stretches needs no more of them. */
function facetColumns(facet: Facet, days: readonly DayClicks[], flags: Uint8Array): [ColumnName, Uint8Array][] {
  const tuples = new Tuples(arityOf(facet));
  const codes = new Uint32Array(days.reduce((sum, { clicks }) => sum + clicks, 0));
  let at = 0;
  for (const day of days) {
    const numbers = day.tuples[facet];
    for (let row = 0; row < day.clicks; row++) codes[at++] = tuples.codeOf(numbers, row * tuples.arity);
  }
  const totals = new Int32Array(tuples.size * FLAG_VALUES);
  for (let row = 0; row < codes.length; row++) totals[codes[row]! * FLAG_VALUES + flags[row]!]!++;
  const runs = runsOf(codes);
  const kept = runs ? Uint32Array.from(runs, (row) => codes[row]!) : codes;
  return [
    [facet, facetBytes({ tuples: tuples.values, codes: narrow(kept, tuples.size), runs })],
    [totalsOf[facet], totalsBytes({ tuples: tuples.values, totals })],
  ];
}

/** Where runs of equal codes begin; null where there are too many. Segments are sorted by place, within a day. */
function runsOf(codes: Uint32Array): Uint32Array<ArrayBuffer> | null {
  const runs = new Uint32Array(Math.ceil(codes.length / LONG_RUN));
  let count = 0;
  for (let row = 0; row < codes.length; row++) {
    if (row && codes[row] === codes[row - 1]) continue;
    if (count === runs.length) return null;
    runs[count++] = row;
  }
  return runs.slice(0, count);
}

/** The first moment (8 bytes), then every click's distance from it: a stretch is within a month, which 32 bits can tell. */
function momentColumn(days: readonly DayClicks[]): Uint8Array {
  let startsAt = Infinity;
  for (const { at } of days) for (const moment of at) startsAt = Math.min(startsAt, moment);
  const distances = days.map(({ at }) => bytesOf(Uint32Array.from(at, (moment) => moment - startsAt)));
  return Buffer.concat([bytesOf(Float64Array.of(startsAt)), ...distances]);
}
