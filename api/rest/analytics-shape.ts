import type { Analytics } from '../analytics/analytics.ts';
import type { QuickAnalytics } from '../analytics/quick-analytics.ts';
import type { ShortUrl } from '../generated/prisma/client.ts';
import { toOwnerAnalytics } from './owner-analytics.ts';

/** Key figures of a link; nobody counts who saw a link, so there is no click-through rate. */
export const toQuickAnalytics = (figures: Omit<QuickAnalytics, 'linkId'>) => ({
  unique_visitors: figures.uniqueVisitors,
  unique_rate: figures.uniqueRate,
  click_through_rate: null,
  peak_hour: figures.peakHour,
  top_referrer: figures.topReferrer,
  bounce_rate: figures.bounceRate,
  bot_count: figures.botCount,
});

/** One link's analytics, camelCase as documented. */
export const toUrlAnalytics = async ({ id, shortCode }: ShortUrl, analytics: Analytics) => ({
  urlId: id,
  shortCode,
  ...(await toOwnerAnalytics(analytics)),
});
