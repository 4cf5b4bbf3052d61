import { isbot } from 'isbot';
import UAParser from 'ua-parser-js';
import {
  browsers,
  devices,
  reasons,
  systems,
  type Browser,
  type Device,
  type Reason,
  type System,
} from '../dimensions.ts';
import { Lru } from '../lru.ts';

/** What a User-Agent header tells, as numbers of api/dimensions.ts. */
export interface Agent {
  device: number;
  os: number;
  browser: number;
  /** Major version; 0 unknown. */
  browserVersion: number;
  /** Number of the reason why it is not a person; 0 for people. */
  reason: number;
}

const CACHE_ENTRIES = 20_000;
const known = new Lru<string, Agent>(CACHE_ENTRIES);

/** Agents that fetch a link to show its preview in a chat or feed: no person asked to go there yet. */
const PREVIEWERS =
  /facebookexternalhit|facebot|twitterbot|slackbot-linkexpanding|slack-imgproxy|discordbot|telegrambot|whatsapp|linkedinbot|skypeuripreview|microsoftpreview|embedly|redditbot|pinterest(bot|\/0)|mastodon|bluesky|cardyb|iframely|vkshare|viber|line-poker|snapchat|bitlybot|google-pagerenderer|applebot-extended/i;

/** The agent behind a User-Agent header. Parsing takes some 50 µs, so the last 20,000 headers are remembered. */
export function readAgent(userAgent: string): Agent {
  return known.getOrMake(userAgent, () => parse(userAgent));
}

function parse(userAgent: string): Agent {
  const { device, os, browser } = new UAParser(userAgent).getResult();
  return {
    device: devices.indexOf(deviceOf(device.type, os.name, userAgent)),
    os: systems.indexOf(systemOf(os.name, device.model)),
    browser: browsers.indexOf(browserOf(browser.name)),
    browserVersion: Math.min(Number(/^\d+/.exec(browser.version ?? '')?.[0] ?? 0), 32_767),
    reason: reasons.indexOf(reasonOf(userAgent)),
  };
}

function reasonOf(userAgent: string): Reason {
  if (!userAgent) return 'no_agent';
  if (PREVIEWERS.test(userAgent)) return 'preview_agent';
  return isbot(userAgent) ? 'bot_agent' : '';
}

const DEVICE_TYPES: Record<string, Device> = {
  mobile: 'mobile',
  tablet: 'tablet',
  smarttv: 'tv',
  console: 'console',
  wearable: 'wearable',
};

function deviceOf(type: string | undefined, os: string | undefined, userAgent: string): Device {
  if (type) return DEVICE_TYPES[type] ?? 'other';
  // Browsers on computers name no device, only their system.
  if (os && /windows|mac os|linux|ubuntu|fedora|debian|chrom(e|ium) os|bsd|solaris/i.test(os)) return 'desktop';
  return userAgent ? 'other' : 'unknown';
}

const SYSTEMS: [RegExp, System][] = [
  [/^windows/i, 'Windows'],
  [/^mac os/i, 'macOS'],
  [/^ios/i, 'iOS'],
  [/^android/i, 'Android'],
  [/^chrom(e|ium) os/i, 'ChromeOS'],
  [/^harmonyos/i, 'HarmonyOS'],
  [/^tizen/i, 'Tizen'],
  [/webos/i, 'webOS'],
  [/linux|ubuntu|fedora|debian|mint|suse|arch|gentoo/i, 'Linux'],
];

function systemOf(name: string | undefined, model: string | undefined): System {
  if (!name) return 'Unknown';
  if (model === 'iPad') return 'iPadOS';
  return SYSTEMS.find(([pattern]) => pattern.test(name))?.[1] ?? 'Other';
}

const BROWSERS: [RegExp, Browser][] = [
  [
    /^(facebook|instagram|tiktok|snapchat|line|linkedin|wechat|twitter|pinterest|gsa|kakaotalk|weibo|klarna)/i,
    'In-app browser',
  ],
  [/webview/i, 'Chrome WebView'],
  [/^(mobile )?chrom(e|ium)/i, 'Chrome'],
  [/safari/i, 'Safari'],
  [/firefox/i, 'Firefox'],
  [/edge/i, 'Edge'],
  [/samsung/i, 'Samsung Internet'],
  [/opera/i, 'Opera'],
  [/^(ie|iemobile)$/i, 'Internet Explorer'],
  [/yandex/i, 'Yandex'],
  [/ucbrowser/i, 'UC Browser'],
  [/brave/i, 'Brave'],
  [/vivaldi/i, 'Vivaldi'],
  [/duckduckgo/i, 'DuckDuckGo'],
];

function browserOf(name: string | undefined): Browser {
  if (!name) return 'Unknown';
  return BROWSERS.find(([pattern]) => pattern.test(name))?.[1] ?? 'Other';
}
