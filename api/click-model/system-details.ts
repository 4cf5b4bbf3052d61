import UAParser from 'ua-parser-js';
import type { System } from './dimensions.ts';

/** The version of a system and the model of its device, as they are stored; null where nothing tells them for sure. */
export interface SystemDetails {
  osVersion: string | null;
  deviceModel: string | null;
}

/** What is known of an unknown browser. */
export const noDetails: SystemDetails = { osVersion: null, deviceModel: null };

/** What browsers tell of a system: their User-Agent, and the lines of RawClick's deviceHints. */
interface AgentDetails {
  userAgent: string;
  version: string;
  model: string;
}

/**
 * Reads what a browser says of its system and device. Values that browsers freeze count as unknown: Windows 10, macOS 10.15,
 * "Android 10; K", and iOS 18.6 and 18.7 without Safari's version.
 */
export function detailsOf(system: System, userAgent: string, deviceHints: string): SystemDetails {
  const [version = '', model = ''] = deviceHints.split('\n').map(textOf);
  const agent = { userAgent, version, model };
  return { osVersion: versions[system]?.(agent) ?? null, deviceModel: modelOf(system, agent) };
}

/** The text of a hint, which stands in quotes; empty where it is not printable ASCII, as all that browsers send is. */
const textOf = (hint: string): string => /^"([\x20-\x7e]*)"$/.exec(hint)?.[1]?.replace(/["\\]/g, '').trim() ?? '';

/** Major and minor version at the beginning of a text. */
const VERSION = /^(\d{1,3})(?!\d)(?:[._](\d{1,3})(?!\d))?/;
const numbersIn = (text: string | undefined) => {
  const [, major, minor = '0'] = VERSION.exec(text ?? '') ?? [];
  return major === undefined ? null : { major: Number(major), minor: Number(minor) };
};

const versions: Partial<Record<System, (agent: AgentDetails) => string | null>> = {
  Windows: windowsOf,
  macOS: macOf,
  iOS: (agent) => appleOf('iOS', agent),
  iPadOS: (agent) => appleOf('iPadOS', agent),
  Android: androidOf,
};

/** Windows by the versions that Microsoft lists for Sec-CH-UA-Platform-Version; below 1 the minor one tells. */
const BELOW_10 = ['', 'Windows 7', 'Windows 8', 'Windows 8.1'];
const FIRST_11 = 13;
/** Those that User-Agents tell truly, in the same order; "Windows NT 10.0" is all later ones'. */
const NT = ['', '6.1', '6.2', '6.3'];

function windowsOf({ userAgent, version }: AgentDetails): string | null {
  const hinted = numbersIn(version);
  if (hinted?.major) return hinted.major >= FIRST_11 ? 'Windows 11' : 'Windows 10';
  const at = hinted?.minor ?? NT.indexOf(/Windows NT (\d+\.\d+)/.exec(userAgent)?.[1] ?? '');
  return BELOW_10[at] || null;
}

const FROZEN_MAC = 15;

function macOf({ userAgent, version }: AgentDetails): string | null {
  const read = numbersIn(version || /Mac OS X ([\d_.]+)/.exec(userAgent)?.[1]);
  if (!read || (!version && read.major === 10 && read.minor >= FROZEN_MAC)) return null;
  return `macOS ${read.major}.${read.minor}`;
}

const FROZEN_IOS = { major: 18, minors: [6, 7] };

/** From version 26 on Safari's own version is the system's; other browsers have the frozen one alone. */
function appleOf(name: string, { userAgent }: AgentDetails): string | null {
  const system = numbersIn(/ OS (\d+_\d+)/.exec(userAgent)?.[1]);
  if (!system) return null;
  const isFrozen = system.major === FROZEN_IOS.major && FROZEN_IOS.minors.includes(system.minor);
  const known = isFrozen ? numbersIn(/ Version\/([\d.]+)/.exec(userAgent)?.[1]) : system;
  return known && `${name} ${known.major}.${known.minor}`;
}

function androidOf({ userAgent, version }: AgentDetails): string | null {
  const named = /Android (\d[\d.]*)/.exec(userAgent)?.[1];
  const read = numbersIn(version || (isReduced(userAgent) ? '' : named));
  if (!read) return null;
  return read.minor ? `Android ${read.major}.${read.minor}` : `Android ${read.major}`;
}

/** Chromium's "Android 10; K", and Firefox's "Android 10", which stands for older ones as well. */
const isReduced = (userAgent: string): boolean => /Android 10; (?:K[;)]|Mobile|Tablet)/.test(userAgent);

/** Brands that are known for sure, as labels begin with them. */
const BRANDS =
  'Amazon|Apple|ASUS|Fairphone|Google|HTC|Honor|Huawei|Infinix|Lenovo|LG|Motorola|Nokia|Nothing|OnePlus|OPPO|Realme|Samsung|Sony|TECNO|Vivo|Xiaomi|ZTE'.split(
    '|',
  );
/** Longest model; a longer one is nothing that is sold. */
const MAX_MODEL = 60;
/** What stands in place of a model. */
const NO_MODEL = /^(?:k|wv|mobile|tablet|unspecified|generic.*|rv:.*|[a-z]{2}[-_][a-z]{2})$/i;

/** The brand that the label of a model begins with; null where none is known. */
export const brandOf = (label: string): string | null => BRANDS.find((brand) => label.startsWith(`${brand} `)) ?? null;

function modelOf(system: System, { userAgent, model }: AgentDetails): string | null {
  const apple = /\((iPhone|iPad|iPod touch)[;)]/.exec(userAgent)?.[1];
  if (apple) return `Apple ${apple}`;
  if (system !== 'Android') return null;
  const name = model || modelIn(userAgent);
  return name && name.length <= MAX_MODEL && !NO_MODEL.test(name) ? withBrand(name) : null;
}

/** The model in a User-Agent that is not reduced, which may have parentheses of its own. */
function modelIn(userAgent: string): string {
  const found = /Android [\d.]+; ((?:[\x20-\x27\x2a-\x3a\x3c-\x7e]|\([\w ]*\)){1,90})[;)]/.exec(userAgent)?.[1];
  return found?.replace(/ Build\/.*$/, '').trim() ?? '';
}

/** The parser knows brands by the numbers of their models, wherever the model came from. */
function withBrand(model: string): string {
  const device = `Mozilla/5.0 (Linux; Android 14; ${model} Build/A) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36`;
  const vendor = model.startsWith('Pixel ') ? 'Google' : new UAParser(device).getDevice().vendor;
  const brand = BRANDS.find((one) => one.toLowerCase() === (vendor ?? model.split(' ', 1)[0]!).toLowerCase());
  if (!brand) return model;
  const rest = model.toLowerCase().startsWith(`${brand.toLowerCase()} `) ? model.slice(brand.length + 1) : model;
  return `${brand} ${rest}`;
}
