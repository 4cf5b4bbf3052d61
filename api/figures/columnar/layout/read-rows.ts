import type { ClientBase } from 'pg';
import { copyRows } from '../../../database/copy/decode.ts';
import { beginsAnywhere, endsEverywhere, POSTGRES_EPOCH_MS, utcDay } from '../../../common/days.ts';
import { columnOf, kinds, type ClickDimension } from '../../../click-model/dimensions.ts';
import { columnGroupNames, columnGroups, flagBits, type ColumnGroup } from './column-groups.ts';

/** Clicks of one day as they are read: for each column group the numbers of every click, one after the other. */
export interface DayRows {
  day: string;
  clicks: number;
  tuples: Record<ColumnGroup, Int32Array<ArrayBuffer>>;
  /** Of these, only whether it is a person's is known of a click by itself. */
  flags: Uint8Array<ArrayBuffer>;
  /** The two halves of the number of every click's visitor; 0 without one. */
  visitors: Int32Array<ArrayBuffer>;
  hour: Uint8Array<ArrayBuffer>;
  /** Milliseconds since 1970. */
  at: Float64Array<ArrayBuffer>;
}

/** Which clicks of an owner to read. */
export interface RowQuery {
  ownerId: number;
  /** YYYY-MM-DD, at least one. */
  days: readonly string[];
  /** Only clicks from `since` on and before `before`; milliseconds since 1970. */
  since?: number | undefined;
  before?: number | undefined;
  /** Sorted, clicks that are alike lie beside each other and pack well; it takes as long again. */
  order: 'alike' | 'any';
}

/** Bits of the two packed numbers: one call of the server in place of ten for every click. */
const PACKED = [
  `c.kind | (c.hour::int << 4) | (c.country::int << 9) | (c.device::int << 19) | (c.os::int << 23)`,
  'c.browser | (c.channel::int << 5) | (c.browser_version::int << 11)',
];
/** Where the packed numbers have a dimension. */
const PLACES: Partial<Record<ClickDimension, Omit<Place, 'number'> & { number: 0 | 1 }>> = {
  country: { number: 0, shift: 9, mask: 1023 },
  device: { number: 0, shift: 19, mask: 15 },
  os: { number: 0, shift: 23, mask: 31 },
  browser: { number: 1, shift: 0, mask: 31 },
  channel: { number: 1, shift: 5, mask: 63 },
  browserVersion: { number: 1, shift: 11, mask: 2 ** 21 - 1 },
};
const NUMBERS = columnGroupNames
  .flatMap((group): readonly ClickDimension[] => columnGroups[group])
  .filter((dimension) => !(dimension in PLACES));

/** Where a row has a dimension: some bits of one of its numbers. */
interface Place {
  number: number;
  shift: number;
  mask: number;
}
const ALL_BITS = -1;
const placeOf = (dimension: ClickDimension): Place =>
  PLACES[dimension] ?? { number: PACKED.length + NUMBERS.indexOf(dimension), shift: 0, mask: ALL_BITS };
const places = new Map(columnGroupNames.map((group) => [group, columnGroups[group].map(placeOf)]));

const column = (bytes: string) => `string_agg(${bytes}, '')`;
/** Two numbers as one: to put bytes together costs the server more than to shift some. */
const pair = (first: string, second: string) =>
  column(`int8send(((${first})::int8 << 32) | ((${second})::int8 & 4294967295))`);
const numbers = [...PACKED, ...NUMBERS.map((dimension) => `c.${columnOf(dimension)}`)];
const PAIRS = Array.from({ length: Math.ceil(numbers.length / 2) }, (_, at) =>
  pair(numbers[at * 2]!, numbers[at * 2 + 1] ?? '0'),
);
const COLUMNS = [...PAIRS, pair('c.visitor', 'c.visitor_rest'), column('timestamptz_send(c.at)')];

const ALIKE = ', country, city, network, device, os, browser, channel, referrer, link_id';
const HIGH_WORD = 2 ** 32;

/**
 * Reads clicks from the rows the ingester wrote, day by day, oldest day first; days without clicks are left out, and so
 * are clicks of deleted links that no sum counts any more.
 */
export async function readRows(client: ClientBase, query: RowQuery): Promise<DayRows[]> {
  const { ownerId, days, since = -Infinity, before = Infinity, order } = query;
  const sorted = [...days].sort();
  const from = Math.max(since, beginsAnywhere(sorted[0]!));
  const to = Math.min(before, endsEverywhere(sorted.at(-1)!));
  const rows = `SELECT * FROM analytics.click WHERE owner_id = ${Math.trunc(ownerId)}
         AND day IN (${sorted.map(quotedDay).join(', ')})
         AND link_id NOT IN (SELECT link_id FROM analytics.deleted_link
           WHERE owner_id = ${Math.trunc(ownerId)} AND is_subtracted)
         AND at >= '${new Date(from).toISOString()}' AND at < '${new Date(to).toISOString()}'
       ORDER BY day${order === 'alike' ? ALIKE : ''}`;
  return (await readDays(client, rows, [])).map(({ rows: day }) => day);
}

/** Clicks of one day, and the numbers asked for beside those of every click. */
export interface DayRowsAndMore {
  rows: DayRows;
  more: Int32Array<ArrayBuffer>[];
}

/**
 * Reads rows that have the columns of analytics.click, day by day, oldest day first. `more` are SQL expressions over `c`,
 * each the bytes of one or more integers; the rows of a day are in the order of the SQL.
 */
export async function readDays(client: ClientBase, sql: string, more: readonly string[]): Promise<DayRowsAndMore[]> {
  const read: DayRowsAndMore[] = [];
  const columns = [...COLUMNS, ...more.map(column)];
  await copyRows(
    client,
    `SELECT c.day - '2000-01-01'::date, ${columns.join(', ')} FROM (${sql}) AS c GROUP BY c.day ORDER BY c.day`,
    (row) => read.push({ rows: asDay(row), more: row.slice(1 + COLUMNS.length).map(readInts) }),
  );
  return read;
}

/** A day as an SQL literal; throws for anything else. */
export function quotedDay(day: string): string {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) throw new Error(`${day} is no day.`);
  return `'${day}'`;
}

function asDay([days, ...values]: Buffer[]): DayRows {
  const pairs = values.slice(0, PAIRS.length).map(readInts);
  const [visitors, timestamps] = values.slice(PAIRS.length) as [Buffer, Buffer];
  const clicks = pairs[0]!.length / 2;
  const flags = new Uint8Array(clicks);
  const hour = new Uint8Array(clicks);
  for (let row = 0; row < clicks; row++) {
    const bits = pairs[0]![row * 2]!;
    flags[row] = (bits & 3) === kinds.human ? flagBits.human : 0;
    hour[row] = (bits >>> 4) & 31;
  }
  return {
    day: utcDay(POSTGRES_EPOCH_MS + days!.readInt32BE(0) * 86_400_000),
    clicks,
    tuples: Object.fromEntries(
      columnGroupNames.map((group) => [group, interleave(places.get(group)!, pairs, clicks)]),
    ) as never,
    flags,
    visitors: readInts(visitors),
    hour,
    at: readTimestamps(timestamps),
  };
}

function interleave(wanted: readonly Place[], pairs: readonly Int32Array[], clicks: number): Int32Array<ArrayBuffer> {
  const arity = wanted.length;
  const all = new Int32Array(clicks * arity);
  for (const [index, { number, shift, mask }] of wanted.entries()) {
    const pair = pairs[number >> 1]!;
    const half = number & 1;
    for (let row = 0; row < clicks; row++) all[row * arity + index] = (pair[row * 2 + half]! >>> shift) & mask;
  }
  return all;
}

function readInts(buffer: Buffer): Int32Array<ArrayBuffer> {
  const bytes = new Uint8Array(buffer); // a copy of its own, aligned
  Buffer.from(bytes.buffer).swap32();
  return new Int32Array(bytes.buffer);
}

function readTimestamps(buffer: Buffer): Float64Array<ArrayBuffer> {
  const words = readInts(buffer);
  const timestamps = new Float64Array(words.length / 2);
  for (let row = 0; row < timestamps.length; row++) {
    const microseconds = words[row * 2]! * HIGH_WORD + (words[row * 2 + 1]! >>> 0);
    timestamps[row] = POSTGRES_EPOCH_MS + Math.floor(microseconds / 1000);
  }
  return timestamps;
}
