import {
  answers,
  day,
  described,
  input,
  list,
  moment,
  nullable,
  number,
  object,
  ref,
  text,
  whole,
  type Schema,
} from './json-schema.ts';
import { ownerParameters } from './analytics-question.ts';
import { analyticsMembers, dayMembers, sumMembers } from './analytics-schemas.ts';
import { period } from './parameters.ts';

const change = described(nullable(number), 'In per cent of the period before; null where that is unknown.');

const days = {
  from: day,
  to: day,
  history_limited_from: described(nullable(day), 'The first day the plan shows, where it cut the period short.'),
  updated_at: moment,
};
const figures = {
  ...days,
  total_urls: whole,
  active_urls: whole,
  total_clicks: whole,
  total_clicks_change: change,
  total_unique_users: described(whole, 'Daily unique visitors, summed over the days.'),
  total_unique_users_change: change,
  clicks_today: whole,
  clicks_this_week: whole,
  bot_clicks: whole,
};
const shares = {
  geographic_data: list(
    object({
      country_code: nullable(text),
      country_name: text,
      click_count: whole,
      unique_visitors: whole,
      percentage: number,
      latitude: nullable(number),
      longitude: nullable(number),
    }),
  ),
  device_distribution: list(object({ device_type: text, click_count: whole, percentage: number })),
  traffic_sources: list(object({ channel: text, label: text, click_count: whole, percentage: number })),
};
const topUrls = list(
  object({
    id: whole,
    short_code: text,
    title: nullable(text),
    original_url: text,
    click_count: whole,
    unique_visitors: whole,
  }),
);
const clicksOverTime = list(object({ date: day, clicks: whole, unique_visitors: whole }));
const recentClicks = list(
  object({
    id: text,
    short_code: text,
    country_name: text,
    country_code: nullable(text),
    city: nullable(text),
    device_type: text,
    browser: text,
    clicked_at: moment,
  }),
);
const usage = object({
  url_usage_percentage: nullable(number),
  url_count: whole,
  max_urls: whole,
  click_usage_percentage: nullable(number),
  current_month_clicks: whole,
  click_limit: whole,
});
const panel = (summary: string, members: Record<string, Schema>) => ({
  schema: {
    tags: ['Dashboard'],
    summary,
    querystring: period('7d', '30d', '90d'),
    response: answers(200, 'The figures.', object(members), 400, 401),
  },
});

const everything = {
  ...figures,
  top_urls: topUrls,
  recent_clicks: recentClicks,
  clicks_over_time: clicksOverTime,
  ...shares,
  usage,
};

/** Everything the dashboard shows. */
export const wholePanel = panel('The dashboard', everything);
export const enhancedPanel = panel('The dashboard with the analytics of its period', {
  ...everything,
  analytics: ref('Analytics'),
});
export const summaryPanel = panel('Sums of the dashboard', figures);

const analysis = (summary: string, answer: Schema) => ({
  schema: {
    tags: ['Dashboard'],
    summary,
    querystring: input(ownerParameters),
    response: answers(200, 'The figures.', answer, 400, 401, 404),
  },
});
const part = (...members: ('topUrls' | 'trafficOverTime' | 'peakHours')[]) =>
  object({
    ...dayMembers,
    ...sumMembers,
    ...Object.fromEntries(members.map((name) => [name, analyticsMembers[name]])),
  });

/** Parts of the documented shape of analytics. */
export const analyticsPanel = analysis('The analytics of your URLs', ref('Analytics'));
export const performancePanel = analysis('Sums and the URLs with the most clicks', part('topUrls'));
export const trendsPanel = analysis('Sums, clicks and visitors over time', part('trafficOverTime', 'peakHours'));
