import { parse } from 'tldts';

/** Kinds of sites that visitors come from. */
export type Site = 'search' | 'social' | 'video' | 'shopping' | 'ai' | 'email' | 'audio';

/**
 * Registrable domains, where `*` stands for the suffix of any country, single hosts, and names of Android apps
 * (android-app://…).
 */
const SITES: Record<Site, string> = {
  search:
    'duckduckgo.com ecosia.org qwant.com startpage.com ixquick.com metager.de metager.org swisscows.com swisscows.ch mojeek.com mojeek.co.uk kagi.com presearch.com lilo.org oceanhero.today karmasearch.org good-search.org etools.ch fireball.de yep.com sogou.com so.com ask.com search.brave.com suche.web.de suche.gmx.net suche.t-online.de search.ch go.mail.ru ya.ru ricerca.virgilio.it com.google.android.googlequicksearchbox com.duckduckgo.mobile.android com.microsoft.bing com.ecosia.android com.qwant.liberty ru.yandex.searchplugin com.yandex.searchapp com.naver.search.android',
  social:
    'facebook.com fb.com fb.me instagram.com twitter.com x.com t.co linkedin.com lnkd.in reddit.com redd.it pinterest.* pin.it tumblr.com threads.net threads.com mastodon.social bsky.app vk.com ok.ru weibo.com weibo.cn quora.com snapchat.com discord.com discordapp.com telegram.org telegram.me t.me whatsapp.com wa.me messenger.com viber.com xing.com nextdoor.* ycombinator.com lemmy.world slack.com wechat.com qq.com kakao.com line.me tiktok.com com.facebook.katana com.facebook.lite com.facebook.orca com.instagram.android com.instagram.barcelona com.twitter.android com.linkedin.android com.reddit.frontpage com.pinterest com.whatsapp com.whatsapp.w4b org.telegram.messenger org.telegram.messenger.web com.discord com.slack com.snapchat.android com.zhiliaoapp.musically com.ss.android.ugc.trill com.viber.voip com.kakao.talk jp.naver.line.android com.tencent.mm org.thoughtcrime.securesms com.microsoft.teams com.tumblr xyz.blueskyweb.app org.joinmastodon.android',
  video:
    'youtube.com youtu.be youtube-nocookie.com vimeo.com twitch.tv dailymotion.com bilibili.com rumble.com netflix.com hulu.com com.google.android.youtube tv.twitch.android.app com.vimeo.android.videoapp',
  shopping:
    'amazon.* ebay.* etsy.com walmart.com aliexpress.com alibaba.com shopify.com mercadolibre.* rakuten.* zalando.*',
  ai: 'openai.com chatgpt.com claude.ai anthropic.com perplexity.ai gemini.google.com notebooklm.google.com copilot.microsoft.com copilot.com deepseek.com mistral.ai grok.com you.com poe.com phind.com meta.ai character.ai duck.ai com.openai.chatgpt com.anthropic.claude ai.perplexity.app.android com.google.android.apps.bard com.microsoft.copilot',
  email:
    'gmail.com outlook.com outlook.live.com outlook.office.com outlook.office365.com proton.me protonmail.com tuta.com tutanota.com fastmail.com hey.com posteo.de mailbox.org gmx.net gmx.com gmx.de gmx.at gmx.ch deref-gmx.net deref-gmx.com web.de deref-web.de deref-mail.com email.t-online.de email.seznam.cz e.mail.ru com.google.android.gm com.google.android.gm.lite com.microsoft.office.outlook com.yahoo.mobile.client.android.mail ch.protonmail.android com.samsung.android.email.provider de.web.mobile.android.mail de.gmx.mobile.android.mail com.fsck.k9 net.thunderbird.android',
  audio: 'spotify.com soundcloud.com podcasts.apple.com overcast.fm pocketcasts.com deezer.com com.spotify.music',
};

const siteOfName = new Map<string, Site>();
for (const [site, names] of Object.entries(SITES) as [Site, string][]) {
  for (const name of names.split(' ')) siteOfName.set(name, site);
}

/** Portals with a search engine; their search is at the bare domain or at one of these subdomains. */
const PORTALS = new Set('google.* yahoo.* yandex.* baidu.com naver.com bing.com aol.com seznam.cz'.split(' '));
const PORTAL_SEARCH = /^((www\d?|m|wap|search|r|images|lens|cse|encrypted|ipv[46]|(?!tv)[a-z]{2})(\.|$))*$/;

/** Subdomains of webmail, whatever the domain. */
const WEBMAIL = /^(web|e|o)?mail\d*(\.|$)/;

/** The kind of a host: by its own name first (gemini.google.com), then by its registrable domain. */
export function siteOf(host: string): Site | undefined {
  const { domain, domainWithoutSuffix, subdomain } = parse(host);
  const bare = host.replace(/^www\./, '');
  const known = siteOfName.get(bare);
  if (known || !domain) return known;
  if (subdomain && WEBMAIL.test(subdomain)) return 'email';
  const anyCountry = `${domainWithoutSuffix}.*`;
  if (PORTALS.has(domain) || PORTALS.has(anyCountry)) return PORTAL_SEARCH.test(subdomain ?? '') ? 'search' : undefined;
  return siteOfName.get(domain) ?? siteOfName.get(anyCountry);
}
