import type { Analytics, Measured } from '../analytics/analytics.ts';
import type { Breakdown } from '../analytics/breakdown.ts';
import { browserOf } from '../analytics/names.ts';
import { browserVersions, campaigns } from '../analytics/combinations.ts';
import type { Dimension } from '../dimensions.ts';
import type { Granularity } from '../analytics/series.ts';
import { percentage } from '../percentage.ts';
import { listed } from './analytics-schemas.ts';

/** Enough cities to include the top five of every country. */
const ALL_CITIES = 100_000;

/** All figures of a scope, in camelCase as documented; unmeasured figures are null. */
export async function toOwnerAnalytics(analytics: Analytics, granularity: Granularity = 'DAY') {
  const [summary, traffic, hours, geography, technology, sources, urls] = await Promise.all([
    toSummary(analytics),
    toTraffic(analytics, granularity),
    toHours(analytics),
    toGeography(analytics),
    toTechnology(analytics),
    toSources(analytics),
    toMostClicked(analytics),
  ]);
  const { ispBreakdown, socialShares, ...shownSources } = sources;
  return {
    ...(await toDays(analytics)),
    ...summary,
    trafficOverTime: traffic,
    peakHours: hours,
    geographicData: geography,
    ...technology,
    ...shownSources,
    userBehavior: {
      hourlyPatterns: hours,
      sessionDurations: null,
      userTypes: { new: null, returning: null, bots: summary.botClicks },
      connectionTypes: null,
      socialShares,
    },
    networkQuality: {
      avgRttMs: null,
      avgSpeedMbps: null,
      avgQualityScore: null,
      qualityDistribution: null,
      ispBreakdown,
      measurementTrends: null,
    },
    topUrls: urls,
  };
}

/** The days that the figures cover. */
export async function toDays(analytics: Analytics) {
  const { days } = analytics.scope;
  const compared = await analytics.compared();
  return {
    from: days.from,
    to: days.to,
    since: typeof days.span?.since === 'number' ? new Date(days.span.since) : null,
    historyLimitedFrom: days.historyLimitedFrom,
    comparedWith: compared && {
      from: compared.from,
      to: compared.to,
      until: compared.until === null ? null : new Date(compared.until),
    },
  };
}

/** Every day, hour, week or month of the period. */
export const toTraffic = async (analytics: Analytics, granularity: Granularity) =>
  (await analytics.series.points(granularity)).map(
    ({ date, lastDate, at, isRunning, isPartial, clicks, visitors }) => ({
      date,
      lastDate,
      at,
      isRunning,
      isPartial,
      clicks,
      uniqueVisitors: visitors,
      bounces: null,
      conversions: null,
      pageLoadTime: null,
    }),
  );

/** The hours of the day. */
export const toHours = async (analytics: Analytics) =>
  (await analytics.peakHours()).map(({ hour, clicks }) => ({ hour, clicks }));

const pageOf = (analytics: Analytics, dimension: Dimension, first: number): Promise<Breakdown> =>
  analytics.breakdown(dimension, { first, offset: 0, search: '', orderBy: 'CLICKS' });

/** Totals and their trends. */
export async function toSummary(analytics: Analytics) {
  const [clicks, visitors, bots, mobile, active, country, device, international, snippet] = await Promise.all([
    analytics.clicks(),
    analytics.visitors(),
    analytics.bots(),
    analytics.mobileShare(),
    analytics.activeNow(),
    analytics.top('country'),
    analytics.top('device'),
    analytics.international(),
    analytics.fromSnippet(),
  ]);
  return {
    totalClicks: clicks.value,
    uniqueVisitors: visitors.value,
    botClicks: bots.value,
    activeNow: active,
    coverage: {
      visits: coverageOf(snippet),
      bounceRate: coverageOf(snippet),
      averageSessionTime: coverageOf(snippet),
      conversionRate: coverageOf(snippet),
    },
    averageSessionTime: snippet.value,
    bounceRate: snippet.value,
    conversionRate: snippet.value,
    mobileTrafficPercentage: mobile,
    topCountry: country?.row.label ?? null,
    topDevice: device?.row.key ?? null,
    homeCountry: international.homeCountry,
    internationalPercentage: international.share,
    clicksTrend: clicks.change,
    visitorsTrend: visitors.change,
    sessionTimeTrend: null,
    bounceRateTrend: null,
  };
}

const coverageOf = ({ measured, total }: Measured) => ({ measured, total });

async function toGeography(analytics: Analytics) {
  const [countries, cities] = await Promise.all([
    analytics.allValues('country'),
    pageOf(analytics, 'city', ALL_CITIES),
  ]);
  const places = Map.groupBy(cities.rows, ({ countryCode }) => countryCode);
  return countries.rows.map(({ label, countryCode, clicks, percentage: share, visitors }) => ({
    country: label,
    countryCode,
    clicks,
    percentage: share,
    uniqueVisitors: visitors,
    bounceRate: null,
    avgSessionTime: null,
    topCities: ((countryCode && places.get(countryCode)) || [])
      .slice(0, listed.cities)
      .map((city) => ({ city: city.label, region: city.detail, clicks: city.clicks })),
  }));
}

async function toTechnology(analytics: Analytics) {
  const [devices, systems, browsers] = await Promise.all([
    analytics.allValues('device'),
    analytics.allValues('os'),
    browserVersions(analytics.scope, { first: listed.combinations, offset: 0 }),
  ]);
  return {
    deviceData: devices.rows.map(({ key, clicks, percentage: share, visitors }) => ({
      deviceType: key || 'unknown',
      deviceBrand: null,
      deviceModel: null,
      clicks,
      percentage: share,
      uniqueVisitors: visitors,
      bounceRate: null,
      avgSessionTime: null,
      screenResolution: null,
      conversionRate: null,
    })),
    osData: systems.rows.map(({ label, clicks, percentage: share }) => ({
      os: label,
      osVersion: null,
      clicks,
      percentage: share,
    })),
    screenResolutions: null,
    browserData: browsers.map(({ browser, version, clicks }) => ({
      browser: browserOf(browser),
      version: version ? String(version) : null,
      clicks,
      percentage: percentage(clicks, devices.clicks),
      avgPageLoadTime: null,
    })),
  };
}

async function toSources(analytics: Analytics) {
  const [channels, referrers, networks, social, utm] = await Promise.all([
    analytics.allValues('channel'),
    pageOf(analytics, 'referrer', listed.texts),
    pageOf(analytics, 'network', listed.texts),
    analytics.social(),
    campaigns(analytics.scope, { first: listed.combinations, offset: 0 }),
  ]);
  return {
    trafficSources: channels.rows.map(({ key, label, clicks, percentage: share }) => ({
      channel: key || 'unknown',
      label,
      clicks,
      percentage: share,
    })),
    referrerData: referrers.rows.map(({ key, clicks, percentage: share }) => ({
      domain: key || null,
      clicks,
      percentage: share,
      bounceRate: null,
      conversionRate: null,
    })),
    utmData: utm.map((campaign) => ({ ...campaign, conversions: null, conversionRate: null })),
    socialShares: social
      .slice(0, listed.texts)
      .map(({ network, clicks, percentage: share }) => ({ platform: network, clicks, percentage: share })),
    ispBreakdown: networks.rows.map(({ label, detail, clicks }) => ({
      org: label,
      asn: detail,
      count: clicks,
      avgSpeed: null,
      avgRtt: null,
    })),
  };
}

/** The URLs with the most clicks. */
export const toMostClicked = async (analytics: Analytics) =>
  (await analytics.topUrls(listed.urls)).map(({ url: { id, shortCode, title }, clicks, visitors }) => ({
    id,
    shortCode,
    title,
    clicks,
    uniqueVisitors: visitors,
    conversionRate: null,
    avgSessionTime: null,
  }));
