import { pool } from '../../db.ts';
import { dimensions, type Dimension } from '../../dimensions.ts';
import type { DayRange } from '../period.ts';
import type { MomentSums, Page, PageWindow, Source, Sums, WeekHourSums } from '../source.ts';
import { momentsOf } from './condition.ts';
import { daySums, type DaySums } from './day-sums.ts';
import { Parameters } from './parameters.ts';

/** In the sums of hours this link stands for all of the owner. */
const ALL_LINKS = 0;

const HOURS = `FROM analytics.stat_hour
  WHERE owner_id = $1 AND link_id = $2 AND bucket >= $3::timestamptz AND bucket < $4::timestamptz
    AND day BETWEEN $5::date AND $6::date`;
const SUMS = 'sum(clicks)::int AS clicks, sum(bots)::int AS bots, sum(visitors)::int AS visitors';

/** The sums of hours the ingester keeps for each link. */
export class LinkHours implements Omit<Source, 'page'> {
  readonly #values: (range: DayRange) => unknown[];

  constructor(ownerId: number, linkId: number) {
    this.#values = (range) => {
      const { since, before } = momentsOf(range);
      return [ownerId, linkId, since, before, range.from, range.to];
    };
  }

  async days(range: DayRange): Promise<DaySums[]> {
    const { rows } = await pool.query<DaySums>({
      name: 'rollup-days',
      text: `SELECT day::text, ${SUMS} ${HOURS} GROUP BY day ORDER BY day`,
      values: this.#values(range),
    });
    return rows;
  }

  async moments(range: DayRange): Promise<MomentSums[]> {
    const { rows } = await pool.query<MomentSums>({
      name: 'rollup-moments',
      text: `SELECT day::text, (extract(epoch FROM bucket) * 1000)::float8 AS "startsAt", clicks, bots, visitors
        ${HOURS} ORDER BY bucket`,
      values: this.#values(range),
    });
    return rows;
  }

  async weekHours(range: DayRange): Promise<WeekHourSums[]> {
    const { rows } = await pool.query<WeekHourSums>({
      name: 'rollup-week-hours',
      text: `SELECT extract(isodow FROM day)::int AS weekday, hour, ${SUMS} ${HOURS} GROUP BY 1, 2 ORDER BY 1, 2`,
      values: this.#values(range),
    });
    return rows;
  }
}

/** The sums the ingester keeps for the owner: of hours, of days, and of days by the dimensions of few values. */
export class Rollups extends LinkHours implements Source {
  readonly #ownerId: number;

  constructor(ownerId: number) {
    super(ownerId, ALL_LINKS);
    this.#ownerId = ownerId;
  }

  override days(range: DayRange): Promise<DaySums[]> {
    return daySums(this.#ownerId, range);
  }

  async page(range: DayRange, dimension: Dimension, window: PageWindow): Promise<Page> {
    const { first, offset, orderBy, includeBots, among } = window;
    const shown = includeBots ? 'clicks + bots' : 'clicks';
    const order = orderBy === 'CLICKS' ? `${shown} DESC, visitors DESC` : `visitors DESC, ${shown} DESC`;
    const parameters = new Parameters();
    const add = (value: unknown) => parameters.add(value);
    const { rows } = await pool.query<Sums & Whole & { value: number | null }>(
      `WITH groups AS MATERIALIZED (SELECT value, ${SUMS} FROM analytics.stat_day
          WHERE owner_id = ${add(this.#ownerId)} AND dimension = ${dimensions[dimension]}
            AND day BETWEEN ${add(range.from)}::date AND ${add(range.to)}::date GROUP BY value),
        found AS (SELECT * FROM groups WHERE ${shown} > 0 AND (${add(among)}::int[] IS NULL OR value = ANY (${add(among)}))),
        page AS (SELECT * FROM found ORDER BY ${order}, value LIMIT ${add(first)} OFFSET ${add(offset)})
      SELECT page.*, (SELECT count(*)::int FROM found) AS found, whole.*
      FROM (SELECT coalesce(sum(clicks), 0)::int AS "allClicks", coalesce(sum(bots), 0)::int AS "allBots",
          coalesce(sum(visitors), 0)::int AS "allVisitors" FROM groups) AS whole
        LEFT JOIN page ON true
      ORDER BY ${order.replaceAll(/clicks|bots|visitors/g, 'page.$&')}, page.value`,
      parameters.values,
    );
    return pageOf(rows);
  }
}

interface Whole {
  found: number;
  allClicks: number;
  allBots: number;
  allVisitors: number;
}

function pageOf(rows: (Sums & Whole & { value: number | null })[]): Page {
  const { found, allClicks, allBots, allVisitors } = rows[0]!;
  return {
    found,
    whole: { clicks: allClicks, bots: allBots, visitors: allVisitors },
    // A page without rows still brings one, with the sums of the whole.
    rows: rows.flatMap(({ value, clicks, bots, visitors }) =>
      value === null ? [] : [{ value, clicks, bots, visitors }],
    ),
  };
}
