import { pool } from '../database/db.ts';

/** The total counts of all links of an owner. */
export interface OwnerSums {
  clicks: number;
  bots: number;
  visitors: number;
  lastClickedAt: Date | null;
}

/** Sums the owner's links. */
export async function sumOfOwner(ownerId: number): Promise<OwnerSums> {
  const { rows } = await pool.query<OwnerSums>({
    name: 'owner-sums',
    text: `SELECT coalesce(sum(click_count), 0)::int AS clicks, coalesce(sum(bot_count), 0)::int AS bots,
        coalesce(sum(unique_visitors), 0)::int AS visitors, max(last_clicked_at) AS "lastClickedAt"
      FROM short_url WHERE owner_id = $1`,
    values: [ownerId],
  });
  return rows[0]!;
}
