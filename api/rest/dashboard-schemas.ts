import { z } from 'zod';
import { OwnerQuery } from './analytics-question.ts';
import { analyticsMembers, dayMembers, sumMembers } from './analytics-schemas.ts';
import { answers } from './answers.ts';
import { Analytics } from './components.ts';
import { day, formerly, timestamp, number, text, whole } from './fields.ts';

const change = number.nullable().describe('In per cent of the period before; null where that is unknown.');

const days = {
  from: day,
  to: day,
  history_limited_from: day.nullable().describe('The first day the plan shows, where it cut the period short.'),
  time_zone_changes: z
    .array(z.object({ date: day.describe('The first day of the new zone.'), at: timestamp, time_zone: text }))
    .describe('When the time zone of the account was changed within these days.'),
  updated_at: timestamp,
};
const figures = {
  ...days,
  total_urls: whole,
  active_urls: whole,
  total_clicks: whole,
  total_clicks_change: change,
  unique_visitors: whole.describe('Daily unique visitors, summed over the days.'),
  unique_visitors_change: change,
  total_unique_users: formerly(whole, 'unique_visitors'),
  total_unique_users_change: formerly(change, 'unique_visitors_change'),
  clicks_today: whole,
  clicks_this_week: whole,
  bot_clicks: whole,
};
const shares = {
  geographic_data: z.array(
    z.object({
      country_code: text.nullable(),
      country_name: text,
      click_count: whole,
      unique_visitors: whole,
      percentage: number,
      latitude: number.nullable(),
      longitude: number.nullable(),
    }),
  ),
  device_distribution: z.array(z.object({ device_type: text, click_count: whole, percentage: number })),
  traffic_sources: z.array(z.object({ channel: text, label: text, click_count: whole, percentage: number })),
};
const topUrls = z.array(
  z.object({
    id: whole,
    short_code: text,
    title: text.nullable(),
    original_url: text,
    click_count: whole,
    unique_visitors: whole,
  }),
);
const clicksOverTime = z.array(
  z.object({
    date: day,
    at: timestamp.nullable().describe('When the hour began, for today and 24h; null for whole days.'),
    clicks: whole,
    unique_visitors: whole,
  }),
);
const recentClicks = z.array(
  z.object({
    id: text,
    short_code: text,
    country_name: text,
    country_code: text.nullable(),
    city: text.nullable(),
    device_type: text,
    browser: text,
    clicked_at: timestamp,
  }),
);
const usage = z.object({
  url_usage_percentage: number.nullable(),
  url_count: whole,
  max_urls: whole,
  click_usage_percentage: number.nullable(),
  current_month_clicks: whole,
  click_limit: whole,
});
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
  querystring: Query,
  answer: Answer,
  ...errors: number[]
) => ({
  schema: {
    tags: ['Dashboard'],
    summary,
    querystring,
    response: answers(200, 'The figures.', answer, 400, 401, ...errors),
  },
});

const period = z.enum(['today', '24h', '7d', '30d', '90d'], 'The period is today, 24h, 7d, 30d or 90d.').default('30d');
/** A query about the dashboard of a period. */
export const PeriodQuery = z.object({ period });

/** All figures of the dashboard. */
export const wholePanel = panel('The dashboard', PeriodQuery, z.object(everything));
export const enhancedPanel = panel(
  'The dashboard with the analytics of its period',
  OwnerQuery.extend({ period }),
  z.object({ ...everything, analytics: Analytics }),
  404,
);
export const summaryPanel = panel('Sums of the dashboard', PeriodQuery, z.object(figures));

/** Parts of the documented shape of analytics. */
export const analyticsPanel = panel('The analytics of your URLs', OwnerQuery, Analytics, 404);
export const performancePanel = panel(
  'Sums and the URLs with the most clicks',
  OwnerQuery,
  z.object({ ...dayMembers, ...sumMembers, topUrls: analyticsMembers.topUrls }),
  404,
);
export const trendsPanel = panel(
  'Sums, clicks and visitors over time',
  OwnerQuery,
  z.object({
    ...dayMembers,
    ...sumMembers,
    trafficOverTime: analyticsMembers.trafficOverTime,
    peakHours: analyticsMembers.peakHours,
  }),
  404,
);
