import { z } from 'zod';
import { RETURNING } from '../../common/descriptions.ts';
import { percentileMembers, qualityCounts } from './percentiles.ts';
import { day, formerly, number, onceKnown, text, timestamp, whole } from './fields.ts';
import { visitNeed } from './visit-need.ts';
import { grouped } from '../../common/grouped.ts';

/** Rows per list; the export has all of them. */
export const listed = { cities: 5, urls: 20, texts: 100, combinations: 1_000 };
const most = <Schema extends z.ZodType>(count: number, schema: Schema, more = '') =>
  schema.describe(`The ${grouped(count)} with the most clicks; /api/analytics/export has all.${more}`);

const SNIPPET = 'Needs the snippet on the destination.';
const MEASUREMENT = 'Needs a measurement.';
const clicks = whole.describe('Clicks by people; with bots=true those by bots, too.');
const uniqueVisitors = whole.describe('Daily unique visitors, summed over the days.');
const share = { clicks, percentage: number.describe('Per cent of all clicks.') };
const bySnippet = (what: string) => onceKnown(number, `${what} ${SNIPPET}`);
const bounceRate = bySnippet('Bounces in per cent of visits.');
const avgSessionTime = bySnippet('Mean of the seconds that pages were visible in a visit.');
const conversionRate = bySnippet('Visits with a conversion in per cent of visits.');
const conversions = bySnippet('Conversions after these clicks.');
const pageLoadTime = bySnippet('Mean of the milliseconds that pages took to load.');
const mostFrequent = (what: string) => text.nullable().describe(`${what} Null where no click tells it.`);
const measured = <Schema extends z.ZodType>(what: string, schema: Schema) =>
  onceKnown(schema, `${what} ${MEASUREMENT}`);
const avgRtt = measured('Mean round trip in milliseconds. A few slow ways raise it: prefer roundTrip.', number);
const avgSpeed = measured('Mean speed in Mbit/s, lower bounds at their bound, so at least that: prefer speed.', number);
const coverage = z
  .object({ measured: whole.describe('Clicks that the figure rests on.'), total: whole.describe('All clicks.') })
  .describe('What the figure of this name rests on.');
const hours = z
  .array(z.object({ hour: whole.describe("0 to 23, in the account's time zone."), clicks }))
  .describe('Clicks by hour of the day, over all days.');

const point = {
  date: day.describe('The first day.'),
  lastDate: day.describe('The last day of a week or month; else the day itself.'),
  at: timestamp.nullable().describe('When the hour began; null for whole days.'),
  isRunning: z.boolean().describe('Whether it is not over yet.'),
  isPartial: z.boolean().describe('Whether it is not whole: not over yet, or the period begins or ends within it.'),
  clicks,
  uniqueVisitors,
  bounces: bySnippet('Visits of one page, visible for less than ten seconds.'),
  conversions,
  pageLoadTime,
};
const country = {
  country: text.describe('Its name in English.'),
  countryCode: text.nullable().describe('ISO 3166-1 alpha-2; null where unknown.'),
  ...share,
  uniqueVisitors,
  bounceRate,
  avgSessionTime,
  topCities: most(
    listed.cities,
    z.array(
      z.object({ city: text.describe('Its name.'), region: text.nullable().describe('Null where unknown.'), clicks }),
    ),
  ),
};
const device = {
  deviceType: text.describe('The kind of device, such as mobile; unknown where nothing tells.'),
  deviceBrand: mostFrequent('The brand of deviceModel.'),
  deviceModel: mostFrequent('The model that most of these clicks tell, without its brand.'),
  ...share,
  uniqueVisitors,
  screenResolution: onceKnown(text, `The most frequent one. ${SNIPPET}`),
  bounceRate,
  avgSessionTime,
  conversionRate,
};
const campaign = {
  source: text.nullable().describe('utm_source; null without one.'),
  medium: text.nullable().describe('utm_medium; null without one.'),
  campaign: text.nullable().describe('utm_campaign; null without one.'),
  clicks,
  conversions,
  conversionRate,
};
const variant = {
  key: text.describe('Its key in filters by variant.'),
  label: text.describe('The short code and the name of the variant.'),
  destination: text.describe('Where its visitors are led.'),
  ...share,
  uniqueVisitors,
  conversions,
  conversionRate,
};
const isp = {
  org: text.describe('The organisation that runs the network.'),
  asn: text.nullable().describe('The number of the autonomous system; null where unknown.'),
  count: clicks,
  avgSpeed,
  avgRtt,
  ...percentileMembers,
};
const topUrl = {
  id: whole.describe('The number of the URL.'),
  shortCode: text.describe('The short code of the URL.'),
  title: text.nullable().describe('Null without one.'),
  clicks,
  uniqueVisitors,
  conversionRate,
  avgSessionTime,
};

/** The days that the figures cover. */
export const dayMembers = {
  from: day.describe('The first day counted.'),
  to: day.describe('The last day counted.'),
  since: timestamp.nullable().describe('When the first hour of 24h began; null for whole days.'),
  historyLimitedFrom: day.nullable().describe('The first day the plan shows, where it cut the period short.'),
  comparedWith: z
    .object({
      from: day.describe('The first day compared with.'),
      to: day.describe('The last day compared with.'),
      until: timestamp
        .nullable()
        .describe('Where trends stop counting, to the minute, as the period is not over; null where it is.'),
    })
    .nullable()
    .describe('Null where some of it is no longer kept, or all of it precedes every URL.'),
  timeZoneChanges: z
    .array(
      z.object({
        date: day.describe('The first day of the new zone.'),
        at: timestamp.describe('When it was changed.'),
        timeZone: text.describe('The new zone, such as Europe/Berlin.'),
      }),
    )
    .describe('When the time zone of the account was changed within these days.'),
};

/** The hours of the week. */
export const heatMapMembers = {
  ...dayMembers,
  hours: z
    .array(
      z.object({
        weekday: whole.describe('1 (Monday) to 7 (Sunday).'),
        hour: whole.describe("0 to 23, on the clocks of the account's time zone."),
        clicks,
        uniqueVisitors,
        botClicks: whole.describe('Clicks by bots, previews and prefetches.'),
      }),
    )
    .describe('The 168 hours of the week, over all days.'),
};

/** Totals and their trends. */
export const sumMembers = {
  totalClicks: clicks,
  uniqueVisitors,
  botClicks: whole.describe('Clicks by bots, previews and prefetches, whether or not they count as clicks.'),
  activeNow: whole.describe('Clicks by people in the last five minutes.'),
  averageSessionTime: avgSessionTime,
  bounceRate,
  conversionRate,
  clickConversionRate: number
    .nullable()
    .describe('Clicks by people with a conversion in per cent of all of them, whether a page or a server reported it.'),
  visitsNeed: visitNeed,
  sessionTimeTrend: bySnippet('Change of averageSessionTime, in per cent.'),
  bounceRateTrend: bySnippet('Change of bounceRate, in per cent.'),
  coverage: z
    .object({ visits: coverage, bounceRate: coverage, averageSessionTime: coverage, conversionRate: coverage })
    .describe('On how many of how many clicks each of these figures rests.'),
  mobileTrafficPercentage: number
    .nullable()
    .describe('Clicks from phones and tablets in per cent of all; null without clicks.'),
  homeCountry: text
    .nullable()
    .describe("ISO 3166-1 alpha-2: chosen in the profile, else the country of the owner's time zone."),
  internationalPercentage: number
    .nullable()
    .describe('Clicks from other countries than that, in per cent of those whose country is known.'),
  topCountry: text.nullable().describe('Of the countries that are known.'),
  topDevice: text.nullable().describe('The kind of device with the most clicks; null without one.'),
  clicksTrend: number.nullable().describe('In per cent of the same part of the period compared with.'),
  uniqueVisitorsTrend: number.nullable().describe('As clicksTrend, of unique visitors.'),
  visitorsTrend: formerly(number.nullable(), 'uniqueVisitorsTrend'),
};

const userBehavior = z
  .object({
    hourlyPatterns: hours,
    sessionDurations: onceKnown(
      z.array(
        z.object({
          bucket: text.describe('How long pages were visible.'),
          visits: whole.describe('Visits of that length.'),
        }),
      ),
      `Visits by their length. ${SNIPPET}`,
    ),
    userTypes: z
      .object({
        new: whole.describe('Clicks by people that were their first of the day in what is shown: uniqueVisitors.'),
        returning: whole.describe(RETURNING),
        bots: whole.describe('Clicks by bots, previews and prefetches.'),
      })
      .describe('Clicks by who made them. Nobody is recognised from day to day.'),
    connectionTypes: measured(
      'Clicks by connection.',
      z.array(z.object({ type: text.describe('As browsers name it, such as 4g.'), ...share })),
    ),
    socialShares: most(
      listed.texts,
      z.array(z.object({ platform: text.describe('The name of the social network.'), ...share })),
      ' Social networks by name, whichever of their hosts and apps the clicks came by; shares are of all clicks.',
    ),
  })
  .describe('When clicks come, how long visits last, and over which connections.');

const networkQuality = z
  .object({
    rttClicks: whole.describe('Clicks that avgRttMs rests on.'),
    speedClicks: whole.describe('Clicks that avgSpeedMbps rests on.'),
    avgRttMs: avgRtt,
    avgSpeedMbps: avgSpeed,
    avgQualityScore: measured('Mean score, 0 to 100.', number),
    ...percentileMembers,
    qualityDistribution: measured('Clicks with a score, by its label.', qualityCounts),
    ispBreakdown: most(listed.texts, z.array(z.object(isp))),
    measurementTrends: measured(
      'Round trips and speeds over time.',
      z.array(
        z.object({
          date: day.describe('The first day of the point.'),
          count: whole.describe('Clicks of which anything was measured.'),
          avgRttMs: avgRtt,
          avgSpeedMbps: avgSpeed,
          ...percentileMembers,
        }),
      ),
    ),
  })
  .describe('What was measured of the way of clicks.');

/** The documented shape of analytics. */
export const analyticsMembers = {
  ...dayMembers,
  ...sumMembers,
  trafficOverTime: z.array(z.object(point)).describe('Every point of the period, oldest first.'),
  peakHours: hours,
  geographicData: z.array(z.object(country)).describe('Every country, most clicks first.'),
  deviceData: z.array(z.object(device)).describe('Every kind of device, most clicks first.'),
  osData: z
    .array(
      z.object({
        os: text.describe('The name of the operating system.'),
        osVersion: mostFrequent('The version that most of these clicks tell, without the name of the system.'),
        ...share,
      }),
    )
    .describe('The operating systems, most clicks first.'),
  screenResolutions: measured(
    'Clicks by screen size.',
    z.array(z.object({ resolution: text.describe('Width and height in CSS pixels, as 1280x800.'), ...share })),
  ),
  browserData: most(
    listed.combinations,
    z.array(
      z.object({
        browser: text.describe('The name of the browser.'),
        version: text.nullable().describe('The major version; null where unknown.'),
        ...share,
        avgPageLoadTime: pageLoadTime,
      }),
    ),
  ),
  trafficSources: z
    .array(
      z.object({
        channel: text.describe('Its key in filters; unknown where nothing tells.'),
        label: text.describe('Its name in English.'),
        ...share,
      }),
    )
    .describe('Where clicks came from, most clicks first.'),
  referrerData: most(
    listed.texts,
    z.array(
      z.object({
        domain: text.nullable().describe('Null where none is known.'),
        ...share,
        bounceRate,
        conversionRate,
      }),
    ),
  ),
  utmData: most(listed.combinations, z.array(z.object(campaign))),
  variantData: most(listed.texts, z.array(z.object(variant)), ' Variants of experiments; other clicks are left out.'),
  userBehavior,
  networkQuality,
  topUrls: most(listed.urls, z.array(z.object(topUrl))),
};
