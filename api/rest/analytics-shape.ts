import { countryOf } from '../analytics/countries.ts';
import type { LinkAnalytics } from '../analytics/link-analytics.ts';
import { browserOf, channelOf, cityOf, deviceOf, systemOf } from '../analytics/names.ts';
import type { QuickAnalytics } from '../analytics/quick-analytics.ts';
import type { LinkClickRow } from '../analytics/sql/link-clicks.ts';
import { kinds } from '../dimensions.ts';
import type { ShortUrl } from '../generated/prisma/client.ts';

const TOP_CITIES = 5;

/** A link at a glance; nobody counts who saw a link, so there is no click-through rate. */
export const toGlance = (glance: QuickAnalytics) => ({
  unique_visitors: glance.uniqueVisitors,
  unique_rate: glance.uniqueRate,
  click_through_rate: null,
  peak_hour: glance.peakHour,
  top_referrer: glance.topReferrer,
  bounce_rate: glance.bounceRate,
  bot_count: glance.botCount,
});

/** A click as integrators see it. */
export function toLinkClick(click: LinkClickRow) {
  const { code, name } = countryOf(click.country);
  return {
    id: click.id,
    clicked_at: click.at,
    country_name: name,
    country_code: code,
    city: cityOf(click.city),
    device_type: deviceOf(click.device).device,
    browser: browserOf(click.browser),
    os: systemOf(click.os),
    channel: channelOf(click.channel).channel,
    referrer: click.referrer,
    is_bot: click.kind !== kinds.human,
  };
}

/** One link's analytics, camelCase as documented; null is what needs the snippet. */
export async function toAnalytics({ id, shortCode }: ShortUrl, analytics: LinkAnalytics) {
  const [totals, days, hours, countries, devices, mobile] = await Promise.all([
    analytics.totals(),
    analytics.days(),
    analytics.hours(),
    toGeography(analytics),
    analytics.devices(),
    analytics.mobileShare(),
  ]);
  const { from, to, historyLimitedFrom } = analytics.period;
  return {
    urlId: id,
    shortCode,
    from,
    to,
    historyLimitedFrom,
    totalClicks: totals.clicks,
    uniqueVisitors: totals.visitors,
    botClicks: totals.bots,
    averageSessionTime: null,
    bounceRate: null,
    conversionRate: null,
    mobileTrafficPercentage: mobile,
    topCountry: countries[0]?.country ?? null,
    topDevice: devices[0]?.device ?? null,
    clicksTrend: totals.clicksChange,
    visitorsTrend: totals.visitorsChange,
    sessionTimeTrend: null,
    bounceRateTrend: null,
    trafficOverTime: days.map(({ date, clicks, visitors }) => ({
      date,
      clicks,
      uniqueVisitors: visitors,
      bounces: null,
      conversions: null,
      pageLoadTime: null,
    })),
    peakHours: hours,
    geographicData: countries,
  };
}

async function toGeography(analytics: LinkAnalytics) {
  const [countries, cities] = await Promise.all([analytics.countries(), analytics.labels('city')]);
  const places = cities.map(({ label, clicks }) => {
    const [city = '', region, countryCode] = label.split('|');
    return { city, region: region || null, countryCode, clicks };
  });
  return countries.map(({ country, clicks, visitors, percentage }) => ({
    country: country.name,
    countryCode: country.code,
    clicks,
    percentage,
    uniqueVisitors: visitors,
    bounceRate: null,
    avgSessionTime: null,
    topCities: places
      .filter(({ countryCode }) => countryCode === country.code)
      .slice(0, TOP_CITIES)
      .map(({ city, region, clicks }) => ({ city, region, clicks })),
  }));
}

/** The same with everything that is known of devices, sources and campaigns. */
export async function toEnhanced(url: ShortUrl, analytics: LinkAnalytics) {
  const [plain, devices, systems, browsers, channels, referrers, campaigns] = await Promise.all([
    toAnalytics(url, analytics),
    analytics.devices(),
    analytics.systems(),
    analytics.browsers(),
    analytics.channels(),
    analytics.labels('referrer'),
    analytics.campaigns(),
  ]);
  return {
    ...plain,
    deviceData: devices.map(({ device, clicks, percentage, visitors }) => ({
      deviceType: device,
      clicks,
      percentage,
      uniqueVisitors: visitors,
    })),
    osData: systems.map(({ name, clicks, percentage }) => ({ os: name, clicks, percentage })),
    browserData: browsers.map(({ name, clicks, percentage }) => ({ browser: name, clicks, percentage })),
    screenResolutions: null,
    trafficSources: channels.map(({ channel, label, clicks, percentage }) => ({ channel, label, clicks, percentage })),
    referrerData: referrers.map(({ label, clicks, percentage }) => ({ domain: label, clicks, percentage })),
    utmData: campaigns,
    userBehavior: {
      hourlyPatterns: plain.peakHours,
      sessionDurations: null,
      userTypes: null,
      connectionTypes: null,
    },
    networkQuality: null,
  };
}
