import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { LinkAnalytics } from '../analytics/link-analytics.ts';
import { allLinks, clicksOf, latelyClicked } from '../analytics/link-stats.ts';
import { quickAnalytics } from '../analytics/quick-analytics.ts';
import type { ShortUrl } from '../generated/prisma/client.ts';
import { parseInput } from '../parse-input.ts';
import { rowId } from '../row-id.ts';
import { getUrl } from '../urls/get-url.ts';
import { listUrls } from '../urls/list-urls.ts';
import { toAnalytics, toEnhanced, toGlance, toLinkClick } from './analytics-shape.ts';
import { glanceMembers } from './components.ts';
import {
  answers,
  described,
  flag,
  input,
  list,
  moment,
  nullable,
  number,
  object,
  ref,
  text,
  whole,
} from './json-schema.ts';
import { pages, period, question, urlId } from './parameters.ts';
import { fromWire } from './shape.ts';
import { viewerOf } from './signed-in.ts';

interface ById {
  Params: { id: string };
}

const tags = ['Analytics'];
const days = { '7d': 7, '30d': 30, '90d': 90, '1y': 365 } as const;
const PERIOD = 'The period is 7d, 30d, 90d or 1y.';
const Period = z.object({ period: z.enum(Object.keys(days) as (keyof typeof days)[], PERIOD).default('30d') });

const PAGE = 'The page is a whole number from 1 on.';
const SIZE = 'The page size is a whole number from 1 to 1000.';
const ClickPage = z.object({
  page: z.coerce.number(PAGE).int(PAGE).min(1, PAGE).max(1_000_000, PAGE).default(1),
  pageSize: z.coerce.number(SIZE).int(SIZE).min(1, SIZE).max(1000, SIZE).default(50),
  bots: z.enum(['true', 'false'], 'bots is true or false.').default('false'),
});

/** Everything counted, link by link and in all. What cannot be known is null. */
export async function urlAnalyticsRoutes(app: FastifyInstance): Promise<void> {
  const stats = object({
    id: whole,
    short_code: text,
    click_count: whole,
    unique_visitors: whole,
    bot_count: whole,
    clicks_today: whole,
    clicks_this_week: described(whole, 'Since Monday.'),
    clicks_this_month: whole,
    last_clicked_at: nullable(moment),
    created_at: moment,
  });
  const ofOne = { tags, params: urlId };
  const statsSchema = {
    ...ofOne,
    summary: 'Counters of a URL',
    response: answers(200, 'The counters.', stats, 401, 404),
  };
  app.get<ById>('/api/urls/:id/stats', { schema: statsSchema }, async (request) => {
    const url = await urlOf(request);
    const lately = await latelyClicked(viewerOf(request), url.id);
    return {
      id: url.id,
      short_code: url.shortCode,
      click_count: url.clickCount,
      unique_visitors: url.uniqueVisitors,
      bot_count: url.botCount,
      clicks_today: lately.today,
      clicks_this_week: lately.thisWeek,
      clicks_this_month: lately.thisMonth,
      last_clicked_at: url.lastClickedAt,
      created_at: url.createdAt,
    };
  });

  const analysis = { ...ofOne, querystring: period('7d', '30d', '90d', '1y') };
  const found = (name: string) => answers(200, 'The analysis.', ref(name), 400, 401, 404);
  const plain = { ...analysis, summary: 'Analytics of a URL', response: found('Analytics') };
  app.get<ById>('/api/urls/:id/analytics', { schema: plain }, async (request) => {
    const url = await urlOf(request);
    return toAnalytics(url, analyticsOf(request, url));
  });

  const enhanced = {
    ...analysis,
    summary: 'Analytics of a URL with devices, browsers, sources and campaigns',
    response: found('EnhancedAnalytics'),
  };
  app.get<ById>('/api/urls/:id/analytics/enhanced', { schema: enhanced }, async (request) => {
    const url = await urlOf(request);
    return toEnhanced(url, analyticsOf(request, url));
  });

  const quick = {
    ...ofOne,
    summary: 'A URL at a glance',
    response: answers(200, 'The glance.', ref('Glance'), 401, 404),
  };
  app.get<ById>('/api/urls/:id/analytics/quick', { schema: quick }, async (request) => {
    const url = await urlOf(request);
    const [glance] = await quickAnalytics(viewerOf(request), [url.id]);
    return toGlance(glance!);
  });
  await app.register(clickRoutes);
  await app.register(ownerRoutes);
}

async function clickRoutes(app: FastifyInstance): Promise<void> {
  const click = object({
    id: text,
    clicked_at: moment,
    country_name: text,
    country_code: nullable(text),
    city: nullable(text),
    device_type: text,
    browser: text,
    os: text,
    channel: text,
    referrer: nullable(text),
    is_bot: flag,
  });
  const page = object({ clicks: list(click), total: whole, page: whole, page_size: whole });
  const schema = {
    tags,
    summary: 'Clicks of a URL, newest first',
    description: 'Within the history the plan shows.',
    params: urlId,
    querystring: input({ ...pages(50), bots: described(flag, 'Also bots, previews and prefetches.') }),
    response: answers(200, 'A page.', page, 400, 401, 404),
  };
  app.get<ById>('/api/urls/:id/clicks', { schema }, async (request) => {
    const { page, pageSize, bots } = parseInput(ClickPage, fromWire(request.query));
    const url = await urlOf(request);
    const shown = await clicksOf(viewerOf(request), url.id, { page, pageSize, withBots: bots === 'true' });
    return { clicks: shown.clicks.map(toLinkClick), total: shown.total, page, page_size: pageSize };
  });
}

async function ownerRoutes(app: FastifyInstance): Promise<void> {
  const item = object({ id: whole, short_code: text, title: nullable(text), click_count: whole, ...glanceMembers });
  const page = object({ urls: list(item), total: whole, page: whole, page_size: whole });
  const bulk = {
    tags,
    summary: 'A page of URLs at a glance',
    querystring: question,
    response: answers(200, 'A page.', page, 400, 401),
  };
  app.get('/api/urls/bulk-analytics', { schema: bulk }, async (request) => {
    const viewer = viewerOf(request);
    const { urls, total, page, pageSize } = await listUrls(viewer, fromWire(request.query));
    const glances = await quickAnalytics(
      viewer,
      urls.map(({ id }) => id),
    );
    const rows = urls.flatMap(({ id, shortCode, title, clickCount }, index) => {
      const glance = glances[index];
      return glance ? [{ id, short_code: shortCode, title, click_count: clickCount, ...toGlance(glance) }] : [];
    });
    return { urls: rows, total, page, page_size: pageSize };
  });

  const all = object({
    total_urls: whole,
    active_urls: whole,
    inactive_urls: whole,
    expired_urls: whole,
    expiring_urls: whole,
    total_clicks: whole,
    total_unique_visitors: whole,
    total_bot_clicks: whole,
    average_clicks_per_url: nullable(number),
    last_clicked_at: nullable(moment),
  });
  const globalStats = { tags, summary: 'All of your URLs together', response: answers(200, 'The sums.', all, 401) };
  app.get('/api/urls/stats/global', { schema: globalStats }, async (request) => {
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

const urlOf = (request: FastifyRequest<ById>): Promise<ShortUrl> => getUrl(viewerOf(request), rowId(request.params.id));

function analyticsOf(request: FastifyRequest<ById>, url: ShortUrl): LinkAnalytics {
  const { period } = parseInput(Period, request.query);
  return new LinkAnalytics(viewerOf(request), url.id, days[period]);
}
