import { ownerParameters } from './analytics-question.ts';
import {
  answers,
  day,
  described,
  flag,
  input,
  list,
  nullable,
  number,
  object,
  onceKnown,
  ref,
  text,
  whole,
  withDefault,
  type Schema,
} from './json-schema.ts';

/** How many rows of lists without an end are given; all of them are in the export. */
export const listed = { cities: 5, urls: 20, texts: 100, combinations: 1_000 };
const most = (count: number, schema: Schema, more = '') =>
  described(schema, `The ${count.toLocaleString('en')} with the most clicks; /api/analytics/export has all.${more}`);

const SNIPPET = 'Needs the snippet on the destination.';
const MEASUREMENT = 'Needs a measurement.';
const share = { clicks: whole, percentage: number };
const snippet = (...names: string[]) => Object.fromEntries(names.map((name) => [name, onceKnown(number, SNIPPET)]));
const measured = (schema: Schema) => onceKnown(schema, MEASUREMENT);
const coverage = object({ measured: whole, total: whole });
const hours = list(object({ hour: whole, clicks: whole }));

const point = { date: day, clicks: whole, uniqueVisitors: whole, ...snippet('bounces', 'conversions', 'pageLoadTime') };
const country = {
  country: text,
  countryCode: nullable(text),
  ...share,
  uniqueVisitors: whole,
  ...snippet('bounceRate', 'avgSessionTime'),
  topCities: most(listed.cities, list(object({ city: text, region: nullable(text), clicks: whole }))),
};
const device = {
  deviceType: text,
  deviceBrand: measured(text),
  deviceModel: measured(text),
  ...share,
  uniqueVisitors: whole,
  screenResolution: measured(text),
  ...snippet('bounceRate', 'avgSessionTime', 'conversionRate'),
};
const campaign = { source: nullable(text), medium: nullable(text), campaign: nullable(text), clicks: whole };
const isp = {
  org: text,
  asn: nullable(text),
  count: whole,
  avgSpeed: measured(number),
  avgRtt: measured(number),
};
const topUrl = { id: whole, shortCode: text, title: nullable(text), clicks: whole, uniqueVisitors: whole };

/** Which days the figures are of. */
export const dayMembers = {
  from: day,
  to: day,
  historyLimitedFrom: described(nullable(day), 'The first day the plan shows, where it cut the period short.'),
  comparedWith: described(nullable(object({ from: day, to: day })), 'Null where some of it is no longer kept.'),
};

/** Sums and their trends. */
export const sumMembers = {
  totalClicks: whole,
  uniqueVisitors: described(whole, 'Daily unique visitors, summed over the days.'),
  botClicks: described(whole, 'Whether or not they count as clicks.'),
  activeNow: described(whole, 'Clicks by people in the last five minutes.'),
  ...snippet('averageSessionTime', 'bounceRate', 'conversionRate', 'sessionTimeTrend', 'bounceRateTrend'),
  coverage: described(
    object({ visits: coverage, bounceRate: coverage, averageSessionTime: coverage, conversionRate: coverage }),
    'On how many of how many clicks each of these figures rests.',
  ),
  mobileTrafficPercentage: nullable(number),
  homeCountry: described(nullable(text), "ISO 3166-1 alpha-2: the country of the owner's time zone."),
  internationalPercentage: described(
    nullable(number),
    'Clicks from other countries than that, in per cent of those whose country is known.',
  ),
  topCountry: described(nullable(text), 'Of the countries that are known.'),
  topDevice: nullable(text),
  clicksTrend: described(nullable(number), 'In per cent of the period compared with.'),
  visitorsTrend: nullable(number),
};

/** The documented shape of analytics. */
export const analyticsMembers = {
  ...dayMembers,
  ...sumMembers,
  trafficOverTime: list(object(point)),
  peakHours: hours,
  geographicData: list(object(country)),
  deviceData: list(object(device)),
  osData: list(object({ os: text, osVersion: measured(text), ...share })),
  screenResolutions: measured(list(object({ resolution: text, ...share }))),
  browserData: most(
    listed.combinations,
    list(object({ browser: text, version: nullable(text), ...share, avgPageLoadTime: onceKnown(number, SNIPPET) })),
  ),
  trafficSources: list(object({ channel: text, label: text, ...share })),
  referrerData: most(
    listed.texts,
    list(
      object({
        domain: described(nullable(text), 'Null where none is known.'),
        ...share,
        ...snippet('bounceRate', 'conversionRate'),
      }),
    ),
  ),
  utmData: most(listed.combinations, list(object({ ...campaign, ...snippet('conversions', 'conversionRate') }))),
  userBehavior: object({
    hourlyPatterns: hours,
    sessionDurations: onceKnown(list(object({ bucket: text, visits: whole })), SNIPPET),
    userTypes: object({
      new: onceKnown(whole, 'Nobody is recognised from day to day.'),
      returning: onceKnown(whole, 'Nobody is recognised from day to day.'),
      bots: whole,
    }),
    connectionTypes: measured(list(object({ type: text, ...share }))),
    socialShares: most(
      listed.texts,
      list(object({ platform: text, ...share })),
      ' Social networks by name, whichever of their hosts and apps the clicks came by; shares are of all clicks.',
    ),
  }),
  networkQuality: object({
    avgRttMs: measured(number),
    avgSpeedMbps: measured(number),
    avgQualityScore: measured(number),
    qualityDistribution: measured(object({ excellent: whole, good: whole, fair: whole, poor: whole })),
    ispBreakdown: most(listed.texts, list(object(isp))),
    measurementTrends: measured(
      list(object({ date: day, count: whole, avgRttMs: nullable(number), avgSpeedMbps: nullable(number) })),
    ),
  }),
  topUrls: most(listed.urls, list(object({ ...topUrl, ...snippet('conversionRate', 'avgSessionTime') }))),
};

/** GET /api/analytics: what it takes and gives. */
export const analyticsSchema = {
  tags: ['Analytics'],
  summary: 'Analytics of all URLs, or of those clicks that meet the filters',
  querystring: input(ownerParameters),
  response: answers(200, 'The analysis.', ref('Analytics'), 400, 401, 404),
};

const archive = { content: { 'application/zip': { schema: { type: 'string', format: 'binary' } } } };

/** GET /api/analytics/export: what it takes and gives. */
export const exportSchema = {
  tags: ['Analytics'],
  summary: 'The same as a ZIP of CSV files',
  description:
    'summary, days, days-compared, hours-of-the-week, and a file with all values for each of urls, countries, cities, ' +
    'devices, operating-systems, browsers, channels, referrers, utm-sources, utm-mediums, utm-campaigns and networks; ' +
    'campaigns and browser-versions with at most 100,000. A cell that a spreadsheet would run has an apostrophe in ' +
    'front; what nobody measured is an empty cell.',
  querystring: input({
    ...ownerParameters,
    hours: described(withDefault(flag, false), 'Also hours.csv, for 92 days at most.'),
  }),
  response: answers(200, 'The archive.', archive, 400, 401, 404, 429),
};
