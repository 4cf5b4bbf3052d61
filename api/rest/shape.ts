import type { Usage } from '../account/usage.ts';
import type { Dashboard } from '../analytics/dashboard.ts';
import { config } from '../config.ts';
import type { ShortUrl } from '../generated/prisma/client.ts';
import { linkStatus, type LinkStatus } from '../urls/rules.ts';

/** A URL as integrators see it. */
export function toUrl(url: ShortUrl) {
  return {
    id: url.id,
    short_code: url.shortCode,
    short_url: `${config.shortOrigin}/${url.shortCode}`,
    original_url: url.originalUrl,
    title: url.title,
    description: url.description,
    is_active: url.isActive,
    status: linkStatus(url).toLowerCase() as Lowercase<LinkStatus>,
    expires_at: url.expiresAt,
    click_count: url.clickCount,
    bot_count: url.botCount,
    unique_visitors: url.uniqueVisitors,
    last_clicked_at: url.lastClickedAt,
    created_at: url.createdAt,
    updated_at: url.updatedAt,
  };
}

type Rows<Panel extends 'topUrls' | 'recentClicks' | 'countries' | 'devices' | 'clicksOverTime' | 'channels'> = Awaited<
  ReturnType<Dashboard[Panel]>
>;

export const toTopUrls = (rows: Rows<'topUrls'>) =>
  rows.map(({ url, clicks, visitors }) => ({
    id: url.id,
    short_code: url.shortCode,
    title: url.title,
    original_url: url.originalUrl,
    click_count: clicks,
    unique_visitors: visitors,
  }));

export const toRecentClicks = (rows: Rows<'recentClicks'>) =>
  rows.map((click) => ({
    id: click.id,
    short_code: click.url.shortCode,
    country_name: click.country,
    country_code: click.countryCode,
    city: click.city,
    device_type: click.device,
    browser: click.browser,
    clicked_at: click.clickedAt,
  }));

export const toClicksOverTime = (rows: Rows<'clicksOverTime'>) =>
  rows.map(({ date, clicks, visitors }) => ({ date, clicks, unique_visitors: visitors }));

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

export const toDevices = (rows: Rows<'devices'>) =>
  rows.map(({ device, clicks, percentage }) => ({ device_type: device, click_count: clicks, percentage }));

export const toChannels = (rows: Rows<'channels'>) =>
  rows.map(({ channel, label, clicks, percentage }) => ({ channel, label, click_count: clicks, percentage }));

export const toUsage = (usage: Usage) => ({
  url_usage_percentage: usage.urlUsagePercentage,
  url_count: usage.urlCount,
  max_urls: usage.maxUrls,
  click_usage_percentage: usage.clickUsagePercentage,
  current_month_clicks: usage.currentMonthClicks,
  click_limit: usage.clickLimit,
});
