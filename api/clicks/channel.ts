import { parse } from 'tldts';
import { channelNumber, type Channel } from '../dimensions.ts';
import { Lru } from '../lru.ts';

/** Campaign parameters of a click; null where absent. */
export interface Campaign {
  source: string | null;
  medium: string | null;
  campaign: string | null;
  /** Names of advertising click ids that were present: gclid, msclkid, … */
  adIds: ReadonlySet<string>;
  isQr: boolean;
}

const MAX_LABEL = 100;
const AD_IDS = ['gclid', 'gbraid', 'wbraid', 'msclkid', 'fbclid', 'ttclid', 'twclid', 'li_fat_id', 'dclid'];

const PLAIN = /^[\x21-\x7e]+$/;

/** Text as it is stored: PostgreSQL takes neither NUL nor half a character, and nobody reads the other controls. */
function asLabel(text: string): string {
  if (PLAIN.test(text)) return text.slice(0, MAX_LABEL);
  const readable = text.replace(/\p{Cc}+/gu, ' ').trim();
  return readable.slice(0, MAX_LABEL).toWellFormed();
}

/** Reads campaign parameters; where a name occurs twice (request, then destination) the first one counts. */
export function readCampaign(query: string): Campaign {
  const parameters = new URLSearchParams(query);
  const value = (name: string) => {
    const text = parameters.get(name);
    return text ? asLabel(text) || null : null;
  };
  return {
    source: value('utm_source'),
    medium: value('utm_medium'),
    campaign: value('utm_campaign'),
    adIds: new Set(AD_IDS.filter((name) => parameters.has(name))),
    isQr: parameters.get('qr') === '1' || value('utm_medium')?.toLowerCase() === 'qr',
  };
}

type Site = 'search' | 'social' | 'video' | 'shopping' | 'ai' | 'email' | 'audio';

/**
 * Registrable domains of the sites people come from, `*` standing for any country's ending; then the names of the apps
 * that say who they are (android-app://…).
 */
const SITES: Record<Site, string> = {
  search:
    'google.* bing.com duckduckgo.com yahoo.* yandex.* baidu.com ecosia.org qwant.com startpage.com brave.com naver.com seznam.cz sogou.com so.com ask.com aol.com kagi.com mojeek.com com.google.android.googlequicksearchbox com.duckduckgo.mobile.android com.microsoft.bing',
  social:
    'facebook.com fb.com fb.me instagram.com twitter.com x.com t.co linkedin.com lnkd.in reddit.com redd.it pinterest.* tumblr.com threads.net threads.com mastodon.social bsky.app vk.com ok.ru weibo.com weibo.cn quora.com snapchat.com discord.com discordapp.com telegram.org t.me whatsapp.com wa.me messenger.com xing.com nextdoor.com ycombinator.com lemmy.world slack.com wechat.com qq.com line.me tiktok.com com.facebook.katana com.facebook.orca com.instagram.android com.instagram.barcelona com.twitter.android com.linkedin.android com.reddit.frontpage com.pinterest com.whatsapp org.telegram.messenger com.discord com.slack com.snapchat.android com.zhiliaoapp.musically',
  video:
    'youtube.com youtu.be vimeo.com twitch.tv dailymotion.com bilibili.com rumble.com netflix.com hulu.com com.google.android.youtube tv.twitch.android.app',
  shopping:
    'amazon.* ebay.* etsy.com walmart.com aliexpress.com alibaba.com shopify.com mercadolibre.* rakuten.* zalando.*',
  ai: 'openai.com chatgpt.com claude.ai anthropic.com perplexity.ai gemini.google.com copilot.microsoft.com deepseek.com mistral.ai grok.com you.com poe.com phind.com meta.ai character.ai com.openai.chatgpt com.anthropic.claude ai.perplexity.app.android com.google.android.apps.bard com.microsoft.copilot',
  email:
    'gmail.com mail.google.com outlook.com outlook.live.com mail.yahoo.com proton.me protonmail.com fastmail.com hey.com gmx.net web.de com.google.android.gm com.microsoft.office.outlook com.yahoo.mobile.client.android.mail ch.protonmail.android',
  audio: 'spotify.com soundcloud.com podcasts.apple.com overcast.fm pocketcasts.com deezer.com com.spotify.music',
};

const siteOfName = new Map<string, Site>();
for (const [site, names] of Object.entries(SITES) as [Site, string][]) {
  for (const name of names.split(' ')) siteOfName.set(name, site);
}

/** The kind of site a host is: by its own name first (mail.google.com), then by its registrable domain (google.com). */
function siteOf(host: string): Site | undefined {
  const { domain, domainWithoutSuffix } = parse(host);
  const bare = host.replace(/^www\./, '');
  return siteOfName.get(bare) ?? siteOfName.get(domain ?? '') ?? siteOfName.get(`${domainWithoutSuffix}.*`);
}

/** Words people write into utm_source, beside domain names. */
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

/** Paid media are told by the medium; the word must stand alone, so that "podcast" or "print" are not paid. */
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
  if (campaign.isQr) return 'qr';
  const medium = campaign.medium?.toLowerCase() ?? '';
  const site = originOf(campaign, referrerHost);
  if (isPaid(campaign, medium, site)) return paidChannel(medium, site);
  const byMedium = MEDIUMS.find(([pattern]) => pattern.test(medium))?.[1];
  // "referral" says least: a known site says more.
  if (byMedium && byMedium !== 'referral') return byMedium;
  if (site) return site;
  return byMedium || campaign.source || referrerHost ? 'referral' : 'direct';
}

/** The kind of site a visitor came from, by what the campaign says, else by the referrer. */
function originOf(campaign: Campaign, referrerHost: string | null): Site | undefined {
  const source = campaign.source?.toLowerCase();
  if (source) return SOURCE_WORDS.get(source) ?? siteOf(source);
  return referrerHost ? siteOf(referrerHost) : undefined;
}

function paidChannel(medium: string, site: Site | undefined): Channel {
  if (/^(display|banner|cpm)$/.test(medium)) return 'display';
  return (site && PAID[site]) ?? 'paid_other';
}

function isPaid(campaign: Campaign, medium: string, site: Site | undefined): boolean {
  if (PAID_MEDIUM.test(medium)) return true;
  // fbclid is no mark of an advertisement: Facebook adds it to every link.
  return site === 'search' && (campaign.adIds.has('gclid') || campaign.adIds.has('msclkid'));
}

const hosts = new Lru<string, string>(20_000);

/** The host of a Referer header without `www.`; null when there is none, or it is no web address. */
export function referrerHost(referrer: string): string | null {
  if (!referrer) return null;
  return (
    hosts.getOrMake(referrer, () => {
      if (referrer.startsWith('android-app://'))
        return referrer.slice(14).split('/')[0]!.toLowerCase().slice(0, MAX_LABEL);
      if (!/^https?:\/\//i.test(referrer) || !URL.canParse(referrer)) return '';
      return new URL(referrer).hostname
        .replace(/^www\./, '')
        .replace(/\.$/, '')
        .slice(0, MAX_LABEL);
    }) || null
  );
}

const byKey = new Lru<string, number>(50_000);

/** The number of the channel, remembered by what decides it. */
export function channel(campaign: Campaign, host: string | null): number {
  // Labels have no line breaks: nobody can write one campaign that looks like another here.
  const key = `${campaign.isQr}\n${campaign.source}\n${campaign.medium}\n${[...campaign.adIds].join()}\n${host}`;
  return byKey.getOrMake(key, () => channelNumber(channelOf(campaign, host)));
}
