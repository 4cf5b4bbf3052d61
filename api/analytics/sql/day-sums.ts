import { pool } from '../../db.ts';
import { WHOLE_DAY } from '../../dimensions.ts';
import type { DayRange } from '../period.ts';

/** What one day brought: clicks and visitors are people, bots everything else. */
export interface DaySums {
  day: string;
  clicks: number;
  bots: number;
  visitors: number;
}

/** The owner's days that had anything, oldest first. */
export async function daySums(ownerId: number, { from, to }: DayRange): Promise<DaySums[]> {
  const { rows } = await pool.query<DaySums>({
    name: 'day-sums',
    text: `SELECT day::text, clicks, bots, visitors FROM analytics.stat_day
      WHERE owner_id = $1 AND dimension = ${WHOLE_DAY} AND day BETWEEN $2::date AND $3::date ORDER BY day`,
    values: [ownerId, from, to],
  });
  return rows;
}
