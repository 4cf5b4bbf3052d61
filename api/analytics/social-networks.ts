import { getDomain } from 'tldts';
import { percentage } from '../percentage.ts';
import type { BreakdownRow } from './breakdown.ts';
import { UNKNOWN_KEY } from './dimension-values.ts';

/** Clicks one social network brought, whichever of its hosts and apps they came by. */
export interface SocialNetwork {
  /** "LinkedIn"; the host where the network has no name of its own here; "Unknown" without a referrer. */
  network: string;
  /** The referrers that were counted together, most clicks first; the empty one stands for unknown. */
  referrers: string[];
  clicks: number;
  visitors: number;
  /** Of all clicks of the scope, in per cent. */
  percentage: number;
}

const NETWORKS: Record<string, string> = {
  Facebook: 'facebook.com fb.com fb.me com.facebook.katana',
  Messenger: 'messenger.com com.facebook.orca',
  Instagram: 'instagram.com com.instagram.android',
  Threads: 'threads.net threads.com com.instagram.barcelona',
  X: 'twitter.com x.com t.co com.twitter.android',
  LinkedIn: 'linkedin.com lnkd.in com.linkedin.android',
  Reddit: 'reddit.com redd.it com.reddit.frontpage',
  Pinterest: 'pinterest.com pinterest.de pinterest.co.uk pinterest.fr pin.it com.pinterest',
  TikTok: 'tiktok.com com.zhiliaoapp.musically',
  WhatsApp: 'whatsapp.com wa.me com.whatsapp',
  Telegram: 'telegram.org t.me org.telegram.messenger',
  Discord: 'discord.com discordapp.com discord.gg com.discord',
  Slack: 'slack.com com.slack',
  Snapchat: 'snapchat.com com.snapchat.android',
  'Hacker News': 'ycombinator.com',
  Mastodon: 'mastodon.social',
  Bluesky: 'bsky.app',
  VK: 'vk.com vk.ru',
  Weibo: 'weibo.com weibo.cn',
  Tumblr: 'tumblr.com',
  Quora: 'quora.com',
  Odnoklassniki: 'ok.ru',
  WeChat: 'wechat.com',
  QQ: 'qq.com',
  LINE: 'line.me',
  XING: 'xing.com',
  Nextdoor: 'nextdoor.com',
};
const networkOfName = new Map(
  Object.entries(NETWORKS).flatMap(([network, names]) => names.split(' ').map((name) => [name, network] as const)),
);

/** The network a referrer belongs to: by the app's name, else by the host's registrable domain. */
function networkOf(referrer: string): string {
  if (referrer === UNKNOWN_KEY) return 'Unknown';
  const domain = getDomain(referrer) ?? referrer;
  return networkOfName.get(referrer) ?? networkOfName.get(domain) ?? domain;
}

/** Puts referrers of social clicks together by their network, most clicks first; shares are of `allClicks`. */
export function socialNetworks(rows: readonly BreakdownRow[], allClicks: number): SocialNetwork[] {
  const networks = Map.groupBy(rows, ({ key }) => networkOf(key));
  return [...networks]
    .map(([network, own]) => {
      const clicks = own.reduce((sum, row) => sum + row.clicks, 0);
      const visitors = own.reduce((sum, row) => sum + row.visitors, 0);
      const referrers = own.map(({ key }) => key);
      return { network, referrers, clicks, visitors, percentage: percentage(clicks, allClicks) };
    })
    .sort((a, b) => b.clicks - a.clicks || (a.network < b.network ? -1 : 1));
}
