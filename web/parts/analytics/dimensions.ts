import type { AnalyticsDimension } from '../../__generated__/useValuesQuery.graphql';

export type DimensionKey = AnalyticsDimension;

export interface DimensionName {
  key: DimensionKey;
  /** What addresses and GET /api/analytics call it. */
  param: string;
  label: string;
  plural: string;
}

const names: Readonly<Record<DimensionKey, Omit<DimensionName, 'key'>>> = {
  LINK: { param: 'link', label: 'Link', plural: 'Links' },
  COUNTRY: { param: 'country', label: 'Country', plural: 'Countries' },
  CITY: { param: 'city', label: 'City', plural: 'Cities' },
  DEVICE: { param: 'device', label: 'Device', plural: 'Devices' },
  OS: { param: 'os', label: 'Operating system', plural: 'Operating systems' },
  BROWSER: { param: 'browser', label: 'Browser', plural: 'Browsers' },
  CHANNEL: { param: 'channel', label: 'Channel', plural: 'Channels' },
  REFERRER: { param: 'referrer', label: 'Referrer', plural: 'Referrers' },
  UTM_SOURCE: { param: 'utm_source', label: 'UTM source', plural: 'UTM sources' },
  UTM_MEDIUM: { param: 'utm_medium', label: 'UTM medium', plural: 'UTM mediums' },
  UTM_CAMPAIGN: { param: 'utm_campaign', label: 'UTM campaign', plural: 'UTM campaigns' },
  NETWORK: { param: 'network', label: 'Network', plural: 'Networks' },
  VARIANT: { param: 'variant', label: 'Variant', plural: 'Variants' },
};

/** The names of a dimension. */
export const nameOf = (key: DimensionKey): DimensionName => ({ key, ...names[key] });

/** The dimensions of clicks, in the order of menus. */
export const dimensions: readonly DimensionName[] = (Object.keys(names) as DimensionKey[]).map(nameOf);
