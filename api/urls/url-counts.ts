import { pool } from '../database/db.ts';

/** The number of the owner's links by status; active includes expiring ones. */
export interface UrlCounts {
  total: number;
  active: number;
  inactive: number;
  expired: number;
  /** Active, with seven days or fewer left. */
  expiring: number;
  /** Will redirect from a later time on. */
  scheduled: number;
}

/** Counts the owner's links. */
export async function urlCounts(ownerId: number): Promise<UrlCounts> {
  const { rows } = await pool.query<UrlCounts>({
    name: 'url-counts',
    text: `SELECT count(*)::int AS total,
        count(*) FILTER (WHERE is_active AND NOT is_over AND NOT is_ahead)::int AS active,
        count(*) FILTER (WHERE NOT is_active)::int AS inactive,
        count(*) FILTER (WHERE is_active AND is_over)::int AS expired,
        count(*) FILTER (WHERE is_active AND NOT is_over AND NOT is_ahead
          AND expires_at <= now() + interval '7 days')::int AS expiring,
        count(*) FILTER (WHERE is_active AND NOT is_over AND is_ahead)::int AS scheduled
      FROM short_url, LATERAL (SELECT expires_at IS NOT NULL AND expires_at <= now() AS is_over,
        starts_at IS NOT NULL AND starts_at > now() AS is_ahead) AS times WHERE owner_id = $1`,
    values: [ownerId],
  });
  return rows[0]!;
}
