import { pool } from '../database/db.ts';
import { UNOPENED } from './filter.ts';

/** The number of the owner's links by status; active includes expiring ones. */
export interface UrlCounts {
  total: number;
  active: number;
  inactive: number;
  expired: number;
  /** Their start is yet to come. */
  scheduled: number;
  /** Active, with seven days or fewer left. */
  expiring: number;
}

/** Counts the owner's links. */
export async function urlCounts(ownerId: number): Promise<UrlCounts> {
  const { rows } = await pool.query<UrlCounts>({
    name: 'url-counts',
    text: `SELECT count(*)::int AS total,
        count(*) FILTER (WHERE is_active AND (expires_at IS NULL OR expires_at > now()) AND id NOT IN ${UNOPENED})::int AS active,
        count(*) FILTER (WHERE is_active AND (expires_at IS NULL OR expires_at > now()) AND id IN ${UNOPENED})::int AS scheduled,
        count(*) FILTER (WHERE NOT is_active)::int AS inactive,
        count(*) FILTER (WHERE is_active AND expires_at <= now())::int AS expired,
        count(*) FILTER (WHERE is_active AND expires_at > now() AND expires_at <= now() + interval '7 days'
          AND id NOT IN ${UNOPENED})::int
          AS expiring
      FROM short_url WHERE owner_id = $1`,
    values: [ownerId],
  });
  return rows[0]!;
}
