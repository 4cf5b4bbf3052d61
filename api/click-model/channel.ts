import { config } from '../common/config.ts';
import { channelNumber, type Channel } from './dimensions.ts';
import { Lru } from '../common/lru.ts';
import { AD_IDS, MAX_LABEL, ownPart } from './campaign-query.ts';
import { siteOf, type Site } from './sites.ts';
import { textOfBytes } from './text-of-bytes.ts';

/** The campaign parameters that can decide a channel; null when absent. */
interface Tags {
  source: string | null;
  medium: string | null;
  isQr: boolean;
}

/** Campaign parameters of a click, the request's before the destination's. */
export interface Campaign extends Tags {
  campaign: string | null;
  /** Names of the advertising click ids that were present: gclid, msclkid, … */
  adIds: ReadonlySet<string>;
  /** Those that came with the request itself. */
  own: Tags;
}

const noTags: Tags = { source: null, medium: null, isQr: false };
export const noCampaign: Campaign = { ...noTags, campaign: null, adIds: new Set(), own: noTags };

const PLAIN = /^[\x21-\x7e]+$/;

/** Text as stored: without control characters and unpaired surrogates, which PostgreSQL refuses in part. */
function asLabel(text: string): string {
  if (PLAIN.test(text)) return text.slice(0, MAX_LABEL);
  const readable = text
    .toWellFormed()
    .replace(/\p{Cc}+/gu, ' ')
    .trim();
  return readable.slice(0, MAX_LABEL).replace(/[\ud800-\udbff]$/, '');
}

/** Reads what campaignQuery kept; when a name occurs twice, the first counts. */
export function readCampaign(query: string): Campaign {
  if (!query) return noCampaign;
  const own = ownPart(query);
  const parameters = new URLSearchParams(textOfBytes(query));
  const tags = tagsOf(parameters);
  return {
    ...tags,
    campaign: labelIn(parameters, 'utm_campaign'),
    adIds: new Set(AD_IDS.filter((name) => parameters.has(name))),
    own: own === query ? tags : tagsOf(new URLSearchParams(textOfBytes(own))),
  };
}

function tagsOf(parameters: URLSearchParams): Tags {
  const medium = labelIn(parameters, 'utm_medium');
  const isQr = parameters.get('qr') === '1' || medium?.toLowerCase() === 'qr';
  return { source: labelIn(parameters, 'utm_source'), medium, isQr };
}

function labelIn(parameters: URLSearchParams, name: string): string | null {
  const text = parameters.get(name);
  return text ? asLabel(text) || null : null;
}

/** Common values of utm_source that are not domain names. */
const SOURCE_WORDS = new Map<string, Site>(
  Object.entries({
    google: 'search',
    bing: 'search',
    yahoo: 'search',
    duckduckgo: 'search',
    baidu: 'search',
    yandex: 'search',
    adwords: 'search',
    facebook: 'social',
    fb: 'social',
    ig: 'social',
    instagram: 'social',
    twitter: 'social',
    x: 'social',
    linkedin: 'social',
    reddit: 'social',
    pinterest: 'social',
    tiktok: 'social',
    threads: 'social',
    bluesky: 'social',
    mastodon: 'social',
    whatsapp: 'social',
    telegram: 'social',
    youtube: 'video',
    vimeo: 'video',
    twitch: 'video',
    metager: 'search',
    ecosia: 'search',
    qwant: 'search',
    startpage: 'search',
    chatgpt: 'ai',
    perplexity: 'ai',
    claude: 'ai',
    gemini: 'ai',
    amazon: 'shopping',
    ebay: 'shopping',
    newsletter: 'email',
    email: 'email',
    spotify: 'audio',
  }),
);

/** Values of utm_medium for paid traffic, as whole words: "podcast" and "print" are not paid. */
const PAID_MEDIUM = /^(cp[acmv]|ppc|paid.*|retargeting|remarketing)$/;

const MEDIUMS: [RegExp, Channel][] = [
  [/^(display|banner|expandable|interstitial|cpm)$/, 'display'],
  [/^(social|social-network|social-media|sm|social network|social media)$/, 'social'],
  [/video/, 'video'],
  [/^(organic|search|seo)$/, 'search'],
  [/^(e-?mail|e[ _]mail|newsletter)$/, 'email'],
  [/^affiliates?$/, 'affiliate'],
  [/^(audio|podcast)$/, 'audio'],
  [/^(sms|text)$/, 'sms'],
  [/(push|notification)/, 'push'],
  [/^(referral|app|link)$/, 'referral'],
];

const PAID: Partial<Record<Site, Channel>> = {
  search: 'paid_search',
  social: 'paid_social',
  video: 'paid_video',
  shopping: 'paid_shopping',
};

/**
 * The channel of a click: QR first, then the rules of Google Analytics 4's default channel groups in their order
 * (support.google.com/analytics/answer/9756891), with AI assistants beside search.
 */
export function channelOf(campaign: Campaign, referrerHost: string | null): Channel {
  const tags = decidingTags(campaign, referrerHost);
  if (tags.isQr) return 'qr';
  const medium = tags.medium?.toLowerCase() ?? '';
  const site = originOf(tags, referrerHost);
  if (isPaid(campaign, medium, site)) return paidChannel(medium, site);
  const byMedium = MEDIUMS.find(([pattern]) => pattern.test(medium))?.[1];
  // A known site is more specific than "referral".
  if (byMedium && byMedium !== 'referral') return byMedium;
  if (site) return site;
  return byMedium || tags.source || referrerHost ? 'referral' : 'direct';
}

/**
 * The request's own tags, else those of the destination, which say where the link was meant to be found: a referrer knows
 * better, unless both name the same kind of site.
 */
function decidingTags(campaign: Campaign, referrerHost: string | null): Tags {
  const { own } = campaign;
  if (own.source || own.medium || own.isQr) return own;
  if (!referrerHost) return campaign;
  const site = siteOf(referrerHost);
  return site && site === originOf(campaign, null) ? campaign : noTags;
}

/** The kind of site a visitor came from, by the source in the tags or else by the referrer. */
function originOf(tags: Tags, referrerHost: string | null): Site | undefined {
  const source = tags.source?.toLowerCase();
  if (source) return SOURCE_WORDS.get(source) ?? siteOf(source);
  return referrerHost ? siteOf(referrerHost) : undefined;
}

function paidChannel(medium: string, site: Site | undefined): Channel {
  if (/^(display|banner|cpm)$/.test(medium)) return 'display';
  return (site && PAID[site]) ?? 'paid_other';
}

function isPaid(campaign: Campaign, medium: string, site: Site | undefined): boolean {
  if (PAID_MEDIUM.test(medium)) return true;
  // fbclid does not mark an advertisement: Facebook adds it to every link.
  return site === 'search' && (campaign.adIds.has('gclid') || campaign.adIds.has('msclkid'));
}

const hosts = new Lru<string, string>(20_000);
/** Hosts of this service; they are not referrers. */
const ownHosts = new Set([config.publicOrigin, config.shortOrigin].map((origin) => new URL(origin).host));

/**
 * The host of a Referer header without `www.`, or the name of the Android app that sent it. Null without a header, and for
 * anything but a web address of another service.
 */
export function referrerHost(referrer: string): string | null {
  return referrer ? hosts.getOrMake(referrer, () => readHost(referrer)) || null : null;
}

function readHost(referrer: string): string {
  const [, scheme, authority] = /^(https?|android-app):\/\/([^/?#\\]*)/i.exec(referrer) ?? [];
  if (!scheme || !authority) return '';
  if (scheme.toLowerCase() === 'android-app') return asLabel(authority.toLowerCase());
  const address = `${scheme}://${textOfBytes(authority)}`;
  if (!URL.canParse(address)) return '';
  const { host, hostname } = new URL(address);
  if (ownHosts.has(host)) return '';
  return hostname
    .replace(/^www\./, '')
    .replace(/\.$/, '')
    .slice(0, MAX_LABEL);
}

const byKey = new Lru<string, number>(50_000);

/** The number of the channel, cached by the values that determine it. */
export function channel(campaign: Campaign, host: string | null): number {
  const tags = decidingTags(campaign, host);
  // Labels have no line breaks, so no campaign can produce the key of another.
  const key = `${tags.isQr}\n${tags.source}\n${tags.medium}\n${[...campaign.adIds].join()}\n${host}`;
  return byKey.getOrMake(key, () => channelNumber(channelOf(campaign, host)));
}
