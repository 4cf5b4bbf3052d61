import { queryFigures } from '../../database/figures-pool.ts';
import { columnOf, type ClickDimension } from '../../click-model/dimensions.ts';
import type { AggregationOf, AggregationResults, ClickQuery } from '../contract/contract.ts';
import { MEASURED_CLICKS, measuredColumns, OUTCOMES, type MeasuredColumn } from '../../click-model/measured-sql.ts';
import type { Quantity } from '../../click-model/quantities.ts';
import { utcDay } from '../../common/days.ts';
import { clicksOf } from './condition.ts';
import { sumGroups } from './measured-groups.ts';
import { Parameters } from './sql-parameters.ts';

/** The measured clicks of a query, with the given columns by their names. */
const measuredClicks = (query: ClickQuery, columns: Record<string, string>, parameters: Parameters) =>
  `(SELECT ${Object.entries(columns)
    .map(([name, sql]) => `${sql} AS "${name}"`)
    .join(', ')} FROM ${MEASURED_CLICKS} AS c WHERE ${clicksOf(query, parameters)})`;

const valueOf = (dimension: ClickDimension) => `c.${columnOf(dimension)}`;

/** What was measured, by keys: SQL expressions of whole numbers over `c`. */
function groupsOf(query: ClickQuery, keys: readonly string[], wanted: readonly Quantity[]) {
  const parameters = new Parameters();
  const columns = { key: `ARRAY[${keys.join(', ')}]::int[]`, ...measuredColumns };
  return sumGroups<number[]>(measuredClicks(query, columns, parameters), parameters.values, wanted);
}

/** What was measured of the combinations of dimensions. */
export async function sumMeasured(
  query: ClickQuery,
  { by, among, quantities }: AggregationOf<'measured'>,
): Promise<AggregationResults['measured']> {
  const groups = await groupsOf(query, by.map(valueOf), quantities);
  const wanted = among && new Set(among.map((values) => values.join()));
  return groups
    .filter(({ key }) => !wanted || wanted.has(key.join()))
    .map(({ key, ...measured }) => ({ values: key, ...measured }));
}

const DAY = "c.day - '2000-01-01'::date";
const EPOCH = Date.UTC(2000, 0, 1);
const DAY_MS = 86_400_000;
const QUARTER_MS = 15 * 60_000;

/** What was measured by day, or by quarter of an hour, oldest first. */
export async function sumMeasuredTimes(
  query: ClickQuery,
  { unit, quantities }: AggregationOf<'measuredTimes'>,
): Promise<AggregationResults['measuredTimes']> {
  const quarter = `floor(extract(epoch FROM c.at) * 1000 / ${QUARTER_MS})`;
  const groups = await groupsOf(query, unit === 'day' ? [DAY] : [DAY, quarter], quantities);
  return groups.map(({ key: [day, start], ...measured }) => ({
    day: utcDay(EPOCH + day! * DAY_MS),
    startsAt: start === undefined ? null : start * QUARTER_MS,
    ...measured,
  }));
}

/** What was measured by hour of the day, from midnight on. */
export async function sumMeasuredHours(
  query: ClickQuery,
  { quantities }: AggregationOf<'measuredHours'>,
): Promise<AggregationResults['measuredHours']> {
  const groups = await groupsOf(query, ['c.hour'], quantities);
  return groups.map(({ key: [hour], ...measured }) => ({ hour: hour!, ...measured }));
}

async function rowsOf<Row extends object>(
  query: ClickQuery,
  columns: Record<string, string>,
  statement: (from: string) => string,
): Promise<Row[]> {
  const parameters = new Parameters();
  const from = `${measuredClicks(query, columns, parameters)} AS measured`;
  return (await queryFigures<Row>(statement(from), parameters.values)).rows;
}

const named = (names: readonly MeasuredColumn[]) =>
  Object.fromEntries(names.map((name) => [name, measuredColumns[name]]));

/** Of each value of a dimension the daily visitors who visited, and who converted. */
export const countOutcomes = (query: ClickQuery, { dimension }: AggregationOf<'outcomes'>) =>
  rowsOf<AggregationResults['outcomes'][number]>(
    query,
    {
      value: valueOf(dimension),
      visitor: '(c.day, c.visitor, c.visitor_rest)',
      half: 'c.visitor',
      ...named(['outcome']),
    },
    (from) => `SELECT value, count(DISTINCT visitor) FILTER (WHERE outcome & ${OUTCOMES.visit} > 0)::int AS visited,
        count(DISTINCT visitor) FILTER (WHERE outcome & ${OUTCOMES.converted} > 0)::int AS converted
      FROM ${from} WHERE half <> 0 AND outcome > 0 GROUP BY value`,
  );

/** How many clicks have each known value, most first. */
export const countDistribution = (query: ClickQuery, { of }: AggregationOf<'distribution'>) =>
  rowsOf<AggregationResults['distribution'][number]>(
    query,
    named([of]),
    (from) => `SELECT "${of}" AS value, count(*)::int AS clicks FROM ${from} WHERE "${of}" > 0
      GROUP BY 1 ORDER BY 2 DESC, 1`,
  );

/** The most frequent screen of each value of a dimension; of two as frequent ones, the smaller. */
export const findTopScreens = (query: ClickQuery, { dimension }: AggregationOf<'topScreens'>) =>
  rowsOf<AggregationResults['topScreens'][number]>(
    query,
    { value: valueOf(dimension), ...named(['screen']) },
    (from) => `SELECT DISTINCT ON (value) value, screen FROM ${from} WHERE screen > 0
      GROUP BY value, screen ORDER BY value, count(*) DESC, screen`,
  );
