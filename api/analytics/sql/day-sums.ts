import { pool } from '../../db.ts';
import type { DayRange } from '../period.ts';

/** What one day brought: clicks and visitors are people, bots everything else. */
export interface DaySums {
  day: string;
  clicks: number;
  bots: number;
  visitors: number;
}

/** The owner's days that had anything, oldest first. The bucket's bounds are generous: a day begins up to 14 h off UTC. */
export async function daySums(ownerId: number, { from, to }: DayRange): Promise<DaySums[]> {
  const { rows } = await pool.query<DaySums>({
    name: 'day-sums',
    text: `SELECT day::text, sum(clicks)::int AS clicks, sum(bots)::int AS bots, sum(visitors)::int AS visitors
      FROM analytics.stat_hour
      WHERE owner_id = $1 AND link_id = 0 AND day BETWEEN $2::date AND $3::date
        AND bucket >= ($2::date - 1)::timestamp AT TIME ZONE 'UTC'
        AND bucket < ($3::date + 2)::timestamp AT TIME ZONE 'UTC'
      GROUP BY day ORDER BY day`,
    values: [ownerId, from, to],
  });
  return rows;
}
