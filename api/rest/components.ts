import { z } from 'zod';
import { MeasurementLevel, MeasurementMethod } from '../generated/prisma/enums.ts';
import { linkStatuses } from '../urls/rules.ts';
import { analyticsMembers } from './analytics-schemas.ts';
import { flag, timestamp, number, onceKnown, oneOf, text, whole } from './fields.ts';

const AS_IN_SETTINGS = 'Null as in the network settings.';
const SNIPPET = 'Needs the snippet on the destination.';

/** A URL as integrators see it. */
export const Url = z
  .object({
    id: whole,
    short_code: text,
    short_url: text.describe('The address to share.'),
    original_url: text,
    title: text.nullable(),
    description: text.nullable(),
    is_active: flag,
    status: oneOf(linkStatuses).describe('expiring: active, with 7 days or fewer left.'),
    expires_at: timestamp.nullable(),
    measurement_level: z.enum(MeasurementLevel).nullable().describe(AS_IN_SETTINGS),
    measurement_method: z.enum(MeasurementMethod).nullable().describe(AS_IN_SETTINGS),
    click_count: whole.describe('Clicks by people.'),
    bot_count: whole.describe('Clicks by bots, previews and prefetches.'),
    unique_visitors: whole.describe('Daily unique visitors, summed over the days.'),
    last_clicked_at: timestamp.nullable(),
    created_at: timestamp,
    updated_at: timestamp,
  })
  .meta({ id: 'Url' });

export const quickAnalyticsMembers = {
  unique_visitors: whole,
  unique_rate: number.nullable().describe('Unique visitors in per cent of clicks.'),
  click_through_rate: onceKnown(number, 'Nobody counts who saw the link.'),
  peak_hour: whole.nullable().describe("The hour of the owner's day, 0 to 23, with the most clicks."),
  top_referrer: text.nullable(),
  bounce_rate: onceKnown(number, SNIPPET),
  bot_count: whole,
};

/** Key figures of a URL. */
export const QuickAnalytics = z.object(quickAnalyticsMembers).meta({ id: 'QuickAnalytics' });

const bulkAnswer = <Place extends 'index' | 'row'>(place: Place) =>
  z.object({
    job_id: text.describe('The idempotency key, or a random id without one.'),
    is_replay: flag.describe('Sent before under this key: nothing was created anew.'),
    total_count: whole,
    success_count: whole,
    error_count: whole,
    results: z.array(
      z.object({
        ...({ [place]: whole } as Record<Place, typeof whole>),
        success: flag,
        url: Url.nullable(),
        error: text.nullable(),
        error_code: text.nullable(),
        error_field: text.nullable(),
        original_url: text,
      }),
    ),
  });

/** The outcome of each row sent as JSON, with its index. */
export const BulkAnswer = bulkAnswer('index').meta({ id: 'BulkAnswer' });
/** The outcome of each row of a file, with its number. */
export const CsvAnswer = bulkAnswer('row').meta({ id: 'CsvAnswer' });

/** The analytics of all URLs, or of the clicks that match the filters. */
export const Analytics = z.object(analyticsMembers).meta({ id: 'Analytics' });
/** The analytics of one URL. */
export const UrlAnalytics = z
  .object({ urlId: whole, shortCode: text, ...analyticsMembers })
  .meta({ id: 'UrlAnalytics' });

/** The availability of a code. */
export const Availability = z
  .object({
    short_code: text,
    available: flag,
    reason: text.nullable().describe('Why not; null when available.'),
  })
  .meta({ id: 'Availability' });
