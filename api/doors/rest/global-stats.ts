import { z } from 'zod';
import { globalStats, installationStats } from '../../urls/global-stats.ts';
import { answers } from './answers.ts';
import { formerly, timestamp, number, whole } from './fields.ts';
import { viewerOf } from './signed-in.ts';
import type { TypedApp } from './typed.ts';

const installation = z.object({
  accounts: whole.describe('All accounts.'),
  total_urls: whole.describe('All URLs.'),
  active_urls: whole.describe('URLs that redirect, the expiring ones among them.'),
  total_clicks: whole.describe('Clicks by people.'),
  unique_visitors: whole.describe('Daily unique visitors, summed over all days of each URL.'),
  total_unique_visitors: formerly(whole, 'unique_visitors'),
  total_bot_clicks: whole.describe('Clicks by bots, previews and prefetches.'),
});

const all = z.object({
  total_urls: whole.describe('All URLs.'),
  active_urls: whole.describe('URLs that redirect, the expiring ones among them.'),
  inactive_urls: whole.describe('URLs that were switched off.'),
  expired_urls: whole.describe('URLs whose expiry is over.'),
  expiring_urls: whole.describe('Active URLs with 7 days or fewer left.'),
  limit_reached_urls: whole.describe('URLs that have let as many people through as they may.'),
  scheduled_urls: whole.describe('URLs that will redirect from a later time on.'),
  total_clicks: whole.describe('Clicks by people.'),
  unique_visitors: whole.describe('Daily unique visitors, summed over all days of each URL.'),
  total_unique_visitors: formerly(whole, 'unique_visitors'),
  total_bot_clicks: whole.describe('Clicks by bots, previews and prefetches.'),
  average_clicks_per_url: number.nullable().describe('With one decimal place; null without URLs.'),
  last_clicked_at: timestamp.nullable().describe('The latest click by a person; null before the first.'),
  installation: installation.nullable().describe('All accounts together; null unless you run this server.'),
});

/** /api/urls/stats/global: all URLs of the viewer together. */
export async function globalStatsRoute(app: TypedApp): Promise<void> {
  const schema = {
    tags: ['Analytics'],
    summary: 'All of your URLs together',
    description: 'Counts and sums since the beginning, whatever history the plan shows.',
    response: answers(200, 'The sums.', all, 401),
  };
  app.get('/api/urls/stats/global', { schema }, async (request) => {
    const viewer = viewerOf(request);
    const [{ counts, sums, averageClicks }, everybody] = await Promise.all([
      globalStats(viewer),
      installationStats(viewer),
    ]);
    return {
      total_urls: counts.total,
      active_urls: counts.active,
      inactive_urls: counts.inactive,
      expired_urls: counts.expired,
      expiring_urls: counts.expiring,
      limit_reached_urls: counts.limitReached,
      scheduled_urls: counts.scheduled,
      total_clicks: sums.clicks,
      unique_visitors: sums.visitors,
      total_unique_visitors: sums.visitors,
      total_bot_clicks: sums.bots,
      average_clicks_per_url: averageClicks,
      last_clicked_at: sums.lastClickedAt,
      installation: everybody && {
        accounts: everybody.accounts,
        total_urls: everybody.urls,
        active_urls: everybody.activeUrls,
        total_clicks: everybody.clicks,
        unique_visitors: everybody.visitors,
        total_unique_visitors: everybody.visitors,
        total_bot_clicks: everybody.bots,
      },
    };
  });
}
