import { isOperator } from '../identity/operator.ts';
import { pool } from '../database/db.ts';
import type { Viewer } from '../common/viewer.ts';
import { sumOfOwner, type OwnerSums } from './sum-of-owner.ts';
import { urlCounts, type UrlCounts } from './url-counts.ts';

/** All links of an account together. */
export interface GlobalStats {
  counts: UrlCounts;
  sums: OwnerSums;
  /** With one decimal place; null without links. */
  averageClicks: number | null;
}

/** All links of the viewer together, as their counters have it. */
export async function globalStats({ id }: Viewer): Promise<GlobalStats> {
  const [counts, sums] = await Promise.all([urlCounts(id), sumOfOwner(id)]);
  const averageClicks = counts.total ? Math.round((sums.clicks / counts.total) * 10) / 10 : null;
  return { counts, sums, averageClicks };
}

/** All links of all accounts together. */
export interface InstallationStats {
  accounts: number;
  urls: number;
  activeUrls: number;
  clicks: number;
  visitors: number;
  bots: number;
}

/** The sums of the whole installation for those who run it; null for everybody else. */
export async function installationStats(viewer: Viewer): Promise<InstallationStats | null> {
  if (!(await isOperator(viewer))) return null;
  const { rows } = await pool.query<InstallationStats>({
    name: 'installation-sums',
    // float8 holds whole numbers up to 2^53, where int4 would overflow
    text: `SELECT (SELECT count(*)::int FROM app_user) AS accounts, count(*)::int AS urls,
        count(*) FILTER (WHERE is_active AND (expires_at IS NULL OR expires_at > now())
          AND (starts_at IS NULL OR starts_at <= now()) AND limit_reached_at IS NULL)::int AS "activeUrls",
        coalesce(sum(click_count), 0)::float8 AS clicks, coalesce(sum(unique_visitors), 0)::float8 AS visitors,
        coalesce(sum(bot_count), 0)::float8 AS bots
      FROM short_url`,
  });
  return rows[0]!;
}
