/**
 * The numbers of names in the analytics tables. Written by the ingester, read by the dashboards; a number,
 * once given, never changes its meaning. 0 is always "unknown".
 */

/** What came: only people are counted as clicks, the rest is shown on request. */
export const kinds = { human: 0, bot: 1, preview: 2 } as const;

/** Why a click is not a person's. */
export const reasons = ['', 'bot_agent', 'no_agent', 'head', 'prefetch', 'preview_agent', 'bot_network'] as const;
export type Reason = (typeof reasons)[number];

/** What is said of a dimension, wherever it is stored, asked for or shown. */
interface DimensionEntry {
  /** analytics.label.dimension; the values of `link` and `variant` are ids. */
  number: number;
  /** In parameters, payloads and files of REST; GraphQL has it in capitals. */
  name: string;
  /** Of analytics.click. */
  column: string;
  /** Its file among those of all values, and the heading of its values there and in files of clicks. */
  file: string;
  heading: string;
  /** What clicks without a value are called; else "Unknown". */
  absent?: string;
  /** Where its values are texts of analytics.label. */
  isLabel?: true;
  /** How a click's text is described at both doors; only where it is shown as it is stored. */
  text?: { graphql: string; rest: string };
}

/** The dimensions in the order of menus and files. */
export const dimensions = {
  link: { number: 1, name: 'link', column: 'link_id', file: 'urls', heading: 'Short Code' },
  country: { number: 2, name: 'country', column: 'country', file: 'countries', heading: 'Country' },
  city: { number: 7, name: 'city', column: 'city', file: 'cities', heading: 'City', isLabel: true },
  device: { number: 3, name: 'device', column: 'device', file: 'devices', heading: 'Device' },
  deviceModel: {
    number: 14,
    name: 'device_model',
    column: 'device_model',
    file: 'device-models',
    heading: 'Device Model',
    isLabel: true,
    text: {
      graphql: 'Brand and model of the device, such as Samsung SM-G991B; null where the browser does not tell it.',
      rest: 'Brand and model of the device, such as Samsung SM-G991B.',
    },
  },
  os: { number: 4, name: 'os', column: 'os', file: 'operating-systems', heading: 'Operating System' },
  osVersion: {
    number: 15,
    name: 'os_version',
    column: 'os_version',
    file: 'os-versions',
    heading: 'OS Version',
    isLabel: true,
    text: {
      graphql: 'The operating system with its version, such as iOS 17.4; null where the browser does not tell it.',
      rest: 'The operating system with its version, such as iOS 17.4.',
    },
  },
  browser: { number: 5, name: 'browser', column: 'browser', file: 'browsers', heading: 'Browser' },
  channel: { number: 6, name: 'channel', column: 'channel', file: 'channels', heading: 'Channel' },
  referrer: {
    number: 9,
    name: 'referrer',
    column: 'referrer',
    file: 'referrers',
    heading: 'Referrer',
    absent: 'Direct / none',
    isLabel: true,
    text: {
      graphql: 'The host people came from, or the package of the Android app; null where unknown.',
      rest: 'The host people came from, or the package of the Android app.',
    },
  },
  utmSource: {
    number: 10,
    name: 'utm_source',
    column: 'utm_source',
    file: 'utm-sources',
    heading: 'UTM Source',
    absent: 'None',
    isLabel: true,
    text: { graphql: 'The value of utm_source; null without one.', rest: 'Null without one.' },
  },
  utmMedium: {
    number: 11,
    name: 'utm_medium',
    column: 'utm_medium',
    file: 'utm-mediums',
    heading: 'UTM Medium',
    absent: 'None',
    isLabel: true,
    text: { graphql: 'The value of utm_medium; null without one.', rest: 'Null without one.' },
  },
  utmCampaign: {
    number: 12,
    name: 'utm_campaign',
    column: 'utm_campaign',
    file: 'utm-campaigns',
    heading: 'UTM Campaign',
    absent: 'None',
    isLabel: true,
    text: { graphql: 'The value of utm_campaign; null without one.', rest: 'Null without one.' },
  },
  network: {
    number: 8,
    name: 'network',
    column: 'network',
    file: 'networks',
    heading: 'Network',
    isLabel: true,
    text: { graphql: 'Number and organisation; null where unknown.', rest: 'Number and organisation.' },
  },
  networkType: {
    number: 16,
    name: 'network_type',
    column: 'network_type',
    file: 'network-types',
    heading: 'Network Type',
    isLabel: true,
  },
  roundTripAttempt: {
    number: 17,
    name: 'round_trip_attempt',
    column: 'round_trip_attempt',
    file: 'round-trip-attempts',
    heading: 'Round Trip Attempt',
    isLabel: true,
  },
  speedAttempt: {
    number: 18,
    name: 'speed_attempt',
    column: 'speed_attempt',
    file: 'speed-attempts',
    heading: 'Speed Attempt',
    isLabel: true,
  },
  variant: {
    number: 13,
    name: 'variant',
    column: 'variant',
    file: 'variants',
    heading: 'Variant',
    absent: 'No A/B test',
  },
  rule: {
    number: 19,
    name: 'rule',
    column: 'rule',
    file: 'rules',
    heading: 'Rule',
    absent: 'No rule',
    isLabel: true,
    text: {
      graphql: 'The redirect rule that led the click, by its number then, such as Rule 2; null where none did.',
      rest: 'The redirect rule that led the click, by its number then, such as Rule 2.',
    },
  },
} as const satisfies Record<string, DimensionEntry>;

type Entries = typeof dimensions;
export type Dimension = keyof Entries;
/** What clicks can be grouped by. */
export type ClickDimension = Dimension | 'browserVersion';
/** The column of analytics.click that has a dimension. */
export const columnOf = (dimension: ClickDimension): string =>
  dimension === 'browserVersion' ? 'browser_version' : dimensions[dimension].column;

/** The name of a dimension in REST. */
export type NameOf<One extends Dimension> = Entries[One]['name'];
/** The dimensions whose values are texts of analytics.label. */
export type LabelDimension = { [One in Dimension]: Entries[One] extends { isLabel: true } ? One : never }[Dimension];
/** Those of them that a click shows as they are stored. */
export type TextDimension = { [One in Dimension]: Entries[One] extends { text: object } ? One : never }[Dimension];

export const dimensionKeys = Object.keys(dimensions) as Dimension[];
/** Whether the values of a dimension are texts of analytics.label. */
export const isLabelDimension = (dimension: Dimension): dimension is LabelDimension =>
  'isLabel' in dimensions[dimension];
export const labelDimensions = dimensionKeys.filter(isLabelDimension);
export const textDimensions = dimensionKeys.filter((one): one is TextDimension => 'text' in dimensions[one]);

/** Something of each text of a click, by its dimension. */
export const byText = <Value>(of: (dimension: TextDimension) => Value): Record<TextDimension, Value> =>
  Object.fromEntries(textDimensions.map((one) => [one, of(one)])) as Record<TextDimension, Value>;

/** Something of each text of a click, by its name in REST. */
export const byTextName = <Value>(of: (dimension: TextDimension) => Value): Record<NameOf<TextDimension>, Value> =>
  Object.fromEntries(textDimensions.map((one) => [dimensions[one].name, of(one)])) as Record<
    NameOf<TextDimension>,
    Value
  >;

export const devices = ['unknown', 'desktop', 'mobile', 'tablet', 'tv', 'console', 'wearable', 'other'] as const;
export type Device = (typeof devices)[number];

export const systems = [
  'Unknown',
  'Windows',
  'macOS',
  'iOS',
  'Android',
  'Linux',
  'ChromeOS',
  'iPadOS',
  'HarmonyOS',
  'Tizen',
  'webOS',
  'Other',
] as const;
export type System = (typeof systems)[number];

/** At most 32: the columns keep five bits of it. */
export const browsers = [
  'Unknown',
  'Chrome',
  'Safari',
  'Firefox',
  'Edge',
  'Samsung Internet',
  'Opera',
  'In-app browser',
  'Chrome WebView',
  'Internet Explorer',
  'Yandex',
  'UC Browser',
  'Brave',
  'Vivaldi',
  'DuckDuckGo',
  'Other',
  'Google app',
  'Facebook app',
  'Instagram app',
  'Snapchat app',
  'TikTok app',
  'WeChat app',
  'LINE app',
  'Pinterest app',
  'LinkedIn app',
  'KakaoTalk app',
  'X app',
] as const;
export type Browser = (typeof browsers)[number];

/** Where a visitor came from; the label is what people read. */
export const channels = [
  ['unknown', 'Unknown'],
  ['direct', 'Direct / unknown'],
  ['qr', 'QR code'],
  ['paid_search', 'Paid search'],
  ['paid_social', 'Paid social'],
  ['paid_video', 'Paid video'],
  ['paid_shopping', 'Paid shopping'],
  ['display', 'Display'],
  ['paid_other', 'Other paid'],
  ['shopping', 'Shopping'],
  ['social', 'Social'],
  ['video', 'Video'],
  ['ai', 'AI assistants'],
  ['search', 'Search'],
  ['email', 'Email'],
  ['affiliate', 'Affiliate'],
  ['audio', 'Audio'],
  ['sms', 'SMS'],
  ['push', 'Push notification'],
  ['referral', 'Referral'],
] as const;
export type Channel = (typeof channels)[number][0];

/** The number of a channel. */
export const channelNumber = (name: Channel): number => channels.findIndex(([key]) => key === name);

/** What the Network Information API calls a connection. */
export const connections = ['unknown', 'slow-2g', '2g', '3g', '4g'] as const;
export type Connection = (typeof connections)[number];

const LETTERS = 26;
const CODE_A = 65;

/** Packs an ISO 3166-1 alpha-2 code into 1…676; 0 for anything else. */
export function packCountry(code: string | null | undefined): number {
  if (!code || !/^[A-Z]{2}$/.test(code)) return 0;
  return (code.charCodeAt(0) - CODE_A) * LETTERS + (code.charCodeAt(1) - CODE_A) + 1;
}

/** The alpha-2 code of a packed country, null for 0. */
export function unpackCountry(packed: number): string | null {
  if (packed < 1 || packed > LETTERS * LETTERS) return null;
  const at = packed - 1;
  return String.fromCharCode(CODE_A + Math.floor(at / LETTERS), CODE_A + (at % LETTERS));
}
