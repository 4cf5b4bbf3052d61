import {
  answers,
  day,
  described,
  flag,
  input,
  list,
  nullable,
  number,
  object,
  oneOf,
  text,
  unknowable,
  whole,
  withDefault,
} from './json-schema.ts';

const SNIPPET = 'Needs the snippet on the destination.';
const MEASUREMENT = 'Needs a measurement.';
const share = { clicks: whole, percentage: number };
const snippet = (...names: string[]) => Object.fromEntries(names.map((name) => [name, unknowable(SNIPPET)]));
const hours = list(object({ hour: whole, clicks: whole }));

const point = { date: day, clicks: whole, uniqueVisitors: whole, ...snippet('bounces', 'conversions', 'pageLoadTime') };
const country = {
  country: text,
  countryCode: nullable(text),
  ...share,
  uniqueVisitors: whole,
  ...snippet('bounceRate', 'avgSessionTime'),
  topCities: list(object({ city: text, region: nullable(text), clicks: whole })),
};
const device = {
  deviceType: text,
  deviceBrand: unknowable(MEASUREMENT),
  deviceModel: unknowable(MEASUREMENT),
  ...share,
  uniqueVisitors: whole,
  screenResolution: unknowable(MEASUREMENT),
  ...snippet('bounceRate', 'avgSessionTime', 'conversionRate'),
};
const campaign = { source: nullable(text), medium: nullable(text), campaign: nullable(text), clicks: whole };
const isp = {
  org: text,
  asn: nullable(text),
  count: whole,
  avgSpeed: unknowable(MEASUREMENT),
  avgRtt: unknowable(MEASUREMENT),
};
const topUrl = { id: whole, shortCode: text, title: nullable(text), clicks: whole, uniqueVisitors: whole };

const answer = object({
  from: day,
  to: day,
  historyLimitedFrom: described(nullable(day), 'The first day the plan shows, where it cut the period short.'),
  comparedWith: described(nullable(object({ from: day, to: day })), 'Null where the plan does not show all of it.'),
  totalClicks: whole,
  uniqueVisitors: described(whole, 'Daily unique visitors, summed over the days.'),
  botClicks: described(whole, 'Whether or not they count as clicks.'),
  activeNow: described(whole, 'Clicks by people in the last five minutes.'),
  ...snippet('averageSessionTime', 'bounceRate', 'conversionRate', 'sessionTimeTrend', 'bounceRateTrend'),
  mobileTrafficPercentage: nullable(number),
  topCountry: described(nullable(text), 'Of the countries that are known.'),
  topDevice: nullable(text),
  clicksTrend: described(nullable(number), 'In per cent of the period compared with.'),
  visitorsTrend: nullable(number),
  trafficOverTime: list(object(point)),
  peakHours: hours,
  geographicData: list(object(country)),
  deviceData: list(object(device)),
  osData: list(object({ os: text, osVersion: unknowable(MEASUREMENT), ...share })),
  screenResolutions: unknowable(MEASUREMENT),
  browserData: list(object({ browser: text, version: nullable(text), ...share, avgPageLoadTime: unknowable(SNIPPET) })),
  trafficSources: list(object({ channel: text, label: text, ...share })),
  referrerData: list(
    object({
      domain: described(nullable(text), 'Null where none is known.'),
      ...share,
      ...snippet('bounceRate', 'conversionRate'),
    }),
  ),
  utmData: list(object({ ...campaign, ...snippet('conversions', 'conversionRate') })),
  userBehavior: object({
    hourlyPatterns: hours,
    sessionDurations: unknowable(SNIPPET),
    userTypes: object({
      new: unknowable('Nobody is recognised from day to day.'),
      returning: unknowable('Nobody is recognised from day to day.'),
      bots: whole,
    }),
    connectionTypes: unknowable(MEASUREMENT),
    socialShares: described(list(object({ platform: text, clicks: whole })), 'Clicks social networks brought.'),
  }),
  networkQuality: object({
    avgRttMs: unknowable(MEASUREMENT),
    avgSpeedMbps: unknowable(MEASUREMENT),
    avgQualityScore: unknowable(MEASUREMENT),
    qualityDistribution: unknowable(MEASUREMENT),
    ispBreakdown: list(object(isp)),
    measurementTrends: unknowable(MEASUREMENT),
  }),
  topUrls: list(object({ ...topUrl, ...snippet('conversionRate', 'avgSessionTime') })),
});

/** The filters of the query and the dimension each is about; with `_not` behind, clicks that have none of the values. */
export const filterNames = {
  link: 'link',
  country: 'country',
  city: 'city',
  device: 'device',
  os: 'os',
  browser: 'browser',
  channel: 'channel',
  referrer: 'referrer',
  utm_source: 'utmSource',
  utm_medium: 'utmMedium',
  utm_campaign: 'utmCampaign',
  network: 'network',
} as const;

const ANY = 'Any of the values given; may be repeated. Empty stands for unknown.';
const filters = Object.fromEntries(
  Object.keys(filterNames).flatMap((name) => [
    [name, described(list(text), ANY)],
    [`${name}_not`, described(list(text), 'None of the values given; may be repeated.')],
  ]),
);

/** GET /api/analytics: what it takes and gives. */
export const analyticsSchema = {
  tags: ['Analytics'],
  summary: 'Analytics of all URLs, or of those clicks that meet the filters',
  querystring: input({
    period: withDefault(oneOf('7d', '30d', '90d', '1y'), '30d'),
    from: described(day, "The first day of a range on the owner's calendar, which stands in place of the period."),
    to: described(day, 'The last day of the range, included; today when left out.'),
    url: described(whole, 'Only this URL.'),
    compare: withDefault(oneOf('previous_period', 'previous_year'), 'previous_period'),
    bots: described(withDefault(flag, false), 'Count clicks by bots, previews and prefetches, too.'),
    ...filters,
  }),
  response: answers(200, 'The analysis.', answer, 400, 401, 404),
};
