import { beginsAnywhere } from '../../../common/days.ts';
import { bytesOf, groupBytes, narrow, pack, readGroup, unpack, type Bytes } from './codec.ts';
import { arityOf, columnGroupNames, groupSince, type ColumnGroup, type GroupColumn } from './column-groups.ts';
import { measuredColumnNames } from '../../../click-model/measured-sql.ts';
import { measuredNumbersAt, type MeasuredNumbers } from './measured-columns.ts';
import type { MeasuredRows } from './measured-rows.ts';
import { numberVisitors } from './number-visitors.ts';
import { Tuples } from './tuples.ts';

// A block of measured clicks: the number of days (4 bytes), how many clicks each has (4 each), then each column after its
// length (8), where typed arrays can be laid: the groups, the hours, the milliseconds since each day began anywhere, the
// visitors, what was measured, the groups that were added since. All of it is packed together.
const ALIGNMENT = 8;
const firstGroups = columnGroupNames.filter((group) => !groupSince[group]);
/** Missing in older blocks. */
const laterGroups = columnGroupNames.filter((group) => groupSince[group]);

/** The measured clicks of some days as columns. */
export interface MeasuredColumns {
  /** How many clicks each day has. */
  counts: Int32Array;
  groups: Record<ColumnGroup, GroupColumn>;
  hour: Uint8Array;
  /** Milliseconds since the click's day began anywhere. */
  at: Uint32Array;
  /** Each click's visitor, by a number within its day; 0 without one. */
  visitors: Int32Array;
  measured: MeasuredNumbers;
}

/** Packs the clicks of adjacent days (YYYY-MM-DD) for analytics.measured_block; days without clicks may be missing. */
export function packMeasured(named: readonly string[], days: readonly MeasuredRows[]): Promise<Buffer> {
  const clicks = new Map(days.map(({ rows }) => [rows.day, rows.clicks]));
  const counts = Int32Array.from(named, (day) => clicks.get(day) ?? 0);
  const columns = [
    ...firstGroups.map((group) => groupColumn(group, days)),
    Buffer.concat(days.map(({ rows }) => rows.hour)),
    Buffer.concat(days.map(({ rows }) => bytesOf(Uint32Array.from(rows.at, (at) => at - beginsAnywhere(rows.day))))),
    Buffer.concat(days.map(({ rows }) => bytesOf(numberVisitors(rows)))),
    ...measuredColumnNames.map((name) => Buffer.concat(days.map(({ measured }) => bytesOf(measured[name])))),
    ...laterGroups.map((group) => groupColumn(group, days)),
  ];
  const head = aligned(Buffer.concat([bytesOf(Int32Array.of(counts.length)), bytesOf(counts)]));
  return pack(Buffer.concat([head, ...columns.flatMap((column) => [lengthOf(column), aligned(column)])]));
}

function groupColumn(group: ColumnGroup, days: readonly MeasuredRows[]): Uint8Array {
  const tuples = new Tuples(arityOf(group));
  const codes = new Uint32Array(days.reduce((sum, { rows }) => sum + rows.clicks, 0));
  let at = 0;
  for (const { rows } of days) {
    for (let row = 0; row < rows.clicks; row++) codes[at++] = tuples.codeOf(rows.tuples[group], row * tuples.arity);
  }
  return groupBytes({ tuples: tuples.values, codes: narrow(codes, tuples.size), runStarts: null });
}

function lengthOf(column: Uint8Array): Buffer {
  const length = Buffer.alloc(ALIGNMENT);
  length.writeUInt32LE(column.length);
  return length;
}

function aligned(column: Uint8Array): Buffer {
  const rest = (ALIGNMENT - (column.length % ALIGNMENT)) % ALIGNMENT;
  return Buffer.concat([column, Buffer.alloc(rest)]);
}

/** Reads what packMeasured wrote; throws where it is damaged. */
export async function unpackMeasured(stored: Buffer): Promise<MeasuredColumns> {
  const bytes = await unpack(stored);
  const { buffer, byteOffset } = bytes;
  const days = new Int32Array(buffer, byteOffset, 1)[0]!;
  const counts = new Int32Array(buffer, byteOffset + 4, days);
  const clicks = counts.reduce((sum, count) => sum + count, 0);
  let at = Math.ceil((4 + days * 4) / ALIGNMENT) * ALIGNMENT;
  const next = (): Bytes => {
    const length = new Uint32Array(buffer, byteOffset + at, 1)[0]!;
    const column = bytes.subarray(at + ALIGNMENT, at + ALIGNMENT + length);
    at += ALIGNMENT + Math.ceil(length / ALIGNMENT) * ALIGNMENT;
    return column;
  };
  const groups = Object.fromEntries(firstGroups.map((group) => [group, readGroup(next(), clicks)]));
  const hour = next();
  const times = next();
  const visitors = next();
  const measured = measuredColumnNames.map((name) => {
    const column = next();
    return [name, measuredNumbersAt(name, column.buffer, column.byteOffset, clicks)];
  });
  for (const group of laterGroups) {
    groups[group] = at < bytes.byteLength ? readGroup(next(), clicks) : unknownGroup(group, clicks);
  }
  return {
    counts,
    groups: groups as MeasuredColumns['groups'],
    hour,
    at: new Uint32Array(times.buffer, times.byteOffset, clicks),
    visitors: new Int32Array(visitors.buffer, visitors.byteOffset, clicks),
    measured: Object.fromEntries(measured) as MeasuredNumbers,
  };
}

/** A group of clicks that all have the value 0. */
const unknownGroup = (group: ColumnGroup, clicks: number): GroupColumn => ({
  tuples: new Int32Array(arityOf(group)),
  codes: new Uint8Array(clicks),
  runStarts: null,
});
