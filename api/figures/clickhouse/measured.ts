// What was measured of clicks, from the table that has them with what is known of each: the latest row of a click counts.
import { columnOf, type ClickDimension } from '../../click-model/dimensions.ts';
import type { AggregationOf, AggregationResults, ClickQuery } from '../contract/contract.ts';
import { measuredCountNames, type MeasuredCounts, type MeasuredSums } from '../contract/measured.ts';
import { OUTCOMES, type MeasuredColumn } from '../../click-model/measured-sql.ts';
import type { Quantity } from '../../click-model/quantities.ts';
import { dayOf, QUARTER } from './groupings.ts';
import { rowsOf } from './rows.ts';
import type { NamedValues } from './values.ts';

const having = (bits: number) => `countIf(bitAnd(outcome, ${bits}) = ${bits})`;
const counts: Record<keyof MeasuredCounts, string> = {
  clicks: 'count()',
  visits: having(OUTCOMES.visit),
  bounces: having(OUTCOMES.bounce),
  convertedVisits: having(OUTCOMES.visit | OUTCOMES.converted),
  converted: having(OUTCOMES.converted),
  conversions: `sum(${'conversions' satisfies MeasuredColumn})`,
};
/** Their names differ from those of columns, which they would hide. */
const COUNTS = measuredCountNames.map((name) => `${counts[name]} AS "counted_${name}"`).join(', ');

/** The measured clicks of a query of which anything is known. A click and its month never change, so months are read by themselves. */
const measuredIn = (where: string) => `FROM measured_click FINAL WHERE ${where} AND has_facts = 1`;
const SETTINGS = 'SETTINGS do_not_merge_across_partitions_select_final = 1';

type Classes = [classes: number[], clicks: number[]];
type GroupRow = Record<string, number | string | number[] | Classes> & { key: number[] };

/** Sums what was measured by keys: expressions of whole numbers that are not negative. */
async function groupsOf(
  query: ClickQuery,
  keys: readonly string[],
  wanted: readonly Quantity[],
  among: (values: NamedValues) => string = () => '',
): Promise<(MeasuredSums & { key: number[] })[]> {
  const histograms = wanted.map((name) => `, sumMapIf([${name}], [toUInt32(1)], ${name} > 0) AS "classes_${name}"`);
  const key = `[${keys.map((one) => `toUInt32(${one})`).join(', ') || 'toUInt32(0)'}]`;
  const rows = await rowsOf<GroupRow>(
    query,
    (where, values) => `SELECT ${key} AS key, ${COUNTS}${histograms.join('')}
      ${measuredIn(where)} ${among(values)} GROUP BY key ORDER BY key ${SETTINGS}`,
  );
  return rows.map((row) => ({
    key: keys.length ? row.key : [],
    counts: Object.fromEntries(measuredCountNames.map((name) => [name, row[`counted_${name}`]])) as MeasuredCounts,
    histograms: Object.fromEntries(wanted.map((name) => [name, histogramOf(row[`classes_${name}`] as Classes)])),
  }));
}

const histogramOf = ([classes, clicks]: Classes) =>
  Int32Array.from(classes.flatMap((number, at) => [number, clicks[at]!]));

/** What was measured of the combinations of dimensions. */
export async function sumMeasured(
  query: ClickQuery,
  { by, among, quantities }: AggregationOf<'measured'>,
): Promise<AggregationResults['measured']> {
  const columns = by.map(columnOf);
  const groups = await groupsOf(query, columns, quantities, (values) =>
    among && columns.length
      ? `AND [${columns.map((name) => `toUInt32(${name})`).join(', ')}] IN ${values.add(among, 'Array(Array(UInt32))')}`
      : '',
  );
  return groups.map(({ key, ...measured }) => ({ values: key, ...measured }));
}

/** What was measured by day, or by quarter of an hour, oldest first. */
export async function sumMeasuredTimes(
  query: ClickQuery,
  { unit, quantities }: AggregationOf<'measuredTimes'>,
): Promise<AggregationResults['measuredTimes']> {
  const day = 'toUInt16(day)'; // since 1970
  const groups = await groupsOf(query, unit === 'day' ? [day] : [day, `intDiv(${QUARTER}, 1000)`], quantities);
  return groups.map(({ key: [days, seconds], ...measured }) => ({
    day: dayOf(days!),
    startsAt: seconds === undefined ? null : seconds * 1_000,
    ...measured,
  }));
}

/** What was measured by hour of the day, from midnight on. */
export async function sumMeasuredHours(
  query: ClickQuery,
  { quantities }: AggregationOf<'measuredHours'>,
): Promise<AggregationResults['measuredHours']> {
  const groups = await groupsOf(query, ['hour'], quantities);
  return groups.map(({ key: [hour], ...measured }) => ({ hour: hour!, ...measured }));
}

const valueOf = (dimension: ClickDimension) => `toUInt32(${columnOf(dimension)})`;
const visitorsIf = (bits: number) => `uniqExactIf(visitor, bitAnd(outcome, ${bits}) > 0)`;

/** Of each value of a dimension the daily visitors who visited, and who converted: their numbers differ from day to day. */
export const countOutcomes = (
  query: ClickQuery,
  { dimension }: AggregationOf<'outcomes'>,
): Promise<AggregationResults['outcomes']> =>
  rowsOf(
    query,
    (where) => `SELECT ${valueOf(dimension)} AS value, ${visitorsIf(OUTCOMES.visit)} AS visited,
        ${visitorsIf(OUTCOMES.converted)} AS converted
      ${measuredIn(where)} AND visitor <> 0 AND outcome > 0 GROUP BY value ${SETTINGS}`,
  );

/** How many clicks have each known value, most first. */
export const countDistribution = (
  query: ClickQuery,
  { of }: AggregationOf<'distribution'>,
): Promise<AggregationResults['distribution']> =>
  rowsOf(
    query,
    (where) => `SELECT ${of} AS value, count() AS clicks ${measuredIn(where)} AND ${of} > 0
      GROUP BY value ORDER BY clicks DESC, value ${SETTINGS}`,
  );

/** The most frequent screen of each value of a dimension; of two as frequent ones, the smaller. */
export const findTopScreens = (
  query: ClickQuery,
  { dimension }: AggregationOf<'topScreens'>,
): Promise<AggregationResults['topScreens']> =>
  rowsOf(
    query,
    (where) => `SELECT ${valueOf(dimension)} AS value, screen ${measuredIn(where)} AND screen > 0
      GROUP BY value, screen ORDER BY value, count() DESC, screen LIMIT 1 BY value ${SETTINGS}`,
  );
