import { analyticsMembers } from './analytics-schemas.ts';
import { clickSchema } from './clicks.ts';
import {
  described,
  flag,
  list,
  moment,
  nullable,
  number,
  object,
  onceKnown,
  oneOf,
  ref,
  text,
  whole,
} from './json-schema.ts';

const SNIPPET = 'Needs the snippet on the destination.';
const status = oneOf('active', 'inactive', 'expired', 'expiring');

const urlMembers = {
  id: whole,
  short_code: text,
  short_url: described(text, 'The address to share.'),
  original_url: text,
  title: nullable(text),
  description: nullable(text),
  is_active: flag,
  status: described(status, 'expiring: active, with 7 days or fewer left.'),
  expires_at: nullable(moment),
  click_count: described(whole, 'Clicks by people.'),
  bot_count: described(whole, 'Clicks by bots, previews and prefetches.'),
  unique_visitors: described(whole, 'Daily unique visitors, summed over the days.'),
  last_clicked_at: nullable(moment),
  created_at: moment,
  updated_at: moment,
};

export const glanceMembers = {
  unique_visitors: whole,
  unique_rate: described(nullable(number), 'Unique visitors in per cent of clicks.'),
  click_through_rate: onceKnown(number, 'Nobody counts who saw the link.'),
  peak_hour: described(nullable(whole), "The hour of the owner's day, 0 to 23, with the most clicks."),
  top_referrer: nullable(text),
  bounce_rate: onceKnown(number, SNIPPET),
  bot_count: whole,
};

const bulkMembers = {
  success: flag,
  url: nullable(ref('Url')),
  error: nullable(text),
  error_code: nullable(text),
  error_field: nullable(text),
  original_url: text,
};
const bulkAnswer = (place: 'index' | 'row') =>
  object({
    job_id: described(text, 'The idempotency key, or a random id without one.'),
    is_replay: described(flag, 'Sent before under this key: nothing was created anew.'),
    total_count: whole,
    success_count: whole,
    error_count: whole,
    results: list(object({ [place]: whole, ...bulkMembers })),
  });

/** The schemas that operations share. */
export const components = {
  Error: object({
    error: object({
      code: text,
      message: text,
      details: { type: 'object', properties: { field: text } },
    }),
  }),
  Url: object(urlMembers),
  Glance: object(glanceMembers),
  Click: clickSchema,
  BulkAnswer: bulkAnswer('index'),
  CsvAnswer: bulkAnswer('row'),
  Analytics: object(analyticsMembers),
  UrlAnalytics: object({ urlId: whole, shortCode: text, ...analyticsMembers }),
  Availability: object({
    short_code: text,
    available: flag,
    reason: described(nullable(text), 'Why not; null when available.'),
  }),
};
