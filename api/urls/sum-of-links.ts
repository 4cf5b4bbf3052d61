import { pool } from '../database/db.ts';

/** The total counts of one link. */
export interface LinkSums {
  linkId: number;
  clicks: number;
  bots: number;
  visitors: number;
}

/** The counters of these links, limited to the owner's. */
export async function sumOfLinks(ownerId: number, linkIds: readonly number[]): Promise<Map<number, LinkSums>> {
  const { rows } = await pool.query<LinkSums>({
    name: 'link-sums',
    text: `SELECT id AS "linkId", click_count AS clicks, bot_count AS bots, unique_visitors AS visitors
      FROM short_url WHERE owner_id = $1 AND id = ANY($2::int[])`,
    values: [ownerId, linkIds],
  });
  return new Map(rows.map((row) => [row.linkId, row]));
}
