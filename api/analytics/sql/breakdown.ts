import { pool } from '../../db.ts';
import { dimensions, type Dimension } from '../../dimensions.ts';
import type { DayRange } from '../period.ts';

/** How many human clicks and daily visitors had one value of a dimension. */
export interface BreakdownRow {
  value: number;
  clicks: number;
  visitors: number;
}

/** The owner's clicks by the values of several dimensions, each list by clicks; values only bots had are left out. */
export async function breakdowns(
  ownerId: number,
  { from, to }: DayRange,
  wanted: readonly Dimension[],
): Promise<Map<Dimension, BreakdownRow[]>> {
  const { rows } = await pool.query<BreakdownRow & { dimension: number }>({
    name: 'breakdowns',
    text: `SELECT dimension, value, sum(clicks)::int AS clicks, sum(visitors)::int AS visitors
      FROM analytics.stat_day
      WHERE owner_id = $1 AND dimension = ANY($2::smallint[]) AND day BETWEEN $3::date AND $4::date
      GROUP BY dimension, value HAVING sum(clicks) > 0 ORDER BY clicks DESC, value`,
    values: [ownerId, wanted.map((name) => dimensions[name]), from, to],
  });
  return new Map(
    wanted.map((name) => [
      name,
      rows
        .filter((row) => row.dimension === dimensions[name])
        .map(({ value, clicks, visitors }) => ({ value, clicks, visitors })),
    ]),
  );
}
