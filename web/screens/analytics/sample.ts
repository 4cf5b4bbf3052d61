import { loadQuery } from 'react-relay/hooks';
import {
  createOperationDescriptor,
  Environment,
  getRequest,
  Network,
  Observable,
  RecordSource,
  Store,
  type GraphQLTaggedNode,
} from 'relay-runtime';
import deepDiveNode, {
  type DeepDiveQuery,
  type DeepDiveQuery$rawResponse,
} from '../../__generated__/DeepDiveQuery.graphql';
import overviewNode, {
  type OverviewQuery,
  type OverviewQuery$rawResponse,
} from '../../__generated__/OverviewQuery.graphql';
import {
  heatmap,
  noFacts,
  peakHours,
  range,
  rate,
  rowsOf,
  series,
  total,
  visitors,
  type Share,
} from './sample-figures.ts';
import * as shares from './sample-shares.ts';

type Dimension = DeepDiveQuery$rawResponse['viewer']['analytics']['cities']['dimension'];

const breakdown = (dimension: Dimension, of: readonly Share[], whole?: number) => {
  const rows = rowsOf(of, whole);
  return { dimension, rows, totalCount: rows.length, clicks: total };
};
const countries = {
  ...breakdown('COUNTRY', shares.countries),
  rows: rowsOf(shares.countries).map((row, index) => {
    const { numericCode, latitude, longitude } = shares.countries[index]!;
    return { ...row, place: { numericCode, latitude, longitude } };
  }),
};
const urls = rowsOf(shares.urls).map((row, index) => {
  const { code } = shares.urls[index]!;
  const own = { originalUrl: `https://example.com/${code}`, experiment: null };
  return { ...row, url: { id: `sample-${code}`, shortCode: code, ...own } };
});
const nothing = { value: null, change: null, measured: 0, total };
const row = ({ label, percentage }: { label: string; percentage: number }) => ({ label, percentage });

const shared = {
  id: 'sample',
  activeNow: 0,
  updatedAt: `${range.to}T23:59:59Z`,
  ...range,
  comparedWith: null,
  historyLimitedFrom: null,
  filters: [],
  url: null,
  tag: null,
  timeZone: 'UTC',
  timeZoneChanges: [],
  series,
  days: series,
  seriesBefore: null,
  international: { homeCountry: 'United States', percentage: 62 },
  heatmap,
  peakHours,
  humanClicks: total,
  facts: noFacts,
  connections: null,
  screens: null,
  sessionDurations: null,
  countries,
  channels: breakdown('CHANNEL', shares.channels),
  referrers: breakdown('REFERRER', shares.referrers),
  campaigns: rowsOf(
    [
      { label: 'spring', weight: 3 },
      { label: 'launch', weight: 1 },
    ],
    Math.round(total * 0.2),
  ).map(({ label, clicks, percentage }) => ({
    source: 'newsletter',
    medium: 'email',
    campaign: label,
    clicks,
    percentage,
    facts: noFacts,
  })),
  utm: { totalCount: 2 },
  summary: {
    clicks: { value: total, change: null },
    visitors: { value: visitors, change: null },
    bots: { value: 0 },
    uniqueRate: rate,
    mobileShare: 64,
    topCountry: row(countries.rows[0]!),
    topDevice: row(rowsOf(shares.devices)[0]!),
    visits: nothing,
    bounceRate: nothing,
    sessionTime: nothing,
    conversionRate: nothing,
    clickConversionRate: null,
    visitsNeed: null,
  },
};
const viewer = {
  id: 'sample-viewer',
  hasClicks: false,
  limits: { maxAnalyticsHistoryDays: 730 },
  tier: 'free',
  timeZone: 'UTC',
} as const;

/** The sample as the server would answer it. */
export const overview: OverviewQuery$rawResponse = {
  viewer: {
    ...viewer,
    analytics: {
      ...shared,
      devices: breakdown('DEVICE', shares.devices),
      systems: breakdown('OS', shares.systems),
      browsers: breakdown('BROWSER', shares.browsers),
      urls: { rows: urls, totalCount: urls.length },
    },
  },
};

/** The same for the other tab. */
export const deepDive: DeepDiveQuery$rawResponse = {
  viewer: {
    ...viewer,
    analytics: {
      ...shared,
      cities: breakdown('CITY', shares.cities),
      models: breakdown('DEVICE_MODEL', shares.models),
      versions: breakdown('OS_VERSION', shares.versions),
      networks: breakdown('NETWORK', shares.networks),
      rules: breakdown('RULE', []),
      variants: breakdown('VARIANT', shares.variants, Math.round(total * 0.2)),
      social: rowsOf(shares.social, Math.round(total * 0.34)).map(({ label, clicks, percentage }) => ({
        network: label,
        referrers: [],
        clicks,
        percentage,
      })),
      performance: { rows: urls, totalCount: urls.length },
    },
  },
};

const variables = { scope: {}, compared: false, granularity: 'DAY' } as const;

/** A Relay store with only the sample, and what both tabs need to read it. */
export function sampleOf() {
  const unreachable = () => Observable.create<never>((sink) => sink.error(new Error('The sample sends no requests.')));
  const environment = new Environment({
    network: Network.create(unreachable),
    store: new Store(new RecordSource()),
  });
  const commit = (node: GraphQLTaggedNode, data: OverviewQuery$rawResponse | DeepDiveQuery$rawResponse) => {
    const operation = createOperationDescriptor(getRequest(node), variables);
    environment.retain(operation);
    environment.commitPayload(operation, data);
  };
  commit(overviewNode, overview);
  commit(deepDiveNode, deepDive);
  const stored = { fetchPolicy: 'store-or-network' } as const;
  return {
    environment,
    overview: loadQuery<OverviewQuery>(environment, overviewNode, variables, stored),
    deepDive: loadQuery<DeepDiveQuery>(environment, deepDiveNode, variables, stored),
  };
}
