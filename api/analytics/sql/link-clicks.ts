import { pool } from '../../db.ts';
import type { DayRange } from '../period.ts';
import type { ClickRow } from './recent-clicks.ts';

/** A click of one link, with what is known of where it came from. */
export interface LinkClickRow extends ClickRow {
  os: number;
  channel: number;
  referrer: string | null;
}

/** Which of a link's clicks; `kinds` are those of api/dimensions.ts. */
export interface LinkClicksQuestion extends DayRange {
  linkId: number;
  kinds: readonly number[];
  limit: number;
  offset: number;
}

/** The bounds of `at` are generous: a day begins up to 14 h off UTC. */
const OF_LINK = `c.owner_id = $1 AND c.link_id = $2 AND c.kind = ANY($3::smallint[])
  AND c.day BETWEEN $4::date AND $5::date
  AND c.at >= ($4::date - 1)::timestamp AT TIME ZONE 'UTC' AND c.at < ($5::date + 2)::timestamp AT TIME ZONE 'UTC'`;

/** The clicks of one link of the owner, newest first, and how many there are in all. */
export async function linkClicks(
  ownerId: number,
  { linkId, kinds, from, to, limit, offset }: LinkClicksQuestion,
): Promise<{ clicks: LinkClickRow[]; total: number }> {
  const values = [ownerId, linkId, kinds, from, to];
  const [clicks, counts] = await Promise.all([
    pool.query<LinkClickRow>({
      name: 'link-clicks',
      text: `SELECT c.click_id AS id, c.link_id AS "linkId", c.at, c.kind, c.country, c.device, c.browser, c.os,
          c.channel, city.label AS city, referrer.label AS referrer
        FROM analytics.click c LEFT JOIN analytics.label city ON city.id = c.city
          LEFT JOIN analytics.label referrer ON referrer.id = c.referrer
        WHERE ${OF_LINK} ORDER BY c.at DESC, c.click_id DESC LIMIT $6 OFFSET $7`,
      values: [...values, limit, offset],
    }),
    pool.query<{ count: number }>({
      name: 'count-link-clicks',
      text: `SELECT count(*)::int AS count FROM analytics.click c WHERE ${OF_LINK}`,
      values,
    }),
  ]);
  return { clicks: clicks.rows, total: counts.rows[0]!.count };
}
