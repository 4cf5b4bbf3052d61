import { z } from 'zod';
import { OwnerQuery } from './analytics-question.ts';
import { analyticsMembers, dayMembers, listed, sumMembers } from './analytics-schemas.ts';
import { answers } from './answers.ts';
import { Analytics } from './components.ts';
import { day, formerly, timestamp, number, text, whole } from './fields.ts';

const clicks = whole.describe('Clicks by people.');
const visitors = whole.describe('Daily unique visitors, summed over the days.');
const percentage = number.describe('Per cent of all clicks.');
const change = number.nullable().describe('In per cent of the period before; null where that is unknown.');

const days = {
  from: day.describe('The first day counted.'),
  to: day.describe('The last day counted.'),
  history_limited_from: day.nullable().describe('The first day the plan shows, where it cut the period short.'),
  time_zone_changes: z
    .array(
      z.object({
        date: day.describe('The first day of the new zone.'),
        at: timestamp.describe('When it was changed.'),
        time_zone: text.describe('The new zone, such as Europe/Berlin.'),
      }),
    )
    .describe('When the time zone of the account was changed within these days.'),
  updated_at: timestamp.describe('When these figures were computed.'),
};
const figures = {
  ...days,
  total_urls: whole.describe('All URLs of the account.'),
  active_urls: whole.describe('URLs that redirect, the expiring ones among them.'),
  total_clicks: clicks,
  total_clicks_change: change,
  unique_visitors: visitors,
  unique_visitors_change: change,
  total_unique_users: formerly(whole, 'unique_visitors'),
  total_unique_users_change: formerly(change, 'unique_visitors_change'),
  clicks_today: whole.describe("Clicks by people since midnight in the account's time zone."),
  clicks_this_week: whole.describe('Clicks by people since the first day of the week.'),
  bot_clicks: whole.describe('Clicks by bots, previews and prefetches, which count nowhere else.'),
};
const shares = {
  geographic_data: z
    .array(
      z.object({
        country_code: text.nullable().describe('ISO 3166-1 alpha-2; null where unknown.'),
        country_name: text.describe('Its name in English.'),
        click_count: clicks,
        unique_visitors: visitors,
        percentage,
        latitude: number.nullable().describe('Of its place on a map, degrees; null where unknown.'),
        longitude: number.nullable().describe('Of its place on a map, degrees; null where unknown.'),
      }),
    )
    .describe('The countries, most clicks first.'),
  device_distribution: z
    .array(z.object({ device_type: text.describe('The kind of device.'), click_count: clicks, percentage }))
    .describe('The kinds of devices, most clicks first.'),
  traffic_sources: z
    .array(
      z.object({
        channel: text.describe('Its key in filters.'),
        label: text.describe('Its name in English.'),
        click_count: clicks,
        percentage,
      }),
    )
    .describe('Where clicks came from, most clicks first.'),
};
const topUrls = z
  .array(
    z.object({
      id: whole.describe('The number of the URL.'),
      short_code: text.describe('The short code of the URL.'),
      title: text.nullable().describe('Null without one.'),
      original_url: text.describe('Where it leads.'),
      click_count: clicks,
      unique_visitors: visitors,
    }),
  )
  .describe('The five URLs with the most clicks.');
const clicksOverTime = z
  .array(
    z.object({
      date: day.describe('The day, or the day of the hour.'),
      at: timestamp.nullable().describe('When the hour began, for today and 24h; null for whole days.'),
      clicks,
      unique_visitors: visitors,
    }),
  )
  .describe('Every day or hour of the period, oldest first.');
const recentClicks = z
  .array(
    z.object({
      id: text.describe('The id of the click.'),
      short_code: text.describe('The short code of the URL.'),
      country_name: text.describe('Its name in English.'),
      country_code: text.nullable().describe('ISO 3166-1 alpha-2; null where unknown.'),
      city: text.nullable().describe('Null where unknown.'),
      device_type: text.describe('The kind of device.'),
      browser: text.describe('The name of the browser.'),
      clicked_at: timestamp.describe('When the click came.'),
    }),
  )
  .describe('The ten latest clicks by people, newest first.');
const usage = z
  .object({
    url_usage_percentage: number.nullable().describe('URLs in per cent of max_urls; null without a limit.'),
    url_count: whole.describe('URLs of the account.'),
    max_urls: whole.describe('The most URLs of the plan; -1 without a limit.'),
    click_usage_percentage: number.nullable().describe('Clicks in per cent of click_limit; null without a limit.'),
    current_month_clicks: whole.describe("Clicks by people since the first of the month in the account's time zone."),
    click_limit: whole.describe('Clicks a month of the plan; -1 without a limit.'),
  })
  .describe('How much of the plan is used.');
const everything = {
  ...figures,
  top_urls: topUrls,
  recent_clicks: recentClicks,
  clicks_over_time: clicksOverTime,
  ...shares,
  usage,
};

const panel = <Query extends z.ZodType, Answer extends z.ZodType>(
  summary: string,
  description: string,
  querystring: Query,
  answer: Answer,
  ...errors: number[]
) => ({
  schema: {
    tags: ['Dashboard'],
    summary,
    description,
    querystring,
    response: answers(200, 'The figures.', answer, 400, 401, ...errors),
  },
});

const period = z
  .enum(['today', '24h', '7d', '30d', '90d'], 'The period is today, 24h, 7d, 30d or 90d.')
  .default('30d')
  .describe('The days to count, today included.');
/** A query about the dashboard of a period. */
export const PeriodQuery = z.object({ period });

/** All figures of the dashboard. */
export const wholePanel = panel(
  'The dashboard',
  'Everything on the dashboard: sums, top URLs, latest clicks, clicks over time, breakdowns and usage.',
  PeriodQuery,
  z.object(everything),
);
export const enhancedPanel = panel(
  'The dashboard with the analytics of its period',
  'The dashboard as /api/dashboard gives it, and under analytics all figures of the clicks asked for.',
  OwnerQuery.extend({ period }),
  z.object({ ...everything, analytics: Analytics }),
  404,
);
export const summaryPanel = panel(
  'Sums of the dashboard',
  'URLs, clicks, visitors and their changes, without any list.',
  PeriodQuery,
  z.object(figures),
);

/** Parts of the documented shape of analytics. */
export const analyticsPanel = panel(
  'The analytics of your URLs',
  'The same as /api/analytics.',
  OwnerQuery,
  Analytics,
  404,
);
export const performancePanel = panel(
  'Sums and the URLs with the most clicks',
  `Totals with their trends, and the ${listed.urls} URLs with the most clicks.`,
  OwnerQuery,
  z.object({ ...dayMembers, ...sumMembers, topUrls: analyticsMembers.topUrls }),
  404,
);
export const trendsPanel = panel(
  'Sums, clicks and visitors over time',
  'Totals with their trends, every point of the period, and the hours of the day.',
  OwnerQuery,
  z.object({
    ...dayMembers,
    ...sumMembers,
    trafficOverTime: analyticsMembers.trafficOverTime,
    peakHours: analyticsMembers.peakHours,
  }),
  404,
);
