import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { Analytics } from '../analytics/analytics.ts';
import { numberedClicks } from '../analytics/click-list.ts';
import { latelyClicked } from '../analytics/link-stats.ts';
import { shownHistory } from '../analytics/period.ts';
import { quickAnalyticsOf, quickAnalytics } from '../analytics/quick-analytics.ts';
import { openScope, type ScopeInput } from '../analytics/scope.ts';
import type { ShortUrl } from '../generated/prisma/client.ts';
import { parseInput } from '../parse-input.ts';
import { rowId } from '../row-id.ts';
import { getUrl } from '../urls/get-url.ts';
import { listUrls } from '../urls/list-urls.ts';
import { namesScope, questionOf, scopeParameters } from './analytics-question.ts';
import { toGlance, toUrlAnalytics } from './analytics-shape.ts';
import { botParameters, clickQuestionOf } from './click-question.ts';
import { toClick } from './clicks.ts';
import { glanceMembers } from './components.ts';
import {
  answers,
  described,
  flag,
  input,
  list,
  moment,
  nullable,
  object,
  ref,
  text,
  whole,
  withDefault,
} from './json-schema.ts';
import { pages, question, urlId } from './parameters.ts';
import { fromWire } from './shape.ts';
import { viewerOf } from './signed-in.ts';

interface ById {
  Params: { id: string };
}

const tags = ['Analytics'];
const ofOne = { tags, params: urlId };
const scoped = { ...ofOne, querystring: input(scopeParameters) };

/** Everything counted for one URL. What cannot be known is null. */
export async function urlAnalyticsRoutes(app: FastifyInstance): Promise<void> {
  const analysis = answers(200, 'The analysis.', ref('UrlAnalytics'), 400, 401, 404);
  const whole = { ...scoped, summary: 'Analytics of a URL', response: analysis };
  const analyse = async (request: FastifyRequest<ById>) => {
    const url = await urlOf(request);
    return toUrlAnalytics(url, await analyticsOf(request, url));
  };
  app.get<ById>('/api/urls/:id/analytics', { schema: whole }, analyse);
  const enhanced = { ...whole, summary: 'Analytics of a URL, the same by its other name' };
  app.get<ById>('/api/urls/:id/analytics/enhanced', { schema: enhanced }, analyse);

  const quick = {
    ...scoped,
    summary: 'A URL at a glance',
    description:
      'Without parameters visitors and bots are counted from the beginning, hour and referrer within the history the ' +
      'plan shows; with any, all of it is of the clicks they name.',
    response: answers(200, 'The glance.', ref('Glance'), 400, 401, 404),
  };
  app.get<ById>('/api/urls/:id/analytics/quick', { schema: quick }, async (request) => {
    const url = await urlOf(request);
    if (namesScope(request.query)) return toGlance(await quickAnalyticsOf(await analyticsOf(request, url)));
    const [glance] = await quickAnalytics(viewerOf(request), [url.id]);
    return toGlance(glance!);
  });
  await app.register(statsRoute);
  await app.register(clicksRoute);
  await app.register(bulkRoute);
}

async function statsRoute(app: FastifyInstance): Promise<void> {
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
  const schema = { ...ofOne, summary: 'Counters of a URL', response: answers(200, 'The counters.', stats, 401, 404) };
  app.get<ById>('/api/urls/:id/stats', { schema }, async (request) => {
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

async function clicksRoute(app: FastifyInstance): Promise<void> {
  const page = object({ clicks: list(ref('Click')), total: whole, page: whole, page_size: whole });
  const schema = {
    ...ofOne,
    summary: 'Clicks of a URL, newest first',
    description:
      'Without period and from, all that the plan shows. Numbered pages end at 100,000 clicks; /api/analytics/clicks ' +
      'has cursors.',
    querystring: input({ ...pages(50), ...scopeParameters, ...botParameters }),
    response: answers(200, 'A page.', page, 400, 401, 404),
  };
  app.get<ById>('/api/urls/:id/clicks', { schema }, async (request) => {
    const viewer = viewerOf(request);
    const url = await urlOf(request);
    const asked = { ...clickQuestionOf(request.query), linkId: url.id };
    const { period, from } = request.query as { period?: unknown; from?: unknown };
    const days = period === undefined && from === undefined ? { from: shownHistory(viewer).from } : {};
    const found = await numberedClicks(viewer, { ...asked, ...days }, fromWire(request.query));
    return { clicks: found.clicks.map(toClick), total: found.total, page: found.page, page_size: found.pageSize };
  });
}

/** So many analyses at once are a burden that others do not notice. */
const MOST_ANALYSES = 20;
const MANY = `With analytics=true a page has at most ${MOST_ANALYSES} URLs.`;
const Wishes = z
  .object({
    analytics: z.enum(['true', 'false'], 'analytics is true or false.').default('false'),
    page_size: z.coerce.number().optional().catch(undefined),
  })
  .refine(({ analytics, page_size: size = 1 }) => analytics === 'false' || size <= MOST_ANALYSES, {
    path: ['page_size'],
    message: MANY,
  });

async function bulkRoute(app: FastifyInstance): Promise<void> {
  const item = object({
    id: whole,
    short_code: text,
    title: nullable(text),
    click_count: whole,
    ...glanceMembers,
    analytics: described(nullable(ref('UrlAnalytics')), 'Null unless asked for.'),
  });
  const schema = {
    tags,
    summary: 'A page of URLs at a glance, or with all of their analytics',
    querystring: {
      ...question,
      properties: {
        ...(question.properties as object),
        analytics: described(
          withDefault(flag, false),
          `Also the analytics of each URL by the parameters below. ${MANY}`,
        ),
        ...scopeParameters,
      },
    },
    response: answers(
      200,
      'A page.',
      object({ urls: list(item), total: whole, page: whole, page_size: whole }),
      400,
      401,
      404,
    ),
  };
  app.get('/api/urls/bulk-analytics', { schema }, async (request) => {
    const viewer = viewerOf(request);
    const wanted = parseInput(Wishes, request.query).analytics === 'true';
    const { urls, total, page, pageSize } = await listUrls(viewer, fromWire(request.query));
    const glances = await quickAnalytics(
      viewer,
      urls.map(({ id }) => id),
    );
    const rows = [];
    for (const [index, url] of urls.entries()) {
      const glance = glances[index];
      if (!glance) continue; // deleted between the two queries
      const { id, shortCode, title, clickCount } = url;
      // One after the other: each of them asks a dozen questions at once.
      const analytics = wanted ? await toUrlAnalytics(url, await analyticsOf(request, url)) : null;
      rows.push({ id, short_code: shortCode, title, click_count: clickCount, ...toGlance(glance), analytics });
    }
    return { urls: rows, total, page, page_size: pageSize };
  });
}

const urlOf = (request: FastifyRequest<ById>): Promise<ShortUrl> => getUrl(viewerOf(request), rowId(request.params.id));

const scopeOf = (request: FastifyRequest, { id }: ShortUrl): ScopeInput => ({
  ...questionOf(request.query),
  linkId: id,
});

const analyticsOf = async (request: FastifyRequest, url: ShortUrl): Promise<Analytics> =>
  new Analytics(await openScope(viewerOf(request), scopeOf(request, url)));
