import { destinationRefusals, judgeDestination, type DestinationVerdict } from './destination.ts';
import { MAX_DESTINATION_LENGTH } from './input-limits.ts';

/** The systems for which a link can have a destination of its own. */
export type AppSystem = 'ios' | 'android';

export const appRefusals = {
  scheme: 'Please enter an https address, or one that opens an app, such as myapp://page.',
  intent:
    'An intent must end with ;end and can have a scheme, a package, VIEW, BROWSABLE and browser_fallback_url alone.',
  android: 'Only Android knows intents. Please enter an https address, or one that opens an app.',
} as const;

/** Schemes that run something, open files or settings, call or send at somebody's cost, install, or lead a browser elsewhere. */
const REFUSED = new Set([
  ...[
    'javascript',
    'vbscript',
    'data',
    'blob',
    'about',
    'view-source',
    'file',
    'filesystem',
    'content',
    'jar',
    'resource',
  ],
  ...[
    'tel',
    'sms',
    'smsto',
    'mms',
    'mmsto',
    'mailto',
    'callto',
    'facetime',
    'facetime-audio',
    'facetime-prompt',
    'ussd',
  ],
  ...[
    'prefs',
    'app-prefs',
    'app-settings',
    'package',
    'itms-services',
    'shortcuts',
    'workflow',
    'android-app',
    'ftp',
    'ws',
    'wss',
  ],
  ...[
    'googlechrome',
    'googlechromes',
    'firefox',
    'firefox-focus',
    'microsoft-edge',
    'microsoft-edge-http',
    'brave',
    'x-web-search',
  ],
  ...[
    'microsoft-edge-https',
    'opera-http',
    'opera-https',
    'touch-http',
    'touch-https',
    'ddgquicklink',
    'feed',
    'search-ms',
  ],
]);
const REFUSED_BEGINNING = /^(?:ms-|chrome|moz-|edge|x-apple|x-safari|web\+)/;

const APP = /^([a-z][a-z0-9+.-]+):(?=[^\s])/i;
/** What headers can have as it stands. */
const SENT_AS_TYPED = /^[\x21-\x7e]+$/;
const HOST_WITH_PORT = /^[^/?#:]*\.[^/?#:]*:\d{1,5}(?:[/?#]|$)/;

/** Validates where people on a system are led, without any look-up: http(s) like every destination, or an address that opens an app. */
export function judgeAppAddress(typed: string, system: AppSystem): DestinationVerdict {
  const text = typed.trim();
  const scheme = APP.exec(text)?.[1]!.toLowerCase();
  const isApp = scheme && !/^https?$/.test(scheme) && !HOST_WITH_PORT.test(text);
  return isApp ? judgeApp(text, scheme, system) : judgeDestination(typed);
}

function judgeApp(text: string, scheme: string, system: AppSystem): DestinationVerdict {
  if (text.length > MAX_DESTINATION_LENGTH) return { refusal: destinationRefusals.tooLong };
  if (/\p{Cc}/u.test(text) || !URL.canParse(text)) return { refusal: destinationRefusals.malformed };
  if (scheme === 'intent') return system === 'android' ? judgeIntent(text) : { refusal: appRefusals.android };
  if (REFUSED.has(scheme) || REFUSED_BEGINNING.test(scheme)) return { refusal: appRefusals.scheme };
  const url = SENT_AS_TYPED.test(text) ? text : new URL(text).href;
  return url.length > MAX_DESTINATION_LENGTH ? { refusal: destinationRefusals.tooLong } : judgeWithin(url);
}

/** An app may open what its address carries: web addresses within it are judged like destinations. */
function judgeWithin(url: string): DestinationVerdict {
  for (const inner of webAddressesIn(url)) {
    const verdict = judgeDestination(inner);
    if ('refusal' in verdict) return verdict;
  }
  return { url };
}

const WEB_ADDRESS = /https?:\/\/[^\s"'<>&;#]+/gi;
/** How often an address may be encoded within another. */
const MOST_LAYERS = 3;

/** The web addresses that an app's address carries, also where they are encoded. */
export function webAddressesIn(url: string): string[] {
  const found = new Set<string>();
  let text = url;
  for (let layer = 0; layer <= MOST_LAYERS; layer++) {
    for (const [address] of text.matchAll(WEB_ADDRESS)) if (URL.canParse(address)) found.add(address);
    const decoded = text.replace(/(?:%[0-9a-f]{2})+/gi, decodedCodes);
    if (decoded === text) break;
    text = decoded;
  }
  return [...found];
}

function decodedCodes(codes: string): string {
  try {
    return decodeURIComponent(codes);
  } catch {
    return codes;
  }
}

const INTENT = /^intent:(\/\/)?([^#]*)#Intent;(.*;)?end$/;
/** The parts that Chrome needs to open an app for somebody who browses; a component or extras could do more than that. */
const PARTS: Record<string, RegExp> = {
  scheme: /^[a-z][a-z0-9+.-]+$/i,
  package: /^[a-z][\w.]*$/i,
  action: /^android\.intent\.action\.VIEW$/,
  category: /^android\.intent\.category\.(?:BROWSABLE|DEFAULT)$/,
  'S.browser_fallback_url': /^\S+$/,
};

function judgeIntent(text: string): DestinationVerdict {
  const [, , path, said = ''] = INTENT.exec(text) ?? [];
  if (path === undefined || !SENT_AS_TYPED.test(text)) return { refusal: appRefusals.intent };
  const parts = said
    .split(';')
    .filter(Boolean)
    .map((part): [string, string] => {
      const at = part.indexOf('=');
      return [part.slice(0, Math.max(at, 0)), part.slice(at + 1)];
    });
  if (!parts.every(([name, value]) => Object.hasOwn(PARTS, name) && PARTS[name]!.test(value)))
    return { refusal: appRefusals.intent };
  const scheme = parts.find(([name]) => name === 'scheme')?.[1];
  const opened = scheme ? judgeAppAddress(`${scheme}://${path}`, 'ios') : null; // no intent within an intent
  if (opened && 'refusal' in opened) return opened;
  return judgeWithin(text);
}

/** Whether an address is one of the web, which everybody's browser opens. */
export const isOfWeb = (address: string): boolean => /^https?:/i.test(address);

/** The web addresses to which an address can lead: itself, or those that an app's address carries. */
export function webDestinationsOf(address: string): string[] {
  if (isOfWeb(address)) return [address];
  const [, scheme] = /[;]scheme=(https?);/i.exec(address) ?? [];
  const opened =
    scheme && address.startsWith('intent:')
      ? [`${scheme}://${address.replace(/^intent:(?:\/\/)?/, '').split('#')[0]}`]
      : [];
  return [...opened, ...webAddressesIn(address)];
}
