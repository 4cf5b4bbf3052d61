import { z } from 'zod';
import { day, formerly, number, onceKnown, text, timestamp, whole } from './fields.ts';

/** Rows per list; the export has all of them. */
export const listed = { cities: 5, urls: 20, texts: 100, combinations: 1_000 };
const most = <Schema extends z.ZodType>(count: number, schema: Schema, more = '') =>
  schema.describe(`The ${count.toLocaleString('en')} with the most clicks; /api/analytics/export has all.${more}`);

const SNIPPET = 'Needs the snippet on the destination.';
const MEASUREMENT = 'Needs a measurement.';
const RECOGNISED = 'Nobody is recognised from day to day.';
const share = { clicks: whole, percentage: number };
const bySnippet = onceKnown(number, SNIPPET);
const unknown = onceKnown(text, 'Of a User-Agent, Footbridge keeps device, system and browser only.');
const measured = <Schema extends z.ZodType>(schema: Schema) => onceKnown(schema, MEASUREMENT);
const coverage = z.object({ measured: whole, total: whole });
const hours = z.array(z.object({ hour: whole, clicks: whole }));

const point = {
  date: day.describe('The first day.'),
  lastDate: day.describe('The last day of a week or month; else the day itself.'),
  at: timestamp.nullable().describe('When the hour began; null for whole days.'),
  isRunning: z.boolean().describe('Whether it is not over yet.'),
  isPartial: z.boolean().describe('Whether it is not whole: not over yet, or the period begins or ends within it.'),
  clicks: whole,
  uniqueVisitors: whole,
  bounces: bySnippet,
  conversions: bySnippet,
  pageLoadTime: bySnippet,
};
const country = {
  country: text,
  countryCode: text.nullable(),
  ...share,
  uniqueVisitors: whole,
  bounceRate: bySnippet,
  avgSessionTime: bySnippet,
  topCities: most(listed.cities, z.array(z.object({ city: text, region: text.nullable(), clicks: whole }))),
};
const device = {
  deviceType: text,
  deviceBrand: unknown,
  deviceModel: unknown,
  ...share,
  uniqueVisitors: whole,
  screenResolution: onceKnown(text, `The most frequent one. ${SNIPPET}`),
  bounceRate: bySnippet,
  avgSessionTime: bySnippet,
  conversionRate: bySnippet,
};
const campaign = {
  source: text.nullable(),
  medium: text.nullable(),
  campaign: text.nullable(),
  clicks: whole,
  conversions: bySnippet,
  conversionRate: bySnippet,
};
const isp = {
  org: text,
  asn: text.nullable(),
  count: whole,
  avgSpeed: measured(number),
  avgRtt: measured(number),
};
const topUrl = {
  id: whole,
  shortCode: text,
  title: text.nullable(),
  clicks: whole,
  uniqueVisitors: whole,
  conversionRate: bySnippet,
  avgSessionTime: bySnippet,
};

/** The days that the figures cover. */
export const dayMembers = {
  from: day,
  to: day,
  since: timestamp.nullable().describe('When the first hour of 24h began; null for whole days.'),
  historyLimitedFrom: day.nullable().describe('The first day the plan shows, where it cut the period short.'),
  comparedWith: z
    .object({
      from: day,
      to: day,
      until: timestamp
        .nullable()
        .describe('Where trends stop counting, to the minute, as the period is not over; null where it is.'),
    })
    .nullable()
    .describe('Null where some of it is no longer kept, or all of it precedes every URL.'),
  timeZoneChanges: z
    .array(z.object({ date: day.describe('The first day of the new zone.'), at: timestamp, timeZone: text }))
    .describe('When the time zone of the account was changed within these days.'),
};

/** The hours of the week. */
export const heatMapMembers = {
  ...dayMembers,
  hours: z.array(
    z.object({
      weekday: whole.describe('1 (Monday) to 7 (Sunday).'),
      hour: whole.describe("0 to 23, on the clocks of the account's time zone."),
      clicks: whole,
      uniqueVisitors: whole,
      botClicks: whole,
    }),
  ),
};

/** Totals and their trends. */
export const sumMembers = {
  totalClicks: whole,
  uniqueVisitors: whole.describe('Daily unique visitors, summed over the days.'),
  botClicks: whole.describe('Whether or not they count as clicks.'),
  activeNow: whole.describe('Clicks by people in the last five minutes.'),
  averageSessionTime: bySnippet,
  bounceRate: bySnippet,
  conversionRate: bySnippet,
  sessionTimeTrend: bySnippet,
  bounceRateTrend: bySnippet,
  coverage: z
    .object({ visits: coverage, bounceRate: coverage, averageSessionTime: coverage, conversionRate: coverage })
    .describe('On how many of how many clicks each of these figures rests.'),
  mobileTrafficPercentage: number.nullable(),
  homeCountry: text
    .nullable()
    .describe("ISO 3166-1 alpha-2: chosen in the profile, else the country of the owner's time zone."),
  internationalPercentage: number
    .nullable()
    .describe('Clicks from other countries than that, in per cent of those whose country is known.'),
  topCountry: text.nullable().describe('Of the countries that are known.'),
  topDevice: text.nullable(),
  clicksTrend: number.nullable().describe('In per cent of the same part of the period compared with.'),
  uniqueVisitorsTrend: number.nullable(),
  visitorsTrend: formerly(number.nullable(), 'uniqueVisitorsTrend'),
};

const userBehavior = z.object({
  hourlyPatterns: hours,
  sessionDurations: onceKnown(z.array(z.object({ bucket: text, visits: whole })), SNIPPET),
  userTypes: z.object({
    new: onceKnown(whole, RECOGNISED),
    returning: onceKnown(whole, RECOGNISED),
    bots: whole,
  }),
  connectionTypes: measured(z.array(z.object({ type: text, ...share }))),
  socialShares: most(
    listed.texts,
    z.array(z.object({ platform: text, ...share })),
    ' Social networks by name, whichever of their hosts and apps the clicks came by; shares are of all clicks.',
  ),
});

const networkQuality = z.object({
  rttClicks: whole.describe('Clicks that avgRttMs rests on.'),
  speedClicks: whole.describe('Clicks that avgSpeedMbps rests on.'),
  avgRttMs: measured(number),
  avgSpeedMbps: measured(number),
  avgQualityScore: measured(number),
  qualityDistribution: measured(z.object({ excellent: whole, good: whole, fair: whole, poor: whole })),
  ispBreakdown: most(listed.texts, z.array(z.object(isp))),
  measurementTrends: measured(
    z.array(z.object({ date: day, count: whole, avgRttMs: number.nullable(), avgSpeedMbps: number.nullable() })),
  ),
});

/** The documented shape of analytics. */
export const analyticsMembers = {
  ...dayMembers,
  ...sumMembers,
  trafficOverTime: z.array(z.object(point)),
  peakHours: hours,
  geographicData: z.array(z.object(country)),
  deviceData: z.array(z.object(device)),
  osData: z.array(z.object({ os: text, osVersion: unknown, ...share })),
  screenResolutions: measured(z.array(z.object({ resolution: text, ...share }))),
  browserData: most(
    listed.combinations,
    z.array(z.object({ browser: text, version: text.nullable(), ...share, avgPageLoadTime: bySnippet })),
  ),
  trafficSources: z.array(z.object({ channel: text, label: text, ...share })),
  referrerData: most(
    listed.texts,
    z.array(
      z.object({
        domain: text.nullable().describe('Null where none is known.'),
        ...share,
        bounceRate: bySnippet,
        conversionRate: bySnippet,
      }),
    ),
  ),
  utmData: most(listed.combinations, z.array(z.object(campaign))),
  userBehavior,
  networkQuality,
  topUrls: most(listed.urls, z.array(z.object(topUrl))),
};
