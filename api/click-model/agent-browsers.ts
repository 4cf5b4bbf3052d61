import type { Browser } from './dimensions.ts';

/** Apps that the parser mistakes for the browser they are built on; a group captures the version. */
const UNPARSED_APPS: [RegExp, Browser][] = [
  [/\bGSA\/(\d+)/, 'Google app'],
  [/MetaIAB Facebook|\bFB_IAB\/|\bFBA[NV]\//, 'Facebook app'],
  [/ Electron\//, 'In-app browser'],
  [/MetaIAB Instagram/, 'Instagram app'],
  [/Pinterest(?:\/| for )/, 'Pinterest app'],
  [/Twitter for |TwitterAndroid/, 'X app'],
  [/\b(?:BytedanceWebview|musical_ly|trill)[/_]/, 'TikTok app'],
  [/LinkedInApp(?:\]?\/(\d+))?/, 'LinkedIn app'],
  [
    /\b(?:Barcelona|Reddit|Viber|WhatsApp|Telegram|Telegram-Android|Discord|Slack|Slack_SSB|DingTalk)[ /]\S/,
    'In-app browser',
  ],
  // A web view on iOS: Safari and other browsers add their own name.
  [/\(iP(?:hone|ad|od)[^)]*\) AppleWebKit\/[\d.]+ \(KHTML, like Gecko\)(?: Mobile\/\w+)?$/, 'In-app browser'],
];

/** Browsers by the parser's name. */
const BROWSERS: [RegExp, Browser][] = [
  [/^gsa$/i, 'Google app'],
  [/^facebook/i, 'Facebook app'],
  [/^instagram/i, 'Instagram app'],
  [/^snapchat/i, 'Snapchat app'],
  [/^tiktok/i, 'TikTok app'],
  [/^wechat/i, 'WeChat app'],
  [/^line$/i, 'LINE app'],
  [/^pinterest/i, 'Pinterest app'],
  [/^linkedin/i, 'LinkedIn app'],
  [/^kakaotalk/i, 'KakaoTalk app'],
  [/^twitter/i, 'X app'],
  [/^(kakaostory|naver|alipay|weibo|klarna)/i, 'In-app browser'],
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

/** A browser and its version as written; the version is empty when it belongs to another program. */
export interface NamedBrowser {
  name: Browser;
  version: string;
}

/** The browser that the parser found, or the app that contains it. */
export function nameBrowser(name: string | undefined, version: string | undefined, userAgent: string): NamedBrowser {
  const parsed = name ? (BROWSERS.find(([pattern]) => pattern.test(name))?.[1] ?? 'Other') : 'Unknown';
  const app = appOf(userAgent);
  return app && (app.version || app.name !== parsed) ? app : { name: parsed, version: version ?? '' };
}

function appOf(userAgent: string): NamedBrowser | null {
  if (!userAgent.startsWith('Mozilla/')) return null;
  for (const [pattern, name] of UNPARSED_APPS) {
    const found = pattern.exec(userAgent);
    if (found) return { name, version: found[1] ?? '' };
  }
  return null;
}
