import { pool } from '../../db.ts';
import { dimensions, type kinds } from '../../dimensions.ts';
import type { DayRange } from '../period.ts';
import { ofExistingLinks } from './condition.ts';

/** A click as it is stored, with the label of its city. */
export interface ClickRow {
  id: string;
  linkId: number;
  at: Date;
  kind: (typeof kinds)[keyof typeof kinds];
  country: number;
  device: number;
  browser: number;
  city: string | null;
}

/** The owner's latest clicks by people, newest first. */
export async function recentClicks(ownerId: number, { from, to }: DayRange, limit: number): Promise<ClickRow[]> {
  const { rows } = await pool.query<ClickRow>({
    name: 'recent-clicks',
    text: `SELECT c.click_id AS id, c.link_id AS "linkId", c.at, c.kind, c.country, c.device, c.browser, l.label AS city
      FROM analytics.click c LEFT JOIN analytics.label l
        ON l.id = c.city AND l.owner_id = c.owner_id AND l.dimension = ${dimensions.city}
      WHERE c.owner_id = $1 AND c.kind = 0 AND ${ofExistingLinks('$1')} AND c.day BETWEEN $2::date AND $3::date
        AND c.at >= ($2::date - 1)::timestamp AT TIME ZONE 'UTC'
        AND c.at < ($3::date + 2)::timestamp AT TIME ZONE 'UTC'
      ORDER BY c.at DESC, c.click_id DESC LIMIT $4`,
    values: [ownerId, from, to, limit],
  });
  return rows;
}
