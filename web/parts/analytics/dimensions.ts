import type { AnalyticsDimension } from '../../__generated__/useValuesQuery.graphql';
import type { Metric } from './figure-tips.ts';

export type DimensionKey = AnalyticsDimension;

/** What is said of a dimension. */
interface DimensionEntry {
  label: string;
  plural: string;
  /** Its label where there is little room; the label by default. */
  brief?: string;
  /** Where the paths to this installation are told apart by it. */
  isOfPaths?: true;
  /** What a click without a value is said to have; else "Unknown". */
  absent?: string;
  /** The words of its BreakdownPanel, where it has one. */
  panel?: PanelWords;
}

/** What a panel with the values of a dimension says. */
export interface PanelWords {
  title: string;
  subtitle: string;
  /** Said without clicks. */
  empty: string;
  /** What its tip explains. */
  metric: Metric;
}

const entries = {
  LINK: { label: 'Link', plural: 'Links' },
  COUNTRY: { label: 'Country', plural: 'Countries', isOfPaths: true },
  CITY: {
    label: 'City',
    plural: 'Cities',
    panel: {
      title: 'Top cities',
      subtitle: 'City and region, estimated from the IP address',
      empty: 'Cities appear here once people click.',
      metric: 'place',
    },
  },
  DEVICE: { label: 'Device', plural: 'Devices' },
  DEVICE_MODEL: {
    label: 'Device model',
    plural: 'Device models',
    panel: {
      title: 'Device models',
      subtitle: 'Brand and model, where the browser tells them',
      empty: 'Phones and tablets appear here by their model.',
      metric: 'device-details',
    },
  },
  OS: { label: 'Operating system', plural: 'Operating systems' },
  OS_VERSION: {
    label: 'OS version',
    plural: 'OS versions',
    panel: {
      title: 'OS versions',
      subtitle: 'Systems with their version, where the browser tells it',
      empty: 'Versions of operating systems appear here.',
      metric: 'device-details',
    },
  },
  BROWSER: { label: 'Browser', plural: 'Browsers' },
  CHANNEL: { label: 'Channel', plural: 'Channels' },
  REFERRER: { label: 'Referrer', plural: 'Referrers', absent: 'Direct / none' },
  UTM_SOURCE: { label: 'UTM source', plural: 'UTM sources', absent: 'None' },
  UTM_MEDIUM: { label: 'UTM medium', plural: 'UTM mediums', absent: 'None' },
  UTM_CAMPAIGN: { label: 'UTM campaign', plural: 'UTM campaigns', absent: 'None' },
  NETWORK: { label: 'Network', plural: 'Networks', isOfPaths: true },
  NETWORK_TYPE: { label: 'Network type', plural: 'Network types', brief: 'Type', isOfPaths: true },
  ROUND_TRIP_ATTEMPT: { label: 'Round trip measured', plural: 'Round trips measured' },
  SPEED_ATTEMPT: { label: 'Speed measured', plural: 'Speeds measured' },
  VARIANT: { label: 'Variant', plural: 'Variants' },
  RULE: {
    label: 'Redirect rule',
    plural: 'Redirect rules',
    absent: 'No rule',
    panel: {
      title: 'Redirect rules',
      subtitle: 'Which rule led visitors, by its number at the time',
      empty: 'Clicks by redirect rule appear here.',
      metric: 'rule',
    },
  },
} as const satisfies Record<DimensionKey, DimensionEntry>;

export interface DimensionName extends DimensionEntry {
  key: DimensionKey;
  /** What addresses and GET /api/analytics call it. */
  param: string;
}

/** The names of a dimension. */
export const nameOf = (key: DimensionKey): DimensionName => ({ key, param: key.toLowerCase(), ...entries[key] });

/** The dimensions of clicks, in the order of menus. */
export const dimensions: readonly DimensionName[] = (Object.keys(entries) as DimensionKey[]).map(nameOf);

/** The dimensions that have a BreakdownPanel. */
export type PanelDimension = {
  [Key in DimensionKey]: (typeof entries)[Key] extends { panel: object } ? Key : never;
}[DimensionKey];

/** The words of a dimension's panel. */
export const panelOf = (key: PanelDimension): PanelWords => entries[key].panel;
