import { pool } from '../../db.ts';
import { dimensions } from '../../dimensions.ts';
import type { DayRange } from '../period.ts';

/** How often people followed one link. */
export interface LinkClicks {
  linkId: number;
  clicks: number;
  visitors: number;
}

/** The owner's links with the most clicks by people, most first; links without any are left out. */
export async function topLinks(ownerId: number, { from, to }: DayRange, limit: number): Promise<LinkClicks[]> {
  const { rows } = await pool.query<LinkClicks>({
    name: 'top-links',
    text: `SELECT value AS "linkId", sum(clicks)::int AS clicks, sum(visitors)::int AS visitors
      FROM analytics.stat_day
      WHERE owner_id = $1 AND dimension = $2 AND day BETWEEN $3::date AND $4::date
      GROUP BY value HAVING sum(clicks) > 0 ORDER BY clicks DESC, value DESC LIMIT $5`,
    values: [ownerId, dimensions.link, from, to, limit],
  });
  return rows;
}
