import { pool } from '../database/db.ts';
import { NOT_BEGUN, USED_UP } from './opening-sql.ts';

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
  /** Has let everybody through. */
  limitReached: number;
}

/** Counts the owner's links. */
export async function urlCounts(ownerId: number): Promise<UrlCounts> {
  const { rows } = await pool.query<UrlCounts>({
    name: 'url-counts',
    // One pass over an index; the few links that have not begun are found by another.
    text: `WITH u AS (SELECT is_active, expires_at,
          coalesce(expires_at <= now(), false) AS is_over,
          id = ANY (${NOT_BEGUN}) AS is_ahead,
          id IN ${USED_UP} AS is_used_up
        FROM short_url WHERE owner_id = $1)
      SELECT count(*)::int AS total,
        count(*) FILTER (WHERE is_active AND NOT is_over AND NOT is_ahead AND NOT is_used_up)::int AS active,
        count(*) FILTER (WHERE NOT is_active)::int AS inactive,
        count(*) FILTER (WHERE is_active AND is_over)::int AS expired,
        count(*) FILTER (WHERE is_active AND NOT is_over AND NOT is_ahead AND NOT is_used_up
          AND expires_at <= now() + interval '7 days')::int AS expiring,
        count(*) FILTER (WHERE is_active AND NOT is_over AND is_ahead AND NOT is_used_up)::int AS scheduled,
        count(*) FILTER (WHERE is_active AND NOT is_over AND is_used_up)::int AS "limitReached"
      FROM u`,
    values: [ownerId],
  });
  return rows[0]!;
}
