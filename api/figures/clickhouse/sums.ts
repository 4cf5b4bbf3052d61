import { columnOf, type ClickDimension } from '../../click-model/dimensions.ts';
import { askShard } from '../../clickhouse/shards.ts';
import type {
  AggregationOf,
  AggregationResults,
  ClickQuery,
  DaySums,
  HourStartSums,
  WeekHourSums,
} from '../contract/contract.ts';
import { clicksOf } from './condition.ts';
import { NamedValues } from './values.ts';

/** Human clicks, all others, and visitors: their numbers differ from day to day. */
export const SUMS =
  'countIf(kind = 0) AS clicks, countIf(kind <> 0) AS bots, uniqExactIf(visitor, visitor <> 0) AS visitors';

const QUARTER_MS = 900_000;
/** When the quarter of an hour of a click began, milliseconds since 1970. */
export const QUARTER = 'toInt64(toUnixTimestamp(toStartOfFifteenMinutes(at))) * 1000';

/** The rows that a statement over the clicks of a query gives; `where` is its condition. */
export async function rowsOf<Row>(
  query: ClickQuery,
  statement: (where: string, values: NamedValues) => string,
): Promise<Row[]> {
  const values = new NamedValues();
  const where = await clicksOf(query, values);
  return askShard<Row>(query.ownerId, statement(where, values), values.named);
}

/** The sums of each day, oldest first. */
export const sumDays = (query: ClickQuery): Promise<DaySums[]> =>
  rowsOf(query, (where) => `SELECT day, ${SUMS} FROM click WHERE ${where} GROUP BY day ORDER BY day`);

/** The sums of each hour on the clocks of a zone, oldest first. */
export const sumHourStarts = (query: ClickQuery, { timeZone }: AggregationOf<'hourStarts'>): Promise<HourStartSums[]> =>
  rowsOf(query, (where, values) => {
    // An hour that the clocks repeat has two starts, so the local time alone does not tell it.
    const since = `intDiv(toMinute(at, ${values.add(timeZone, 'String')}), 15) * ${QUARTER_MS}`;
    return `SELECT day, ${QUARTER} - ${since} AS "startsAt", ${SUMS} FROM click WHERE ${where}
      GROUP BY day, "startsAt" ORDER BY "startsAt", day`;
  });

/** The sums of the hours of the week. */
export const sumWeekHours = (query: ClickQuery): Promise<WeekHourSums[]> =>
  rowsOf(
    query,
    (where) => `SELECT toDayOfWeek(day) AS weekday, hour, ${SUMS} FROM click WHERE ${where}
      GROUP BY weekday, hour ORDER BY weekday, hour`,
  );

/** How many clicks are of visitors. */
export async function countRecognised(query: ClickQuery): Promise<number> {
  const rows = await rowsOf<{ clicks: number }>(
    query,
    (where) => `SELECT countIf(visitor <> 0) AS clicks FROM click WHERE ${where}`,
  );
  return rows[0]!.clicks;
}

/** The first day that has a click; null without any. */
export async function findFirstDay(query: ClickQuery): Promise<string | null> {
  const rows = await rowsOf<{ day: string }>(
    query,
    (where) => `SELECT day FROM click WHERE ${where} ORDER BY day LIMIT 1`,
  );
  return rows[0]?.day ?? null;
}

/** The hour with the most human clicks of each of these links, the earliest of equals. */
export const findPeakHours = (
  query: ClickQuery,
  { linkIds }: AggregationOf<'peakHours'>,
): Promise<AggregationResults['peakHours']> =>
  rowsOf(
    query,
    (where, values) => `SELECT link_id AS "linkId", hour FROM click
      WHERE ${where} AND kind = 0 AND link_id IN ${values.add(linkIds, 'Array(UInt32)')}
      GROUP BY link_id, hour ORDER BY link_id, count() DESC, hour LIMIT 1 BY link_id`,
  );

/** For each value of a dimension, the known value of another with the most human clicks, the lowest of equals. */
export const findTopOfEach = (
  query: ClickQuery,
  { each, dimension }: AggregationOf<'topOfEach'>,
): Promise<AggregationResults['topOfEach']> =>
  rowsOf(
    query,
    (where) => `SELECT ${columnOf(each)} AS each, ${columnOf(dimension)} AS value FROM click
      WHERE ${where} AND kind = 0 AND value <> 0
      GROUP BY each, value ORDER BY each, count() DESC, value LIMIT 1 BY each`,
  );

/** The combinations of dimensions with the most clicks, most first. */
export const countCombinations = (
  query: ClickQuery,
  { dimensions, includeBots, limit }: AggregationOf<'combinations'>,
): Promise<AggregationResults['combinations']> => {
  const columns = dimensions.map((dimension: ClickDimension) => `toUInt32(${columnOf(dimension)})`).join(', ');
  return rowsOf(
    query,
    (where, values) => `SELECT [${columns}] AS "values", count() AS clicks FROM click
      WHERE ${where} ${includeBots ? '' : 'AND kind = 0'}
      GROUP BY "values" ORDER BY clicks DESC, "values" LIMIT ${values.add(limit, 'UInt32')}`,
  );
};
