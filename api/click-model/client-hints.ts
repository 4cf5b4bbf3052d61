import type { Browser, System } from './dimensions.ts';
import type { NamedBrowser } from './agent-browsers.ts';

/** The low-entropy client hints, which are accurate for browsers that freeze or fake their User-Agent. */
export interface Hints {
  /** Null when no brand is known. */
  browser: NamedBrowser | null;
  system: System | null;
  isMobile: boolean;
  /** True for a browser that a program controls. */
  isHeadless: boolean;
}

/** Chromium-based browsers by their brands; the first match counts. */
const BRANDS: [RegExp, Browser][] = [
  [/^brave/i, 'Brave'],
  [/^microsoft edge/i, 'Edge'],
  [/^opera/i, 'Opera'],
  [/^samsung internet/i, 'Samsung Internet'],
  [/^(yabrowser|yandex)/i, 'Yandex'],
  [/^vivaldi/i, 'Vivaldi'],
  [/^duckduckgo/i, 'DuckDuckGo'],
  [/^ucbrowser/i, 'UC Browser'],
  [/^google chrome$/i, 'Chrome'],
];

/** Browsers that a User-Agent may claim falsely; any other claim is more specific than the hints. */
export const hintedBrowsers: ReadonlySet<Browser> = new Set<Browser>([
  'Unknown',
  'Other',
  'Chrome',
  'Chrome WebView',
  'Safari',
  'Firefox',
  'Edge',
  'Opera',
  'Brave',
  'Samsung Internet',
  'Yandex',
  'Vivaldi',
  'DuckDuckGo',
]);

const SYSTEMS = new Map<string, System>([
  ['windows', 'Windows'],
  ['macos', 'macOS'],
  ['mac os x', 'macOS'],
  ['linux', 'Linux'],
  ['android', 'Android'],
  ['ios', 'iOS'],
  ['chrome os', 'ChromeOS'],
  ['chromium os', 'ChromeOS'],
]);

/** Reads the three lines of RawClick's hints; null for none. */
export function readHints(hints: string): Hints | null {
  if (!hints) return null;
  const [list = '', mobile, platform = ''] = hints.split('\n');
  const brands = [...list.matchAll(/"([^"]*)"\s*;\s*v="([^"]*)"/g)].map(([, name, version]) => ({
    name: name!,
    version: version!,
  }));
  return {
    browser: browserOf(brands),
    system: SYSTEMS.get(platform.replace(/"/g, '').toLowerCase()) ?? null,
    isMobile: mobile === '?1',
    isHeadless: brands.some(({ name }) => /^headless/i.test(name)),
  };
}

function browserOf(brands: { name: string; version: string }[]): Hints['browser'] {
  for (const [pattern, name] of BRANDS) {
    const brand = brands.find((one) => pattern.test(one.name));
    if (brand) return { name, version: brand.version };
  }
  return null;
}
