// What both places have of an owner's clicks of a day by UTC, as numbers that can be compared.
import type { ClientBase } from 'pg';
import { askOn } from '../../../clickhouse/shards.ts';
import { columnOf, labelDimensions } from '../../../click-model/dimensions.ts';

/** Clicks of an owner on a day by UTC (YYYY-MM-DD), and sums of all that is stored of them. */
export interface DaySum {
  ownerId: number;
  day: string;
  clicks: number;
  sums: string;
}

/** The days from the first on, before the last. */
export interface DaySpan {
  first: string;
  before: string;
}

/** Columns whose numbers are the same in both places. What was a visitor's first click is left out: ClickHouse does not look at it. */
const plain = [
  ...['link_id', 'hour', 'kind', 'reason', 'country', 'device', 'os', 'browser', 'browser_version', 'channel'],
  ...[...labelDimensions.map(columnOf), 'handshake_us', 'variant'],
];
const inPostgres = [
  ...plain.map((name) => `sum(${name})`),
  "sum(day - '1970-01-01'::date)",
  'sum((extract(epoch FROM at) * 1000)::bigint)',
  "sum(('x' || right(click_id::text, 8))::bit(32)::bigint)",
  'sum(visitor::bigint & 4294967295)',
];
const inClickHouse = [
  ...plain.map((name) => `sum(toInt64(${name}))`),
  'sum(toInt64(toUInt16(day)))',
  'sum(toUnixTimestamp64Milli(at))',
  'sum(toInt64(reinterpretAsUInt32(reverse(substring(click_id, 13, 4)))))',
  'sum(toInt64(bitShiftRight(visitor, 32)))',
];

const BEGIN = "$1::timestamp AT TIME ZONE 'UTC'";
const END = "$2::timestamp AT TIME ZONE 'UTC'";

/** The sums of PostgreSQL. */
export async function sumsInPostgres(client: ClientBase, { first, before }: DaySpan): Promise<DaySum[]> {
  const { rows } = await client.query<DaySum>(
    `SELECT owner_id AS "ownerId", (at AT TIME ZONE 'UTC')::date::text AS day, count(*)::int AS clicks,
       concat_ws(' ', ${inPostgres.join(', ')}) AS sums
     FROM analytics.click WHERE at >= ${BEGIN} AND at < ${END} GROUP BY 1, 2`,
    [first, before],
  );
  return rows;
}

/** The sums of a shard. Throws ClicksAway. */
export async function sumsInClickHouse(shard: number, { first, before }: DaySpan): Promise<DaySum[]> {
  // A name of a result would hide the column of that name.
  const rows = await askOn<Omit<DaySum, 'day'> & { utcDay: string }>(
    shard,
    `SELECT owner_id AS "ownerId", toDate(at) AS "utcDay", count() AS clicks,
       arrayStringConcat([${inClickHouse.map((sum) => `toString(${sum})`).join(', ')}], ' ') AS sums
     FROM click WHERE at >= toDateTime64({first:String}, 3, 'UTC') AND at < toDateTime64({before:String}, 3, 'UTC')
     GROUP BY "ownerId", "utcDay"`,
    { first, before },
  );
  return rows.map(({ utcDay, ...row }) => ({ ...row, day: utcDay }));
}

/** An owner's day of which both places say different things. */
export interface DayDifference {
  ownerId: number;
  day: string;
  inPostgres: number;
  inClickHouse: number;
}

/** The days that differ, oldest first. */
export function differencesOf(here: readonly DaySum[], there: readonly DaySum[]): DayDifference[] {
  const key = ({ ownerId, day }: DaySum) => `${day} ${ownerId}`;
  const [postgres, clickHouse] = [
    new Map(here.map((one) => [key(one), one])),
    new Map(there.map((one) => [key(one), one])),
  ];
  return [...new Set([...postgres.keys(), ...clickHouse.keys()])].sort().flatMap((name) => {
    const [one, other] = [postgres.get(name), clickHouse.get(name)];
    if (one && other && one.clicks === other.clicks && one.sums === other.sums) return [];
    const { ownerId, day } = (one ?? other)!;
    return [{ ownerId, day, inPostgres: one?.clicks ?? 0, inClickHouse: other?.clicks ?? 0 }];
  });
}
