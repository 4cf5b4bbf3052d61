import { z } from 'zod';
import { cursorOf } from '../../analytics/click-cursor.ts';
import { followClicks, Window, type ClickDetails, type ClickVariant } from '../../analytics/click-list.ts';
import { botReasons } from '../../analytics/click-scope.ts';
import { kindOf, type Kind } from '../../figures/contract/names.ts';
import { byTextName, dimensions, kinds, textDimensions } from '../../click-model/dimensions.ts';
import { makeDownload } from '../../downloads/open-download.ts';
import { ownerMembers } from './analytics-question.ts';
import { answers, fileAnswers } from './answers.ts';
import { clickQuery, clickQuestionOf } from './click-question.ts';
import { flag, formerly, number, timestamp, text, whole } from './fields.ts';
import { ClickMeasurement, toMeasurement } from './measurement-shape.ts';
import { linkNext, paged } from './paging.ts';
import { sendDownload } from './send-download.ts';
import { viewerOf } from './signed-in.ts';
import type { TypedApp } from './typed.ts';
import { requestMembers } from './wire.ts';

const tags = ['Analytics'];

/** A click as integrators see it. */
export const Click = z
  .object({
    id: text.describe('The id of the click.'),
    clicked_at: timestamp.describe('When the click came.'),
    url_id: whole.describe('The number of the URL.'),
    short_code: text.describe('The short code of the URL.'),
    title: text.nullable().describe('The title of the URL; null without one.'),
    original_url: text.describe('Where the URL leads now.'),
    country_name: text.describe('Its name in English.'),
    country_code: text.nullable().describe('ISO 3166-1 alpha-2; null where unknown.'),
    region: text.nullable().describe('Null where unknown.'),
    city: text.nullable().describe('Null where unknown.'),
    device_type: text.describe('The kind of device.'),
    os: text.describe('The name of the operating system.'),
    browser: text.describe('The name of the browser.'),
    browser_version: whole.nullable().describe('The major version.'),
    channel: text.describe('The kind of source, such as search or email.'),
    ...byTextName((dimension) => text.nullable().describe(dimensions[dimension].text.rest)),
    kind: z.enum(Object.keys(kinds) as Kind[]).describe('Whether a person, a bot, or a preview made it.'),
    is_bot: flag.describe('Bots, previews and prefetches.'),
    bot_reason: z.enum(botReasons).nullable().describe('Null for people.'),
    variant: z
      .object({
        key: text.describe('Its key in filters by variant.'),
        label: text.describe('The short code and the name of the variant.'),
        destination: text.describe('Where it leads.'),
      })
      .nullable()
      .describe("The experiment's variant whose destination it was given; null without an experiment."),
    server_rtt_ms: number
      .nullable()
      .describe('Round trip of the connection, as the server or the proxy in front saw it. Null where neither could.'),
    server_jitter_ms: number
      .nullable()
      .describe('How much consecutive round trips differed; null where there were fewer than three.'),
    handshake_rtt_ms: formerly(number.nullable(), 'server_rtt_ms'),
    measurement: ClickMeasurement.nullable().describe('Null when its way was not measured.'),
  })
  .meta({ id: 'Click', description: 'A click on a short URL. Addresses of visitors are not stored.' });

const variantOf = ({ key, label, destination }: ClickVariant) => ({ key, label, destination });

/** A click as the OpenAPI document describes it. */
export const toClick = (click: ClickDetails): z.output<typeof Click> => ({
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
  ...byTextName((dimension) => click[dimension]),
  kind: kindOf(click.kind),
  is_bot: click.kind !== kinds.human,
  bot_reason: click.reason,
  variant: click.variant && variantOf(click.variant),
  server_rtt_ms: click.serverRttMs,
  server_jitter_ms: click.serverJitterMs,
  handshake_rtt_ms: click.serverRttMs,
  measurement: click.measurement && toMeasurement(click.measurement),
});

const listSchema = {
  tags,
  summary: 'Clicks, newest first',
  description: 'Bots, previews and prefetches are among them with bots=true, and alone with only_bots=true.',
  querystring: clickQuery({
    ...ownerMembers,
    ...requestMembers(Window, {
      first: { description: 'The most clicks of a page.' },
      after: { type: 'string', description: 'The end_cursor of the page before.' },
    }),
  }),
  response: answers(
    200,
    'A page.',
    z.object({
      clicks: z.array(Click).describe('The clicks of this page.'),
      has_more: flag.describe('Whether older clicks follow.'),
      end_cursor: text.nullable().describe('What to send as after for the next page; null without clicks.'),
    }),
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
    'Country, Country Code, Region, City, Device, Operating System, Browser, Browser Version, Channel, ' +
    `${textDimensions.map((dimension) => dimensions[dimension].heading).join(', ')}, ` +
    'Kind (human, bot or preview), Bot Reason and Variant; what is unknown is an empty cell. X-Total-Rows tells how many rows will come, but for clicks that come meanwhile. A cell that a spreadsheet ' +
    'would run has an apostrophe in front.',
  querystring: clickQuery(ownerMembers),
  response: fileAnswers('text/csv', 'The file.', 400, 401, 404, 429),
};

/** /api/analytics/clicks: every click of the viewer, by pages or as a file. */
export async function clickRoutes(app: TypedApp): Promise<void> {
  app.get('/api/analytics/clicks', { config: paged, schema: listSchema }, async (request, reply) => {
    const { first, after } = request.query;
    const page = await followClicks(viewerOf(request), clickQuestionOf(request.query), { first, after });
    const end = page.end && cursorOf(page.end);
    linkNext(request, reply, page.hasMore && end ? { after: end } : null);
    return { clicks: page.clicks.map(toClick), has_more: page.hasMore, end_cursor: end };
  });

  const config = { rate: 'bulk', sends: ['X-Total-Rows'] } as const;
  app.get('/api/analytics/clicks.csv', { config, schema: fileSchema }, async (request, reply) => {
    return sendDownload(reply, await makeDownload(viewerOf(request), 'clicks', clickQuestionOf(request.query)));
  });
}
