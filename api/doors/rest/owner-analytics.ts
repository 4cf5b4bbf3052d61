import { visitNeed } from '../../analytics/visit-need.ts';
import type { Analytics } from '../../analytics/analytics.ts';
import type { MeasuredFigures } from '../../figures/contract/measured.ts';
import type { FactShare, Measured } from '../../analytics/facts.ts';
import type { Breakdown, BreakdownRow } from '../../analytics/breakdown.ts';
import { UNKNOWN_KEY } from '../../figures/contract/dimension-values.ts';
import { browserOf } from '../../figures/contract/names.ts';
import { browserVersions, campaigns, PARAMETERS, VERSION } from '../../analytics/combinations.ts';
import { topTexts } from '../../analytics/top-texts.ts';
import type { Dimension } from '../../click-model/dimensions.ts';
import { brandOf } from '../../click-model/system-details.ts';
import type { Granularity } from '../../analytics/series.ts';
import { percentage } from '../../common/percentage.ts';
import { listed } from './analytics-schemas.ts';
import { toNetworkQuality } from './network-quality.ts';
import { toPercentiles } from './percentiles.ts';

/** Enough cities to include the top five of every country. */
const ALL_CITIES = 100_000;

/** All figures of a scope, in camelCase as documented; unmeasured figures are null. */
export async function toOwnerAnalytics(analytics: Analytics, granularity: Granularity = 'DAY') {
  const [summary, traffic, hours, geography, technology, sources, variants, urls, durations, quality, returning] =
    await Promise.all([
      toSummary(analytics),
      toTraffic(analytics, granularity),
      toHours(analytics),
      toGeography(analytics),
      toTechnology(analytics),
      toSources(analytics),
      toVariants(analytics),
      toMostClicked(analytics),
      analytics.facts.durations(),
      toNetworkQuality(analytics, granularity),
      analytics.returningClicks(),
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
    variantData: variants,
    userBehavior: {
      hourlyPatterns: hours,
      sessionDurations: durations && durations.map(({ label, clicks }) => ({ bucket: label, visits: clicks })),
      userTypes: { new: summary.uniqueVisitors, returning, bots: summary.botClicks },
      connectionTypes: await sharesOf(analytics.facts.shares('connection'), 'type'),
      socialShares,
    },
    networkQuality: { ...quality, ispBreakdown },
    topUrls: urls,
  };
}

/** Clicks by a fact, named as documented. */
const sharesOf = async <Name extends string>(shares: Promise<FactShare[] | null>, name: Name) =>
  ((await shares)?.map(({ label, clicks, percentage: share }) => ({ [name]: label, clicks, percentage: share })) ??
    null) as (Record<Name, string> & { clicks: number; percentage: number })[] | null;

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
    timeZoneChanges: await analytics.zoneChanges(),
  };
}

/** Every day, hour, week or month of the period. */
export const toTraffic = async ({ series, facts, scope }: Analytics, granularity: Granularity) =>
  Promise.all(
    (await series.points(granularity)).map(async (point) => {
      const { date, lastDate, at, isRunning, isPartial, clicks, visitors } = point;
      const { bounces, conversions, pageLoad } = await facts.ofPoint(point, scope.days, ['pageLoad']);
      const measured = { bounces, conversions, pageLoadTime: pageLoad.mean };
      return { date, lastDate, at, isRunning, isPartial, clicks, uniqueVisitors: visitors, ...measured };
    }),
  );

/** The hours of the day. */
export const toHours = async (analytics: Analytics) =>
  (await analytics.peakHours()).map(({ hour, clicks }) => ({ hour, clicks }));

/** The rows of a breakdown with what was measured of their clicks. */
const withFacts = <Row>(
  breakdown: Breakdown,
  toRow: (row: BreakdownRow, facts: MeasuredFigures) => Row | Promise<Row>,
) => Promise.all(breakdown.rows.map(async (row) => toRow(row, await breakdown.factsOf(row))));

const pageOf = (analytics: Analytics, dimension: Dimension, first: number): Promise<Breakdown> =>
  analytics.breakdown(dimension, { first, offset: 0, search: '', orderBy: 'CLICKS' });

/** Totals and their trends. */
export async function toSummary(analytics: Analytics) {
  const [clicks, visitors, bots, mobile, active, country, device, international] = await Promise.all([
    analytics.clicks(),
    analytics.visitors(),
    analytics.bots(),
    analytics.mobileShare(),
    analytics.activeNow(),
    analytics.top('country'),
    analytics.top('device'),
    analytics.international(),
  ]);
  const [visits, bounceRate, sessionTime, conversionRate, clickConversionRate, need] = await Promise.all([
    analytics.measured('visits'),
    analytics.measured('bounceRate'),
    analytics.measured('meanSessionTime'),
    analytics.measured('conversionRate'),
    analytics.clickConversionRate(),
    visitNeed(analytics.scope),
  ]);
  return {
    totalClicks: clicks.value,
    uniqueVisitors: visitors.value,
    botClicks: bots.value,
    activeNow: active,
    coverage: {
      visits: coverageOf(visits),
      bounceRate: coverageOf(bounceRate),
      averageSessionTime: coverageOf(sessionTime),
      conversionRate: coverageOf(conversionRate),
    },
    averageSessionTime: sessionTime.value,
    bounceRate: bounceRate.value,
    conversionRate: conversionRate.value,
    clickConversionRate,
    visitsNeed: need,
    mobileTrafficPercentage: mobile,
    topCountry: country?.row.label ?? null,
    topDevice: device?.row.key ?? null,
    homeCountry: international.homeCountry,
    internationalPercentage: international.share,
    clicksTrend: clicks.change,
    uniqueVisitorsTrend: visitors.change,
    visitorsTrend: visitors.change,
    sessionTimeTrend: sessionTime.change,
    bounceRateTrend: bounceRate.change,
  };
}

const coverageOf = ({ measured, total }: Measured) => ({ measured, total });

async function toGeography(analytics: Analytics) {
  const [countries, cities] = await Promise.all([
    analytics.allValues('country'),
    pageOf(analytics, 'city', ALL_CITIES),
  ]);
  const places = Map.groupBy(cities.rows, ({ countryCode }) => countryCode);
  return withFacts(countries, ({ label, countryCode, clicks, percentage: share, visitors }, facts) => ({
    country: label,
    countryCode,
    clicks,
    percentage: share,
    uniqueVisitors: visitors,
    bounceRate: facts.bounceRate,
    avgSessionTime: facts.sessionTime.mean,
    topCities: ((countryCode && places.get(countryCode)) || [])
      .slice(0, listed.cities)
      .map((city) => ({ city: city.label, region: city.detail, clicks: city.clicks })),
  }));
}

async function toTechnology(analytics: Analytics) {
  const [devices, systems, models, versions, browsers] = await Promise.all([
    analytics.allValues('device'),
    analytics.allValues('os'),
    topTexts(analytics.scope, 'device', 'deviceModel'),
    topTexts(analytics.scope, 'os', 'osVersion'),
    browserVersions(analytics.scope, { first: listed.combinations, offset: 0 }),
  ]);
  const versionFacts = await analytics.facts.ofCombinations(
    VERSION,
    browsers.map(({ browser, version }) => [browser, version]),
  );
  return {
    deviceData: await withFacts(devices, async ({ value, key, clicks, percentage: share, visitors }, facts) => ({
      deviceType: key || 'unknown',
      ...toModel(models.get(value)),
      clicks,
      percentage: share,
      uniqueVisitors: visitors,
      bounceRate: facts.bounceRate,
      avgSessionTime: facts.sessionTime.mean,
      screenResolution: await devices.topScreenOf({ value }),
      conversionRate: facts.conversionRate,
    })),
    osData: systems.rows.map(({ value, label, clicks, percentage: share }) => ({
      os: label,
      osVersion: versions.get(value)?.replace(`${label} `, '') ?? null,
      clicks,
      percentage: share,
    })),
    screenResolutions: await sharesOf(analytics.facts.shares('screen'), 'resolution'),
    browserData: browsers.map(({ browser, version, clicks }) => ({
      browser: browserOf(browser),
      version: version ? String(version) : null,
      clicks,
      percentage: percentage(clicks, devices.clicks),
      avgPageLoadTime: versionFacts([browser, version]).pageLoad.mean,
    })),
  };
}

/** A model in its two parts. */
function toModel(label: string | undefined) {
  const deviceBrand = label === undefined ? null : brandOf(label);
  return { deviceBrand, deviceModel: label?.slice(deviceBrand ? deviceBrand.length + 1 : 0) ?? null };
}

async function toSources(analytics: Analytics) {
  const [channels, referrers, networks, social, utm] = await Promise.all([
    analytics.allValues('channel'),
    pageOf(analytics, 'referrer', listed.texts),
    pageOf(analytics, 'network', listed.texts),
    analytics.social(),
    campaigns(analytics.scope, { first: listed.combinations, offset: 0 }),
  ]);
  const campaignFacts = await analytics.facts.ofCombinations(
    PARAMETERS,
    utm.map(({ values }) => values),
  );
  return {
    trafficSources: channels.rows.map(({ key, label, clicks, percentage: share }) => ({
      channel: key || 'unknown',
      label,
      clicks,
      percentage: share,
    })),
    referrerData: await withFacts(referrers, ({ key, clicks, percentage: share }, facts) => ({
      domain: key || null,
      clicks,
      percentage: share,
      bounceRate: facts.bounceRate,
      conversionRate: facts.conversionRate,
    })),
    utmData: utm.map(({ values, ...campaign }) => {
      const { conversions, conversionRate } = campaignFacts(values);
      return { ...campaign, conversions, conversionRate };
    }),
    socialShares: social
      .slice(0, listed.texts)
      .map(({ network, clicks, percentage: share }) => ({ platform: network, clicks, percentage: share })),
    ispBreakdown: await withFacts(networks, ({ label, detail, clicks }, facts) => ({
      org: label,
      asn: detail,
      count: clicks,
      avgSpeed: facts.speed.mean,
      avgRtt: facts.roundTrip.mean,
      ...toPercentiles(facts),
    })),
  };
}

/** The variants of experiments, without the clicks that belong to none. */
async function toVariants(analytics: Analytics) {
  const variants = await pageOf(analytics, 'variant', listed.texts);
  const rows = await withFacts(variants, ({ key, label, detail, clicks, percentage: share, visitors }, facts) => ({
    key,
    label,
    destination: detail ?? '',
    clicks,
    percentage: share,
    uniqueVisitors: visitors,
    conversions: facts.conversions,
    conversionRate: facts.conversionRate,
  }));
  return rows.filter(({ key }) => key !== UNKNOWN_KEY);
}

/** The URLs with the most clicks. */
export const toMostClicked = async (analytics: Analytics) => {
  const urls = await analytics.topUrls(listed.urls);
  const ids = urls.map(({ url }) => url.id);
  const facts = await analytics.facts.byValue('link', ids, ['sessionTime']);
  return urls.map(({ url: { id, shortCode, title }, clicks, visitors }) => ({
    id,
    shortCode,
    title,
    clicks,
    uniqueVisitors: visitors,
    conversionRate: facts.get(id)?.conversionRate ?? null,
    avgSessionTime: facts.get(id)?.sessionTime.mean ?? null,
  }));
};
