import { monthStart } from '../days.ts';
import { pool } from '../db.ts';
import { localHour } from '../local-time.ts';
import { percentage } from '../percentage.ts';
import type { Viewer } from '../viewer.ts';
import { limitsOf } from './limits.ts';

/** How much of the plan is used; percentages are null where the plan sets no limit. */
export interface Usage {
  urlCount: number;
  maxUrls: number;
  urlUsagePercentage: number | null;
  /** Clicks by people since the first of the month on the owner's calendar. */
  currentMonthClicks: number;
  clickLimit: number;
  clickUsagePercentage: number | null;
}

type Owner = Pick<Viewer, 'id' | 'tier' | 'timeZone'>;

/** What the viewer has used of the plan's limits. */
export async function usageOf(viewer: Owner, now = Date.now()): Promise<Usage> {
  const { maxUrls, monthlyClickLimit: clickLimit } = limitsOf(viewer);
  const { rows } = await pool.query<{ urls: number; clicks: number }>({
    name: 'usage',
    text: `SELECT (SELECT count(*)::int FROM short_url WHERE owner_id = $1) AS urls,
      (SELECT coalesce(sum(clicks), 0)::int FROM analytics.stat_hour
       WHERE owner_id = $1 AND link_id = 0 AND day >= $2::date
         AND bucket >= ($2::date - 1)::timestamp AT TIME ZONE 'UTC') AS clicks`,
    values: [viewer.id, monthStart(localHour(viewer.timeZone, now).day)],
  });
  const { urls: urlCount, clicks: currentMonthClicks } = rows[0]!;
  return {
    urlCount,
    maxUrls,
    urlUsagePercentage: maxUrls === -1 ? null : percentage(urlCount, maxUrls),
    currentMonthClicks,
    clickLimit,
    clickUsagePercentage: clickLimit === -1 ? null : percentage(currentMonthClicks, clickLimit),
  };
}
