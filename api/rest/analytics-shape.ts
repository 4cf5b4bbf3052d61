import type { Analytics } from '../analytics/analytics.ts';
import type { QuickAnalytics } from '../analytics/quick-analytics.ts';
import type { ShortUrl } from '../generated/prisma/client.ts';
import { toOwnerAnalytics } from './owner-analytics.ts';

/** A link at a glance; nobody counts who saw a link, so there is no click-through rate. */
export const toGlance = (glance: Omit<QuickAnalytics, 'linkId'>) => ({
  unique_visitors: glance.uniqueVisitors,
  unique_rate: glance.uniqueRate,
  click_through_rate: null,
  peak_hour: glance.peakHour,
  top_referrer: glance.topReferrer,
  bounce_rate: glance.bounceRate,
  bot_count: glance.botCount,
});

/** One link's analytics, camelCase as documented. */
export const toUrlAnalytics = async ({ id, shortCode }: ShortUrl, analytics: Analytics) => ({
  urlId: id,
  shortCode,
  ...(await toOwnerAnalytics(analytics)),
});
