import { z } from 'zod';
import { allLinks } from '../analytics/link-stats.ts';
import { answers } from './answers.ts';
import { timestamp, number, whole } from './fields.ts';
import { viewerOf } from './signed-in.ts';
import type { TypedApp } from './typed.ts';

const all = z.object({
  total_urls: whole,
  active_urls: whole,
  inactive_urls: whole,
  expired_urls: whole,
  expiring_urls: whole,
  total_clicks: whole,
  total_unique_visitors: whole,
  total_bot_clicks: whole,
  average_clicks_per_url: number.nullable(),
  last_clicked_at: timestamp.nullable(),
});

/** /api/urls/stats/global: all URLs of the viewer together. */
export async function globalStatsRoute(app: TypedApp): Promise<void> {
  const schema = {
    tags: ['Analytics'],
    summary: 'All of your URLs together',
    response: answers(200, 'The sums.', all, 401),
  };
  app.get('/api/urls/stats/global', { schema }, async (request) => {
    const sums = await allLinks(viewerOf(request));
    return {
      total_urls: sums.total,
      active_urls: sums.active,
      inactive_urls: sums.inactive,
      expired_urls: sums.expired,
      expiring_urls: sums.expiring,
      total_clicks: sums.clicks,
      total_unique_visitors: sums.visitors,
      total_bot_clicks: sums.bots,
      average_clicks_per_url: sums.total ? Math.round((sums.clicks / sums.total) * 10) / 10 : null,
      last_clicked_at: sums.lastClickedAt,
    };
  });
}
