import { parse } from 'tldts';

/** Kinds of sites that visitors come from. */
export type Site = 'search' | 'social' | 'video' | 'shopping' | 'ai' | 'email' | 'audio';

/**
 * Sites people come from, by name: their registrable domains, `*` standing for any country's ending, or single hosts,
 * and the Android apps that say who they are (android-app://…). The empty name is for those known by their domain.
 */
const SITES: Record<Site, Record<string, { hosts?: string; apps?: string }>> = {
  search: {
    '': {
      hosts:
        'ecosia.org startpage.com ixquick.com metager.de metager.org swisscows.com swisscows.ch mojeek.com mojeek.co.uk kagi.com presearch.com lilo.org oceanhero.today karmasearch.org good-search.org etools.ch fireball.de yep.com sogou.com so.com ask.com search.brave.com suche.web.de suche.gmx.net suche.t-online.de search.ch go.mail.ru ya.ru ricerca.virgilio.it',
    },
    Google: { apps: 'com.google.android.googlequicksearchbox' },
    DuckDuckGo: { hosts: 'duckduckgo.com', apps: 'com.duckduckgo.mobile.android' },
    Bing: { apps: 'com.microsoft.bing' },
    Ecosia: { apps: 'com.ecosia.android' },
    Qwant: { hosts: 'qwant.com', apps: 'com.qwant.liberty' },
    Yandex: { apps: 'ru.yandex.searchplugin com.yandex.searchapp' },
    Naver: { apps: 'com.naver.search.android' },
  },
  social: {
    '': { hosts: 'lemmy.world' },
    Facebook: { hosts: 'facebook.com fb.com fb.me', apps: 'com.facebook.katana com.facebook.lite' },
    Messenger: { hosts: 'messenger.com', apps: 'com.facebook.orca' },
    Instagram: { hosts: 'instagram.com', apps: 'com.instagram.android' },
    Threads: { hosts: 'threads.net threads.com', apps: 'com.instagram.barcelona' },
    X: { hosts: 'twitter.com x.com t.co', apps: 'com.twitter.android' },
    LinkedIn: { hosts: 'linkedin.com lnkd.in', apps: 'com.linkedin.android' },
    Reddit: { hosts: 'reddit.com redd.it', apps: 'com.reddit.frontpage' },
    Pinterest: { hosts: 'pinterest.* pin.it', apps: 'com.pinterest' },
    TikTok: { hosts: 'tiktok.com', apps: 'com.zhiliaoapp.musically com.ss.android.ugc.trill' },
    WhatsApp: { hosts: 'whatsapp.com wa.me', apps: 'com.whatsapp com.whatsapp.w4b' },
    Telegram: { hosts: 'telegram.org telegram.me t.me', apps: 'org.telegram.messenger org.telegram.messenger.web' },
    Signal: { apps: 'org.thoughtcrime.securesms' },
    Viber: { hosts: 'viber.com', apps: 'com.viber.voip' },
    Discord: { hosts: 'discord.com discordapp.com discord.gg', apps: 'com.discord' },
    Slack: { hosts: 'slack.com', apps: 'com.slack' },
    'Microsoft Teams': { apps: 'com.microsoft.teams' },
    Snapchat: { hosts: 'snapchat.com', apps: 'com.snapchat.android' },
    'Hacker News': { hosts: 'ycombinator.com' },
    Mastodon: { hosts: 'mastodon.social', apps: 'org.joinmastodon.android' },
    Bluesky: { hosts: 'bsky.app', apps: 'xyz.blueskyweb.app' },
    VK: { hosts: 'vk.com vk.ru' },
    Odnoklassniki: { hosts: 'ok.ru' },
    Weibo: { hosts: 'weibo.com weibo.cn' },
    WeChat: { hosts: 'wechat.com', apps: 'com.tencent.mm' },
    QQ: { hosts: 'qq.com' },
    KakaoTalk: { hosts: 'kakao.com', apps: 'com.kakao.talk' },
    LINE: { hosts: 'line.me', apps: 'jp.naver.line.android' },
    Tumblr: { hosts: 'tumblr.com', apps: 'com.tumblr' },
    Quora: { hosts: 'quora.com' },
    XING: { hosts: 'xing.com' },
    Nextdoor: { hosts: 'nextdoor.*' },
  },
  video: {
    '': { hosts: 'dailymotion.com bilibili.com rumble.com netflix.com hulu.com' },
    YouTube: { hosts: 'youtube.com youtu.be youtube-nocookie.com', apps: 'com.google.android.youtube' },
    Vimeo: { hosts: 'vimeo.com', apps: 'com.vimeo.android.videoapp' },
    Twitch: { hosts: 'twitch.tv', apps: 'tv.twitch.android.app' },
  },
  shopping: {
    '': {
      hosts:
        'amazon.* ebay.* etsy.com walmart.com aliexpress.com alibaba.com shopify.com mercadolibre.* rakuten.* zalando.*',
    },
  },
  ai: {
    '': {
      hosts:
        'notebooklm.google.com deepseek.com mistral.ai grok.com you.com poe.com phind.com meta.ai character.ai duck.ai',
    },
    ChatGPT: { hosts: 'openai.com chatgpt.com', apps: 'com.openai.chatgpt' },
    Claude: { hosts: 'claude.ai anthropic.com', apps: 'com.anthropic.claude' },
    Perplexity: { hosts: 'perplexity.ai', apps: 'ai.perplexity.app.android' },
    Gemini: { hosts: 'gemini.google.com', apps: 'com.google.android.apps.bard' },
    Copilot: { hosts: 'copilot.microsoft.com copilot.com', apps: 'com.microsoft.copilot' },
  },
  email: {
    '': {
      hosts:
        'tuta.com tutanota.com fastmail.com hey.com posteo.de mailbox.org deref-mail.com email.t-online.de email.seznam.cz e.mail.ru',
    },
    'Samsung Email': { apps: 'com.samsung.android.email.provider' },
    Gmail: { hosts: 'gmail.com', apps: 'com.google.android.gm com.google.android.gm.lite' },
    Outlook: {
      hosts: 'outlook.com outlook.live.com outlook.office.com outlook.office365.com',
      apps: 'com.microsoft.office.outlook',
    },
    'Yahoo Mail': { apps: 'com.yahoo.mobile.client.android.mail' },
    'Proton Mail': { hosts: 'proton.me protonmail.com', apps: 'ch.protonmail.android' },
    GMX: {
      hosts: 'gmx.net gmx.com gmx.de gmx.at gmx.ch deref-gmx.net deref-gmx.com',
      apps: 'de.gmx.mobile.android.mail',
    },
    'WEB.DE': { hosts: 'web.de deref-web.de', apps: 'de.web.mobile.android.mail' },
    'K-9 Mail': { apps: 'com.fsck.k9' },
    Thunderbird: { apps: 'net.thunderbird.android' },
  },
  audio: {
    '': { hosts: 'soundcloud.com podcasts.apple.com overcast.fm pocketcasts.com deezer.com' },
    Spotify: { hosts: 'spotify.com', apps: 'com.spotify.music' },
  },
};

interface Known {
  site: Site;
  name: string;
  isApp: boolean;
}

const knownOf = new Map<string, Known>();
for (const [site, names] of Object.entries(SITES) as [Site, (typeof SITES)[Site]][]) {
  for (const [name, { hosts = '', apps = '' }] of Object.entries(names)) {
    for (const host of hosts.split(' ')) knownOf.set(host, { site, name, isApp: false });
    for (const app of apps.split(' ')) knownOf.set(app, { site, name, isApp: true });
  }
}
knownOf.delete('');

/** Portals with a search engine; their search is at the bare domain or at one of these subdomains. */
const PORTALS = new Set('google.* yahoo.* yandex.* baidu.com naver.com bing.com aol.com seznam.cz'.split(' '));
const PORTAL_SEARCH = /^((www\d?|m|wap|search|r|images|lens|cse|encrypted|ipv[46]|(?!tv)[a-z]{2})(\.|$))*$/;

/** Subdomains of webmail, whatever the domain. */
const WEBMAIL = /^(web|e|o)?mail\d*(\.|$)/;

/** The kind of a host or app: by its own name first (gemini.google.com), then by its registrable domain. */
export function siteOf(host: string): Site | undefined {
  const { domain, domainWithoutSuffix, subdomain } = parse(host);
  const known = knownOf.get(host.replace(/^www\./, ''));
  if (known || !domain) return known?.site;
  if (subdomain && WEBMAIL.test(subdomain)) return 'email';
  const anyCountry = `${domainWithoutSuffix}.*`;
  if (PORTALS.has(domain) || PORTALS.has(anyCountry)) return PORTAL_SEARCH.test(subdomain ?? '') ? 'search' : undefined;
  return (knownOf.get(domain) ?? knownOf.get(anyCountry))?.site;
}

/** The name a host or app goes by; its registrable domain, else itself, where it has no other name here. */
export function siteNameOf(host: string): string {
  const { domain, domainWithoutSuffix } = parse(host);
  const known = knownOf.get(host) ?? knownOf.get(domain ?? host) ?? knownOf.get(`${domainWithoutSuffix}.*`);
  return known?.name || (domain ?? host);
}

/** The name of an Android app by its package; null for every other referrer. */
export function appNameOf(referrer: string): string | null {
  const known = knownOf.get(referrer);
  return known?.isApp ? known.name : null;
}
