import { z } from 'zod';
import { suspensionKinds } from '../../suspension/suspensions.ts';
import { urlMembers } from '../../urls/members.ts';
import { responseMembers } from './member-schemas.ts';
import { Code, Faults } from './answers.ts';
import { cursorMembers } from './paging.ts';
import { analyticsMembers } from './analytics-schemas.ts';
import { flag, timestamp, number, onceKnown, text, whole } from './fields.ts';

const SNIPPET = 'Needs the snippet on the destination.';

/** Where a numbered page is in its list. */
export const pageMembers = {
  total: whole.describe('Rows on all pages.'),
  page: whole.describe('The number of this page, from 1.'),
  page_size: whole.describe('The most rows of a page.'),
};

/** Where a page of URLs is, which a number or a cursor names. */
export const urlPageMembers = {
  ...pageMembers,
  page: whole.nullable().describe('The number of this page, from 1; null after a cursor.'),
  ...cursorMembers,
};

/** Why a URL does not redirect by a decision of those who run the server. */
export const Suspended = z
  .object({
    kind: z
      .enum(suspensionKinds)
      .describe('What is suspended: the link, its account, or the host of its destination; or list.'),
    reason: text.describe('Why, for the owner.'),
    since: timestamp.nullable().describe('Null for the list of blocked hosts.'),
  })
  .meta({
    id: 'LinkSuspension',
    description: 'Why a URL does not redirect by a decision of those who run the server.',
  });

const OpenExperiment = z
  .object({
    id: whole.describe('The number of the experiment.'),
    state: z.enum(['running', 'paused']).describe('running: visitors get its destinations. paused: original_url.'),
    destinations: z
      .array(
        z.object({
          variant_id: whole.describe('The number of the variant.'),
          letter: text.describe('A to D.'),
          name: text.describe('What its owner calls it; its letter without a name.'),
          destination: text.describe('Where its visitors are led.'),
          share: number.describe('Its part of the visitors, per cent.'),
        }),
      )
      .describe('Where it leads visitors while it runs.'),
  })
  .meta({ id: 'OpenExperiment', description: 'An A/B test of a URL that has not ended.' });

/** A URL as integrators see it. */
export const Url = z
  .object({
    id: whole.describe('The number of the URL.'),
    ...responseMembers(urlMembers),
    experiment: OpenExperiment.nullable().describe(
      'Its experiment that has not ended. While that runs, another original_url is refused with 409.',
    ),
    suspension: Suspended.nullable().describe(
      'Where this is not null, the URL does not redirect, whatever its status.',
    ),
  })
  .meta({ id: 'Url', description: 'A short URL with its settings and counters.' });

export const quickAnalyticsMembers = {
  unique_visitors: whole.describe('Daily unique visitors, summed over the days.'),
  unique_rate: number.nullable().describe('Unique visitors in per cent of clicks.'),
  click_through_rate: onceKnown(number, 'Nobody counts who saw the link.'),
  peak_hour: whole.nullable().describe("The hour of the owner's day, 0 to 23, with the most clicks."),
  top_referrer: text.nullable().describe('The known host with the most clicks; null without one.'),
  bounce_rate: onceKnown(number, `Bounces in per cent of visits. ${SNIPPET}`),
  bot_count: whole.describe('Clicks by bots, previews and prefetches.'),
};

/** Key figures of a URL. */
export const QuickAnalytics = z
  .object(quickAnalyticsMembers)
  .meta({ id: 'QuickAnalytics', description: 'Key figures of a URL.' });

/** Where a row was sent, by the name of its number. */
const places = {
  index: 'The place of the row in the request, from 0.',
  row: 'The number of the row in the file, from 1, without the header.',
};

const bulkAnswer = <Place extends 'index' | 'row'>(place: Place) =>
  z.object({
    job_id: text.describe('The idempotency key, or a random id without one.'),
    is_replay: flag.describe('Sent before under this key: nothing was created anew.'),
    total_count: whole.describe('Rows sent.'),
    success_count: whole.describe('Rows that created a URL.'),
    error_count: whole.describe('Rows that were refused.'),
    results: z
      .array(
        z.object({
          ...({ [place]: whole.describe(places[place]) } as Record<Place, typeof whole>),
          success: flag.describe('Whether the row created a URL.'),
          url: Url.nullable().describe('The new URL; null when refused.'),
          error: text.nullable().describe('Why the row was refused; null when created.'),
          error_code: Code.nullable().describe('The reason for programs; null when created.'),
          error_field: text.nullable().describe('The member at fault; null when created or where none is.'),
          error_faults: Faults.describe('Everything that is wrong with the row, one for each member.'),
          original_url: text.describe('The destination as sent.'),
        }),
      )
      .describe('One result for each row.'),
  });

/** The outcome of each row sent as JSON, with its index. */
export const BulkAnswer = bulkAnswer('index').meta({
  id: 'BulkAnswer',
  description: 'The outcome of a bulk creation, row by row.',
});
/** The outcome of each row of a file, with its number. */
export const CsvAnswer = bulkAnswer('row').meta({
  id: 'CsvAnswer',
  description: 'The outcome of an imported file, row by row.',
});

/** The analytics of all URLs, or of the clicks that match the filters. */
export const Analytics = z
  .object(analyticsMembers)
  .meta({ id: 'Analytics', description: 'All figures of the clicks asked for.' });
/** The analytics of one URL. */
export const UrlAnalytics = z
  .object({
    urlId: whole.describe('The number of the URL.'),
    shortCode: text.describe('The short code of the URL.'),
    ...analyticsMembers,
  })
  .meta({ id: 'UrlAnalytics', description: 'All figures of one URL.' });

/** The availability of a code. */
export const Availability = z
  .object({
    short_code: text.describe('The code as sent.'),
    available: flag.describe('Whether a new URL can have it.'),
    reason: text.nullable().describe('Why not; null when available.'),
  })
  .meta({ id: 'Availability', description: 'Whether a short code is free.' });
