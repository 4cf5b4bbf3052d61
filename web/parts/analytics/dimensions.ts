import type { AnalyticsDimension } from '../../__generated__/useValuesQuery.graphql';

export type DimensionKey = AnalyticsDimension;

export interface DimensionName {
  key: DimensionKey;
  /** What addresses and GET /api/analytics call it. */
  param: string;
  label: string;
  plural: string;
}

/** The dimensions of clicks, in the order of menus. */
export const dimensions: readonly DimensionName[] = [
  { key: 'LINK', param: 'link', label: 'URL', plural: 'URLs' },
  { key: 'COUNTRY', param: 'country', label: 'Country', plural: 'Countries' },
  { key: 'CITY', param: 'city', label: 'City', plural: 'Cities' },
  { key: 'DEVICE', param: 'device', label: 'Device', plural: 'Devices' },
  { key: 'OS', param: 'os', label: 'Operating system', plural: 'Operating systems' },
  { key: 'BROWSER', param: 'browser', label: 'Browser', plural: 'Browsers' },
  { key: 'CHANNEL', param: 'channel', label: 'Channel', plural: 'Channels' },
  { key: 'REFERRER', param: 'referrer', label: 'Referrer', plural: 'Referrers' },
  { key: 'UTM_SOURCE', param: 'utm_source', label: 'UTM source', plural: 'UTM sources' },
  { key: 'UTM_MEDIUM', param: 'utm_medium', label: 'UTM medium', plural: 'UTM mediums' },
  { key: 'UTM_CAMPAIGN', param: 'utm_campaign', label: 'UTM campaign', plural: 'UTM campaigns' },
  { key: 'NETWORK', param: 'network', label: 'Network', plural: 'Networks' },
];

/** The names of a dimension. */
export const nameOf = (key: DimensionKey): DimensionName => dimensions.find((one) => one.key === key)!;
