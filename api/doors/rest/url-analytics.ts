import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { Analytics } from '../../analytics/analytics.ts';
import { numberedClicks, Numbered } from '../../analytics/click-list.ts';
import { latelyClicked } from '../../analytics/link-stats.ts';
import { shownHistory } from '../../figures/contract/period.ts';
import { quickAnalytics, quickAnalyticsOf } from '../../analytics/quick-analytics.ts';
import { openScope } from '../../analytics/scope.ts';
import type { ShortUrl } from '../../generated/prisma/client.ts';
import { getUrl } from '../../urls/get-url.ts';
import { listUrls } from '../../urls/list-urls.ts';
import { granularityOf, namesScope, questionOf, scopeMembers, ScopeQuery } from './analytics-question.ts';
import { toQuickAnalytics, toUrlAnalytics } from './analytics-shape.ts';
import { answers } from './answers.ts';
import { clickQuery, clickQuestionOf } from './click-question.ts';
import { Click, toClick } from './clicks.ts';
import { pageMembers, QuickAnalytics, quickAnalyticsMembers, UrlAnalytics, urlPageMembers } from './components.ts';
import { timestamp, text, whole } from './fields.ts';
import { linkNext, paged } from './paging.ts';
import { questionMembers, rowParameter } from './parameters.ts';
import { nextUrls, toUrlPage } from './shape.ts';
import { viewerOf } from './signed-in.ts';
import type { TypedApp } from './typed.ts';
import { fromWire, requestMembers, queryFlag } from './wire.ts';

type ById = FastifyRequest & { params: { id: number } };
type Scoped = FastifyRequest & { query: z.output<typeof ScopeQuery> };
type Filtered = FastifyRequest & { query: Parameters<typeof questionOf>[0] };

const tags = ['Analytics'];
const ofOne = { tags, params: rowParameter('ShortUrl') };
const scoped = { ...ofOne, querystring: ScopeQuery };

/** All figures of one URL; unknown figures are null. */
export async function urlAnalyticsRoutes(app: TypedApp): Promise<void> {
  const whole = {
    ...scoped,
    summary: 'Analytics of a URL',
    description: 'Figures of the clicks on one URL within a period, with trends, breakdowns and what was measured.',
    response: answers(200, 'The analysis.', UrlAnalytics, 400, 401, 404),
  };
  const analyse = async (request: ById & Scoped) => {
    const url = await urlOf(request);
    return toUrlAnalytics(url, await analyticsOf(request, url), granularityOf(request.query));
  };
  app.get('/api/urls/:id/analytics', { schema: whole }, analyse);
  const enhanced = { ...whole, summary: 'Analytics of a URL, the same by its other name' };
  app.get('/api/urls/:id/analytics/enhanced', { schema: enhanced }, analyse);

  const quick = {
    ...scoped,
    summary: 'Key figures of a URL',
    description:
      'Without parameters visitors and bots are counted from the beginning, hour and referrer within the history the ' +
      'plan shows; with any, all of it is of the clicks they name.',
    response: answers(200, 'The key figures.', QuickAnalytics, 400, 401, 404),
  };
  app.get('/api/urls/:id/analytics/quick', { schema: quick }, async (request) => {
    const url = await urlOf(request);
    if (namesScope(request.query)) return toQuickAnalytics(await quickAnalyticsOf(await analyticsOf(request, url)));
    const [quick] = await quickAnalytics(viewerOf(request), [url.id]);
    return toQuickAnalytics(quick!);
  });
  await app.register(statsRoute);
  await app.register(clicksRoute);
  await app.register(bulkRoute);
}

async function statsRoute(app: TypedApp): Promise<void> {
  const stats = z.object({
    id: whole.describe('The number of the URL.'),
    short_code: text.describe('The short code of the URL.'),
    click_count: whole.describe('Clicks by people since it was created.'),
    unique_visitors: whole.describe('Daily unique visitors, summed over the days.'),
    bot_count: whole.describe('Clicks by bots, previews and prefetches.'),
    clicks_today: whole.describe("Since midnight in the account's time zone."),
    clicks_this_week: whole.describe('Since the first day of the week that the profile sets.'),
    clicks_this_month: whole.describe('Since the first day of the month.'),
    last_clicked_at: timestamp.nullable().describe('The latest click by a person; null before the first.'),
    created_at: timestamp.describe('When the URL was created.'),
  });
  const schema = {
    ...ofOne,
    summary: 'Counters of a URL',
    description: "Totals since its creation, and clicks of this day, week and month in the account's time zone.",
    response: answers(200, 'The counters.', stats, 401, 404),
  };
  app.get('/api/urls/:id/stats', { schema }, async (request) => {
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
}

async function clicksRoute(app: TypedApp): Promise<void> {
  const page = z.object({ clicks: z.array(Click).describe('The clicks of this page.'), ...pageMembers });
  const schema = {
    ...ofOne,
    summary: 'Clicks of a URL, newest first',
    description:
      'Without period and from, all that the plan shows. Numbered pages end at 100,000 clicks; /api/analytics/clicks ' +
      'has cursors.',
    querystring: clickQuery({
      ...requestMembers(Numbered, {
        page: { description: 'The number of the page, from 1.' },
        page_size: { description: 'The most clicks of a page.' },
      }),
      ...scopeMembers,
    }),
    response: answers(200, 'A page.', page, 400, 401, 404),
  };
  app.get('/api/urls/:id/clicks', { config: paged, schema }, async (request, reply) => {
    const viewer = viewerOf(request);
    const url = await urlOf(request);
    const asked = { ...clickQuestionOf(request.query), linkId: url.id };
    const { period, from } = request.query;
    const days = period === undefined && from === undefined ? { from: shownHistory(viewer).from } : {};
    const found = await numberedClicks(viewer, { ...asked, ...days }, fromWire(request.query));
    const isLast = found.page * found.pageSize >= found.total;
    linkNext(request, reply, isLast ? null : { page: found.page + 1 });
    return { clicks: found.clicks.map(toClick), total: found.total, page: found.page, page_size: found.pageSize };
  });
}

/** The most analyses at once that do not slow down other accounts. */
const MOST_ANALYSES = 20;
const MANY = `With analytics=true a page has at most ${MOST_ANALYSES} URLs.`;
const BulkQuery = z
  .object({
    ...questionMembers,
    analytics: queryFlag('analytics').describe(`Also the analytics of each URL by the parameters below. ${MANY}`),
    ...scopeMembers,
  })
  .refine(({ analytics, page_size: size }) => analytics !== 'true' || !(Number(size) > MOST_ANALYSES), {
    path: ['page_size'],
    message: MANY,
  });

async function bulkRoute(app: TypedApp): Promise<void> {
  const item = z.object({
    id: whole.describe('The number of the URL.'),
    short_code: text.describe('The short code of the URL.'),
    title: text.nullable().describe('Null without one.'),
    click_count: whole.describe('Clicks by people since it was created.'),
    ...quickAnalyticsMembers,
    analytics: UrlAnalytics.nullable().describe('Null unless asked for.'),
  });
  const page = z.object({ urls: z.array(item).describe('The URLs of this page.'), ...urlPageMembers });
  const schema = {
    tags,
    summary: 'Key figures of a page of URLs, or with all of their analytics',
    description:
      'Takes the filters and pages of the list of URLs. The parameters about clicks apply to analytics only.',
    querystring: BulkQuery,
    response: answers(200, 'A page.', page, 400, 401, 404),
  };
  app.get('/api/urls/bulk-analytics', { config: paged, schema }, async (request, reply) => {
    const viewer = viewerOf(request);
    const isWhole = request.query.analytics === 'true';
    const page = await listUrls(viewer, fromWire(request.query));
    const { urls } = page;
    linkNext(request, reply, nextUrls({ query: request.query }, page));
    const ofLinks = await quickAnalytics(
      viewer,
      urls.map(({ id }) => id),
    );
    const rows = [];
    for (const [index, url] of urls.entries()) {
      const quick = ofLinks[index];
      if (!quick) continue; // deleted between the two queries
      const { id, shortCode, title, clickCount } = url;
      // One after the other, because each runs a dozen queries at once.
      const analytics = isWhole ? await toUrlAnalytics(url, await analyticsOf(request, url)) : null;
      rows.push({ id, short_code: shortCode, title, click_count: clickCount, ...toQuickAnalytics(quick), analytics });
    }
    return { urls: rows, ...toUrlPage(page) };
  });
}

const urlOf = (request: ById): Promise<ShortUrl> => getUrl(viewerOf(request), request.params.id);

const analyticsOf = async (request: Filtered, { id }: ShortUrl): Promise<Analytics> =>
  new Analytics(await openScope(viewerOf(request), { ...questionOf(request.query), linkId: id }));
