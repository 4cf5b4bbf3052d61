import { isbot } from 'isbot';
import UAParser from 'ua-parser-js';
import { browsers, devices, reasons, systems, type Device, type Reason, type System } from './dimensions.ts';
import { Lru } from '../common/lru.ts';
import { nameBrowser } from './agent-browsers.ts';
import { hintedBrowsers, readHints, type Hints } from './client-hints.ts';
import { detailsOf, noDetails, type SystemDetails } from './system-details.ts';

/** The values in a User-Agent header, as numbers of api/click-model/dimensions.ts, and the texts of its system. */
export interface Agent extends SystemDetails {
  device: number;
  os: number;
  browser: number;
  /** Major version; 0 when unknown. */
  browserVersion: number;
  /** Number of the reason why it is not a person; 0 for a person. */
  reason: number;
}

/** An agent without any information. */
export const unknownAgent: Agent = { device: 0, os: 0, browser: 0, browserVersion: 0, reason: 0, ...noDetails };

const CACHE_ENTRIES = 20_000;
const known = new Lru<string, Agent>(CACHE_ENTRIES);

/** What was read last: rules and what follows them ask of one request several times. */
let last: { userAgent: string; hints: string; deviceHints: string; agent: Agent } | null = null;

/**
 * Agents that fetch a link to preview it in a chat or feed; no person has followed it yet. Names that apps with a built-in
 * browser share count only at the beginning, because people's browsers begin with "Mozilla/".
 */
const PREVIEWERS =
  /^(whatsapp|viber|bluesky|mastodon|tumblr|snapchat|signal|threads)\b|facebookexternalhit|facebot|twitterbot|slackbot-linkexpanding|slack-imgproxy|discordbot|telegrambot|linkedinbot|skypeuripreview|microsoftpreview|embedly|redditbot|pinterest(bot|\/0)|mastodon\/|cardyb|iframely|vkshare|line-poker|kakaotalk-scrap|snap ?url ?preview|yahoo link preview|link-?preview|unfurl|bitlybot|google-pagerenderer|opengraph/i;

/** Tools that are missing in isbot's list. */
const TOOLS = /gtmetrix|miniature\.io|ylt chrome/i;

/**
 * The agent of a User-Agent header and client hints, as RawClick has them. Parsing takes some 50 µs, so the last 20,000
 * combinations are cached.
 */
export function readAgent(userAgent: string, hints = '', deviceHints = ''): Agent {
  if (last?.userAgent === userAgent && last.hints === hints && last.deviceHints === deviceHints) return last.agent;
  const key = hints || deviceHints ? `${userAgent}\n${hints}\n${deviceHints}` : userAgent;
  const agent = known.getOrMake(key, () => parse(userAgent, readHints(hints), deviceHints));
  last = { userAgent, hints, deviceHints, agent };
  return agent;
}

function parse(userAgent: string, hints: Hints | null, deviceHints: string): Agent {
  const { device, os, browser } = new UAParser(userAgent).getResult();
  const claimed = nameBrowser(browser.name, browser.version, userAgent);
  // Only the User-Agent names apps; their hints name the browser engine.
  const { name, version } = (hintedBrowsers.has(claimed.name) && hints?.browser) || claimed;
  const system = systemOf(os.name, device.model);
  const hintedSystem = hints?.system && hintedSystems.has(system) ? hints.system : null;
  const isTold = hintedSystem === null || hintedSystem === system;
  const kind = isTold ? deviceOf(device.type, os.name, userAgent) : deviceOn(hintedSystem, hints!.isMobile);
  return {
    device: devices.indexOf(kind),
    os: systems.indexOf(hintedSystem ?? system),
    browser: browsers.indexOf(name),
    browserVersion: asVersion(version),
    reason: reasons.indexOf(reasonOf(userAgent, hints)),
    ...detailsOf(hintedSystem ?? system, userAgent, deviceHints),
  };
}

const asVersion = (text: string) => Math.min(Number(/^\d+/.exec(text)?.[0] ?? 0), 32_767);

function reasonOf(userAgent: string, hints: Hints | null): Reason {
  if (hints?.isHeadless) return 'bot_agent';
  if (!userAgent) return 'no_agent';
  if (PREVIEWERS.test(userAgent)) return 'preview_agent';
  return TOOLS.test(userAgent) || isbot(userAgent) ? 'bot_agent' : '';
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
  // Browsers on computers state only a system, no device type.
  if (os && /windows|mac os|linux|ubuntu|fedora|debian|chrom(e|ium) os|bsd|solaris/i.test(os)) return 'desktop';
  return userAgent ? 'other' : 'unknown';
}

/** The device for a system that only the hints state. */
function deviceOn(system: System, isMobile: boolean): Device {
  if (isMobile) return 'mobile';
  return system === 'Android' || system === 'iOS' ? 'tablet' : 'desktop';
}

/** Systems that a browser may claim falsely; for these the hints are more reliable, for all others less. */
const hintedSystems = new Set<System>(['Unknown', 'Windows', 'macOS', 'Android', 'Linux', 'ChromeOS', 'Other']);

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
