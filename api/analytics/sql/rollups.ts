import { pool } from '../../db.ts';
import { dimensions, type Dimension } from '../../dimensions.ts';
import type { DayRange } from '../period.ts';
import type { CheckedFilter } from '../filters.ts';
import type { Scope } from '../scope.ts';
import type { MomentSums, Source, WeekHourSums } from '../source.ts';
import { momentsOf } from './condition.ts';
import type { DaySums } from './day-sums.ts';
import type { Parameters } from './parameters.ts';

/** In the rollups of hours this link stands for all of the owner. */
const ALL_LINKS = 0;

const HOURS = `FROM analytics.stat_hour
  WHERE owner_id = $1 AND link_id = $2 AND bucket >= $3::timestamptz AND bucket < $4::timestamptz
    AND day BETWEEN $5::date AND $6::date`;
const SUMS = 'sum(clicks)::int AS clicks, sum(bots)::int AS bots, sum(visitors)::int AS visitors';

/** The sums the ingester keeps: of hours for the owner and each link, of days by dimension for the owner. */
export class Rollups implements Source {
  readonly #scope: Pick<Scope, 'viewerId' | 'linkId'>;

  constructor(scope: Pick<Scope, 'viewerId' | 'linkId'>) {
    this.#scope = scope;
  }

  async days(range: DayRange): Promise<DaySums[]> {
    const { rows } = await pool.query<DaySums>({
      name: 'rollup-days',
      text: `SELECT day::text, ${SUMS} ${HOURS} GROUP BY day ORDER BY day`,
      values: this.#hourValues(range),
    });
    return rows;
  }

  async moments(range: DayRange): Promise<MomentSums[]> {
    const { rows } = await pool.query<MomentSums>({
      name: 'rollup-moments',
      text: `SELECT day::text, (extract(epoch FROM bucket) * 1000)::float8 AS "startsAt", clicks, bots, visitors
        ${HOURS} ORDER BY bucket`,
      values: this.#hourValues(range),
    });
    return rows;
  }

  async weekHours(range: DayRange): Promise<WeekHourSums[]> {
    const { rows } = await pool.query<WeekHourSums>({
      name: 'rollup-week-hours',
      text: `SELECT extract(isodow FROM day)::int AS weekday, hour, ${SUMS} ${HOURS} GROUP BY 1, 2 ORDER BY 1, 2`,
      values: this.#hourValues(range),
    });
    return rows;
  }

  groups({ from, to }: DayRange, dimension: Dimension, parameters: Parameters): string {
    return `SELECT value, ${SUMS} FROM analytics.stat_day
      WHERE owner_id = ${parameters.add(this.#scope.viewerId)} AND dimension = ${dimensions[dimension]}
        AND day BETWEEN ${parameters.add(from)}::date AND ${parameters.add(to)}::date
      GROUP BY value`;
  }

  #hourValues(range: DayRange): unknown[] {
    const { since, before } = momentsOf(range);
    return [this.#scope.viewerId, this.#scope.linkId ?? ALL_LINKS, since, before, range.from, range.to];
  }
}

/** The days of an owner under one filter by anything but links, whose visitors are not the owner's. */
export async function filteredDays(
  ownerId: number,
  { dimension, numbers, isNot }: CheckedFilter,
  { from, to }: DayRange,
): Promise<DaySums[]> {
  const { rows } = await pool.query<DaySums>({
    name: 'rollup-filtered-days',
    text: `SELECT day::text, ${SUMS} FROM analytics.stat_day
      WHERE owner_id = $1 AND dimension = $2 AND day BETWEEN $3::date AND $4::date
        AND (value = ANY ($5::int[])) <> $6 GROUP BY day ORDER BY day`,
    values: [ownerId, dimensions[dimension], from, to, numbers, isNot],
  });
  return rows;
}
