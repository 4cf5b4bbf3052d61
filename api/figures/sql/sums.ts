import { queryFigures } from '../../database/figures-pool.ts';
import type {
  AggregationResults,
  DaySums,
  HourStartSums,
  Sums,
  ValuePage,
  ValueWindow,
  WeekHourSums,
} from '../contract/contract.ts';
import { Parameters } from './sql-parameters.ts';
import type { Relation } from './relations.ts';

const sumsOf = ({ visitors }: Relation) =>
  `sum(clicks)::int AS clicks, sum(bots)::int AS bots, ${visitors} AS visitors`;

/** The sums of each day of a relation, oldest first. */
export const sumDays = (relation: Relation): Promise<DaySums[]> =>
  read(relation, 'days', (from) => `SELECT day::text, ${sumsOf(relation)} FROM ${from} GROUP BY day ORDER BY day`);

/** The sums of each hour of a relation of clicks, on the clocks of a zone, oldest first. */
export const sumHourStarts = (relation: Relation, timeZone: string): Promise<HourStartSums[]> =>
  read(relation, 'hour-starts', (from, parameters) => {
    // An hour that the clocks repeat has two starts, so the local time alone does not tell it.
    const minutes = `(extract(minute FROM at AT TIME ZONE ${parameters.add(timeZone)})::int / 15) * 15`;
    const start = `date_bin('15 minutes', at, '2000-01-01Z') - make_interval(mins => ${minutes})`;
    return `SELECT day::text, (extract(epoch FROM start) * 1000)::float8 AS "startsAt", ${sumsOf(relation)}
      FROM (SELECT *, ${start} AS start FROM ${from}) AS hours GROUP BY day, start ORDER BY start, day`;
  });

/** The sums of the hours of the week of a relation. */
export const sumWeekHours = (relation: Relation): Promise<WeekHourSums[]> =>
  read(
    relation,
    'week-hours',
    (from) => `SELECT extract(isodow FROM day)::int AS weekday, hour, ${sumsOf(relation)} FROM ${from}
      GROUP BY 1, 2 ORDER BY 1, 2`,
  );

/** How many clicks of a relation of clicks are of visitors. */
export async function countRecognised(relation: Relation): Promise<number> {
  const rows = await read<{ clicks: number }>(
    relation,
    'recognised-clicks',
    (from) => `SELECT count(*)::int AS clicks FROM ${from} WHERE visitor <> 0`,
  );
  return rows[0]!.clicks;
}

/** The first day of a relation that has a click. */
export async function findFirstDay(relation: Relation): Promise<string | null> {
  const days = await read<{ day: string }>(
    relation,
    'first-day',
    (from) => `SELECT day::text FROM ${from} WHERE clicks + bots > 0 ORDER BY day LIMIT 1`,
  );
  return days[0]?.day ?? null;
}

/** The hour with the most human clicks of each link of a relation that had any. */
export const findPeakHours = (relation: Relation): Promise<AggregationResults['peakHours']> =>
  read(
    relation,
    'peak-hours',
    (from) => `SELECT DISTINCT ON (link_id) link_id AS "linkId", hour FROM ${from}
      GROUP BY link_id, hour HAVING sum(clicks) > 0 ORDER BY link_id, sum(clicks) DESC, hour`,
  );

async function read<Row extends object>(
  { name, from }: Relation,
  what: string,
  statement: (from: string, parameters: Parameters) => string,
): Promise<Row[]> {
  const parameters = new Parameters();
  const text = statement(from(parameters), parameters);
  const { rows } = await queryFigures<Row>({
    ...(name && { name: `${name}-${what}` }),
    text,
    values: parameters.values,
  });
  return rows;
}

interface Whole {
  found: number;
  allClicks: number;
  allBots: number;
}

type PageRow = Sums & Whole & { value: number | null };

/** A page of the values of a relation that has them. */
export async function sumValues(relation: Relation, window: ValueWindow): Promise<ValuePage> {
  const { first, offset, orderBy, includeBots, hasBotRows = false, among } = window;
  const shown = includeBots ? 'clicks + bots' : 'clicks';
  const order = orderBy === 'CLICKS' ? `${shown} DESC, visitors DESC` : `visitors DESC, ${shown} DESC`;
  const parameters = new Parameters();
  const add = (value: unknown) => parameters.add(value);
  const { rows } = await queryFigures<PageRow>(
    `WITH groups AS MATERIALIZED (SELECT value, ${sumsOf(relation)} FROM ${relation.from(parameters)} GROUP BY value),
      found AS (SELECT * FROM groups WHERE ${includeBots || hasBotRows ? 'clicks + bots' : 'clicks'} > 0 AND (${add(among)}::int[] IS NULL OR value = ANY (${add(among)}))),
      page AS (SELECT * FROM found ORDER BY ${order}, value LIMIT ${add(first)} OFFSET ${add(offset)})
    SELECT page.*, (SELECT count(*)::int FROM found) AS found, whole.*
    FROM (SELECT coalesce(sum(clicks), 0)::int AS "allClicks", coalesce(sum(bots), 0)::int AS "allBots"
        FROM groups) AS whole
      LEFT JOIN page ON true
    ORDER BY ${order.replaceAll(/clicks|bots|visitors/g, 'page.$&')}, page.value`,
    parameters.values,
  );
  return pageOf(rows);
}

function pageOf(rows: PageRow[]): ValuePage {
  const { found, allClicks, allBots } = rows[0]!;
  return {
    found,
    whole: { clicks: allClicks, bots: allBots },
    // A page without rows still returns one row with the sums of all values.
    rows: rows.flatMap(({ value, clicks, bots, visitors }) =>
      value === null ? [] : [{ value, clicks, bots, visitors }],
    ),
  };
}
