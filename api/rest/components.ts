import { clickSchema } from './clicks.ts';
import {
  day,
  described,
  flag,
  list,
  moment,
  nullable,
  number,
  object,
  oneOf,
  ref,
  text,
  unknowable,
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
  click_through_rate: unknowable('Nobody counts who saw the link.'),
  peak_hour: described(nullable(whole), "The hour of the owner's day, 0 to 23, with the most clicks."),
  top_referrer: nullable(text),
  bounce_rate: unknowable(SNIPPET),
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

const share = { clicks: whole, percentage: number };
const analyticsMembers = {
  urlId: whole,
  shortCode: text,
  from: day,
  to: day,
  historyLimitedFrom: described(nullable(day), 'The first day the plan shows, where it cut the period short.'),
  totalClicks: whole,
  uniqueVisitors: whole,
  botClicks: whole,
  averageSessionTime: unknowable(SNIPPET),
  bounceRate: unknowable(SNIPPET),
  conversionRate: unknowable(SNIPPET),
  mobileTrafficPercentage: nullable(number),
  topCountry: nullable(text),
  topDevice: nullable(text),
  clicksTrend: described(nullable(number), 'In per cent of the period before.'),
  visitorsTrend: nullable(number),
  sessionTimeTrend: unknowable(SNIPPET),
  bounceRateTrend: unknowable(SNIPPET),
  trafficOverTime: list(
    object({
      date: day,
      clicks: whole,
      uniqueVisitors: whole,
      bounces: unknowable(SNIPPET),
      conversions: unknowable(SNIPPET),
      pageLoadTime: unknowable(SNIPPET),
    }),
  ),
  peakHours: list(object({ hour: whole, clicks: whole })),
  geographicData: list(
    object({
      country: text,
      countryCode: nullable(text),
      ...share,
      uniqueVisitors: whole,
      bounceRate: unknowable(SNIPPET),
      avgSessionTime: unknowable(SNIPPET),
      topCities: list(object({ city: text, region: nullable(text), clicks: whole })),
    }),
  ),
};

const enhancedMembers = {
  deviceData: list(object({ deviceType: text, ...share, uniqueVisitors: whole })),
  osData: list(object({ os: text, ...share })),
  browserData: list(object({ browser: text, ...share })),
  screenResolutions: unknowable('Needs a measurement.'),
  trafficSources: list(object({ channel: text, label: text, ...share })),
  referrerData: list(object({ domain: text, ...share })),
  utmData: list(object({ source: nullable(text), medium: nullable(text), campaign: nullable(text), clicks: whole })),
  userBehavior: object({
    hourlyPatterns: list(object({ hour: whole, clicks: whole })),
    sessionDurations: unknowable(SNIPPET),
    userTypes: unknowable(SNIPPET),
    connectionTypes: unknowable('Needs a measurement.'),
  }),
  networkQuality: unknowable('Needs a measurement.'),
};

/** The schemas that operations share. */
export const components = {
  Error: object({
    error: object({
      code: text,
      message: text,
      details: { type: 'object', properties: { field: text }, additionalProperties: false },
    }),
  }),
  Url: object(urlMembers),
  Glance: object(glanceMembers),
  Click: clickSchema,
  BulkAnswer: bulkAnswer('index'),
  CsvAnswer: bulkAnswer('row'),
  Analytics: object(analyticsMembers),
  EnhancedAnalytics: object({ ...analyticsMembers, ...enhancedMembers }),
  Availability: object({
    short_code: text,
    available: flag,
    reason: described(nullable(text), 'Why not; null when available.'),
  }),
};
