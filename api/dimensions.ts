/**
 * The numbers of names in the analytics tables. Written by the ingester, read by the dashboards; a number,
 * once given, never changes its meaning. 0 is always "unknown".
 */

/** What came: only people are counted as clicks, the rest is shown on request. */
export const kinds = { human: 0, bot: 1, preview: 2 } as const;

/** Why a click is not a person's. */
export const reasons = ['', 'bot_agent', 'no_agent', 'head', 'prefetch', 'preview_agent', 'bot_network'] as const;
export type Reason = (typeof reasons)[number];

/** The numbers of analytics.label.dimension; the values of `link` and `variant` are ids. */
export const dimensions = {
  link: 1,
  country: 2,
  device: 3,
  os: 4,
  browser: 5,
  channel: 6,
  city: 7,
  network: 8,
  referrer: 9,
  utmSource: 10,
  utmMedium: 11,
  utmCampaign: 12,
  variant: 13,
} as const;
export type Dimension = keyof typeof dimensions;
/** What clicks can be grouped by. */
export type ClickDimension = Dimension | 'browserVersion';

/** The dimensions whose values are texts of analytics.label, and where a click keeps their numbers. */
export const labelColumns = {
  city: 'city',
  network: 'network',
  referrer: 'referrer',
  utmSource: 'utm_source',
  utmMedium: 'utm_medium',
  utmCampaign: 'utm_campaign',
} as const satisfies Partial<Record<Dimension, string>>;
export type LabelDimension = keyof typeof labelColumns;
/** Whether the values of a dimension are texts of analytics.label. */
export const isLabelDimension = (dimension: Dimension): dimension is LabelDimension => dimension in labelColumns;
export const labelDimensions = Object.keys(labelColumns) as LabelDimension[];

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
