import { askClicks } from '../figures/engine/click-engine.ts';
import { lastDayAt, monthStart } from '../common/days.ts';
import { db } from '../database/db.ts';
import { localHour } from '../common/local-time.ts';
import { percentage } from '../common/percentage.ts';
import type { Owner } from '../common/viewer.ts';
import { limitsOf } from '../account/limits.ts';

/** How much of the plan is used; percentages are null when the plan has no limit. */
export interface Usage {
  urlCount: number;
  maxUrls: number;
  urlUsagePercentage: number | null;
  /** Human clicks since the first of the month in the owner's time zone. */
  currentMonthClicks: number;
  clickLimit: number;
  clickUsagePercentage: number | null;
}

/** How much of the plan's limits an owner has used. */
export async function usageOf(owner: Owner, now = Date.now()): Promise<Usage> {
  const { maxUrls, monthlyClickLimit: clickLimit } = limitsOf(owner);
  const from = monthStart(localHour(owner.timeZone, now).day);
  const [urlCount, days] = await Promise.all([
    db.shortUrl.count({ where: { ownerId: owner.id } }),
    askClicks({ ownerId: owner.id, linkId: null, filters: [], from, to: lastDayAt(now) }, { kind: 'days' }),
  ]);
  const currentMonthClicks = days.reduce((sum, { clicks }) => sum + clicks, 0);
  return {
    urlCount,
    maxUrls,
    urlUsagePercentage: maxUrls === -1 ? null : percentage(urlCount, maxUrls),
    currentMonthClicks,
    clickLimit,
    clickUsagePercentage: clickLimit === -1 ? null : percentage(currentMonthClicks, clickLimit),
  };
}
