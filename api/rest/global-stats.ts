import { z } from 'zod';
import { sumOfOwner } from '../urls/sum-of-owner.ts';
import { urlCounts } from '../urls/url-counts.ts';
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
    const { id } = viewerOf(request);
    const [counts, sums] = await Promise.all([urlCounts(id), sumOfOwner(id)]);
    return {
      total_urls: counts.total,
      active_urls: counts.active,
      inactive_urls: counts.inactive,
      expired_urls: counts.expired,
      expiring_urls: counts.expiring,
      total_clicks: sums.clicks,
      total_unique_visitors: sums.visitors,
      total_bot_clicks: sums.bots,
      average_clicks_per_url: counts.total ? Math.round((sums.clicks / counts.total) * 10) / 10 : null,
      last_clicked_at: sums.lastClickedAt,
    };
  });
}
