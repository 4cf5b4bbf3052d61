import { pool } from '../../db.ts';

/** How many links the owner has, and how many of them lead anywhere now. */
export interface UrlCounts {
  total: number;
  active: number;
}

/** Counts the owner's links. */
export async function urlCounts(ownerId: number): Promise<UrlCounts> {
  const { rows } = await pool.query<UrlCounts>({
    name: 'url-counts',
    text: `SELECT count(*)::int AS total,
        count(*) FILTER (WHERE is_active AND (expires_at IS NULL OR expires_at > now()))::int AS active
      FROM short_url WHERE owner_id = $1`,
    values: [ownerId],
  });
  return rows[0]!;
}
