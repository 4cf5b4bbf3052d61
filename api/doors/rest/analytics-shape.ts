import type { Analytics } from '../../analytics/analytics.ts';
import type { QuickAnalytics } from '../../analytics/quick-analytics.ts';
import type { Granularity } from '../../analytics/series.ts';
import type { ShortUrl } from '../../generated/prisma/client.ts';
import { toOwnerAnalytics } from './owner-analytics.ts';

/** Key figures of a link. Impressions cannot be counted, so there is no click-through rate. */
export const toQuickAnalytics = (quick: Omit<QuickAnalytics, 'linkId'>) => ({
  unique_visitors: quick.uniqueVisitors,
  unique_rate: quick.uniqueRate,
  click_through_rate: null,
  peak_hour: quick.peakHour,
  top_referrer: quick.topReferrer,
  bounce_rate: quick.bounceRate,
  bot_count: quick.botCount,
});

/** The analytics of one link, in camelCase as documented. */
export const toUrlAnalytics = async ({ id, shortCode }: ShortUrl, analytics: Analytics, granularity?: Granularity) => ({
  urlId: id,
  shortCode,
  ...(await toOwnerAnalytics(analytics, granularity)),
});
