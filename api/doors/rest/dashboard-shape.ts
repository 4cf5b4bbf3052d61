import type { Usage } from '../../usage/usage.ts';
import type { ZoneChange } from '../../account/zone-changes.ts';
import type { UrlClicks } from '../../analytics/analytics.ts';
import type { ClickDetails } from '../../analytics/click-list.ts';
import type { Dashboard } from '../../analytics/dashboard.ts';
import type { SeriesPoint } from '../../analytics/series.ts';

type Rows<Panel extends 'countries' | 'devices' | 'channels'> = Awaited<ReturnType<Dashboard[Panel]>>;

/** The URLs with the most clicks, in snake_case as documented. */
export const toTopUrls = (rows: UrlClicks[]) =>
  rows.map(({ url, clicks, visitors }) => ({
    id: url.id,
    short_code: url.shortCode,
    title: url.title,
    original_url: url.originalUrl,
    click_count: clicks,
    unique_visitors: visitors,
  }));

/** The latest clicks. */
export const toRecentClicks = (clicks: ClickDetails[]) =>
  clicks.map((click) => ({
    id: click.id,
    short_code: click.url.shortCode,
    country_name: click.country,
    country_code: click.countryCode,
    city: click.city,
    device_type: click.device,
    browser: click.browser,
    clicked_at: click.at,
  }));

/** Every day of the period, or every hour of a day. */
export const toClicksOverTime = (days: SeriesPoint[]) =>
  days.map(({ date, at, clicks, visitors }) => ({ date, at, clicks, unique_visitors: visitors }));

/** The changes of the account's time zone. */
export const toZoneChanges = (changes: ZoneChange[]) =>
  changes.map(({ date, at, timeZone }) => ({ date, at, time_zone: timeZone }));

/** The countries, most clicks first; all percentages here are of all clicks. */
export const toGeography = (rows: Rows<'countries'>) =>
  rows.map((row) => ({
    country_code: row.code,
    country_name: row.name,
    click_count: row.clicks,
    unique_visitors: row.visitors,
    percentage: row.percentage,
    latitude: row.latitude,
    longitude: row.longitude,
  }));

/** The kinds of devices, most clicks first. */
export const toDevices = (rows: Rows<'devices'>) =>
  rows.map(({ device, clicks, percentage }) => ({ device_type: device, click_count: clicks, percentage }));

/** The channels, most clicks first. */
export const toChannels = (rows: Rows<'channels'>) =>
  rows.map(({ channel, label, clicks, percentage }) => ({ channel, label, click_count: clicks, percentage }));

/** The usage of the plan. */
export const toUsage = (usage: Usage) => ({
  url_usage_percentage: usage.urlUsagePercentage,
  url_count: usage.urlCount,
  max_urls: usage.maxUrls,
  click_usage_percentage: usage.clickUsagePercentage,
  current_month_clicks: usage.currentMonthClicks,
  click_limit: usage.clickLimit,
});
