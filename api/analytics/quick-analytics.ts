import { limitsOf } from '../account/limits.ts';
import { addDays } from '../days.ts';
import { percentage } from '../percentage.ts';
import type { Viewer } from '../viewer.ts';
import { todayOf } from './period.ts';
import { peakHours, topReferrers } from './sql/link-peaks.ts';
import { linkSums } from './sql/link-sums.ts';

/** What a list shows of a link at a glance; null is what cannot be known. */
export interface QuickAnalytics {
  linkId: number;
  uniqueVisitors: number;
  /** Visitors in per cent of clicks; null without clicks. */
  uniqueRate: number | null;
  /** The hour of the owner's day (0-23) with the most clicks by people. */
  peakHour: number | null;
  /** The host most people came from, of those whose host is known. */
  topReferrer: string | null;
  /** Needs the snippet on the destination. */
  bounceRate: number | null;
  botCount: number;
}

/** Unlimited history still ends somewhere: what is older says little about the best hour. */
const LONGEST_HISTORY_DAYS = 730;

/**
 * The glance at each of these links, in their order; null for those that are not the viewer's. Visitors and bots count
 * for ever, hour and referrer within the history the plan shows.
 */
export async function quickAnalytics(viewer: Viewer, linkIds: readonly number[]): Promise<(QuickAnalytics | null)[]> {
  const { maxAnalyticsHistoryDays: days } = limitsOf(viewer);
  const since = addDays(todayOf(viewer), -(days === -1 ? LONGEST_HISTORY_DAYS : days));
  const [sums, hours, referrers] = await Promise.all([
    linkSums(viewer.id, linkIds),
    peakHours(viewer.id, linkIds, since),
    topReferrers(viewer.id, linkIds, since),
  ]);
  return linkIds.map((linkId) => {
    const own = sums.get(linkId);
    if (!own) return null;
    return {
      linkId,
      uniqueVisitors: own.visitors,
      uniqueRate: own.clicks ? percentage(own.visitors, own.clicks) : null,
      peakHour: hours.get(linkId) ?? null,
      topReferrer: referrers.get(linkId) ?? null,
      bounceRate: null,
      botCount: own.bots,
    };
  });
}
