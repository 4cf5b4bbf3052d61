import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { cursorOf } from '../analytics/click-cursor.ts';
import { DEFAULT_FIRST, followClicks, MAX_FIRST, type ClickDetails } from '../analytics/click-list.ts';
import { botReasons } from '../analytics/click-scope.ts';
import { exportClicks } from '../analytics/export-clicks.ts';
import { kindOf } from '../analytics/names.ts';
import { kinds } from '../dimensions.ts';
import { ownerParameters } from './analytics-question.ts';
import { botParameters, clickQuestionOf } from './click-question.ts';
import { downloadHeaders } from './download.ts';
import {
  answers,
  described,
  flag,
  input,
  list,
  moment,
  nullable,
  object,
  oneOf,
  ref,
  text,
  whole,
  withDefault,
} from './json-schema.ts';
import { viewerOf } from './signed-in.ts';

const tags = ['Analytics'];

/** A click as the document describes it. */
export const clickSchema = object({
  id: text,
  clicked_at: moment,
  url_id: whole,
  short_code: text,
  title: nullable(text),
  original_url: described(text, 'Where the URL leads now.'),
  country_name: text,
  country_code: nullable(text),
  region: nullable(text),
  city: nullable(text),
  device_type: text,
  os: text,
  browser: text,
  browser_version: described(nullable(whole), 'The major version.'),
  channel: text,
  referrer: described(nullable(text), 'The host people came from, or the package of the Android app.'),
  utm_source: nullable(text),
  utm_medium: nullable(text),
  utm_campaign: nullable(text),
  network: described(nullable(text), 'Number and organisation.'),
  kind: oneOf(...Object.keys(kinds)),
  is_bot: described(flag, 'Bots, previews and prefetches.'),
  bot_reason: described(nullable(oneOf(...botReasons)), 'Null for people.'),
});

/** A click as integrators see it. */
export const toClick = (click: ClickDetails) => ({
  id: click.id,
  clicked_at: click.at,
  url_id: click.url.id,
  short_code: click.url.shortCode,
  title: click.url.title,
  original_url: click.url.originalUrl,
  country_name: click.country,
  country_code: click.countryCode,
  region: click.region,
  city: click.city,
  device_type: click.device,
  os: click.os,
  browser: click.browser,
  browser_version: click.browserVersion,
  channel: click.channel,
  referrer: click.referrer,
  utm_source: click.utmSource,
  utm_medium: click.utmMedium,
  utm_campaign: click.utmCampaign,
  network: click.network,
  kind: kindOf(click.kind),
  is_bot: click.kind !== kinds.human,
  bot_reason: click.reason,
});

const listSchema = {
  tags,
  summary: 'Clicks, newest first',
  description: 'Bots, previews and prefetches are among them with bots=true, and alone with only_bots=true.',
  querystring: input({
    ...ownerParameters,
    ...botParameters,
    first: withDefault({ ...whole, minimum: 1, maximum: MAX_FIRST }, DEFAULT_FIRST),
    after: described(text, 'The end_cursor of the page before.'),
  }),
  response: answers(
    200,
    'A page.',
    object({ clicks: list(ref('Click')), has_more: flag, end_cursor: nullable(text) }),
    400,
    401,
    404,
  ),
};

const fileSchema = {
  tags,
  summary: 'All of the same clicks as CSV',
  description:
    'Newest first: Time on the clocks of the account with its offset, Time (UTC), Short Code, Title, Original URL, ' +
    'Country, Country Code, Region, City, Device, Operating System, Browser, Browser Version, Channel, Referrer, UTM ' +
    'Source, UTM Medium, UTM Campaign, Network, Kind (human, bot or preview) and Bot Reason; what is unknown is an empty ' +
    'cell. X-Total-Rows tells how many rows will come, but for clicks that come meanwhile. A cell that a spreadsheet ' +
    'would run has an apostrophe in front.',
  querystring: input({ ...ownerParameters, ...botParameters }),
  response: answers(200, 'The file.', { content: { 'text/csv': { schema: text } } }, 400, 401, 404, 429),
};

/** /api/analytics/clicks: every click of the viewer, by pages or as a file. */
export async function clickRoutes(app: FastifyInstance): Promise<void> {
  app.get('/api/analytics/clicks', { schema: listSchema }, async (request) => {
    const { first, after } = request.query as { first?: unknown; after?: unknown };
    const page = await followClicks(viewerOf(request), clickQuestionOf(request.query), { first, after });
    return { clicks: page.clicks.map(toClick), has_more: page.hasMore, end_cursor: page.end && cursorOf(page.end) };
  });

  app.get('/api/analytics/clicks.csv', { config: { rate: 'bulk' }, schema: fileSchema }, async (request, reply) => {
    const { fileName, total, text: lines } = await exportClicks(viewerOf(request), clickQuestionOf(request.query));
    return reply
      .type('text/csv; charset=utf-8')
      .headers({ ...downloadHeaders(fileName), 'x-total-rows': total })
      .send(Readable.from(lines));
  });
}
