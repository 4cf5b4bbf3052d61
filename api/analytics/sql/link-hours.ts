import { pool } from '../../db.ts';
import type { DayRange } from '../period.ts';

/** What one hour of one day brought a link: clicks and visitors are people. */
export interface LinkHour {
  day: string;
  hour: number;
  clicks: number;
  bots: number;
  visitors: number;
}

/** The hours of a period in which a link of the owner had anything, oldest first. */
export async function linkHours(ownerId: number, linkId: number, { from, to }: DayRange): Promise<LinkHour[]> {
  const { rows } = await pool.query<LinkHour>({
    name: 'link-hours',
    text: `SELECT day::text, hour, clicks, bots, visitors FROM analytics.stat_hour
      WHERE owner_id = $1 AND link_id = $2 AND day BETWEEN $3::date AND $4::date
        AND bucket >= ($3::date - 1)::timestamp AT TIME ZONE 'UTC'
        AND bucket < ($4::date + 2)::timestamp AT TIME ZONE 'UTC'
      ORDER BY bucket`,
    values: [ownerId, linkId, from, to],
  });
  return rows;
}
