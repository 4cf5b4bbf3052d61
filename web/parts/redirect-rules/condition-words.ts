import { locale } from '../../format/locale.ts';
import type { Kind, Visit } from './rules.ts';

/** What kinds of conditions are called. */
export const kindNames: Record<Kind, string> = {
  device: 'Device',
  os: 'Operating system',
  country: 'Country',
  language: 'Language',
  time: 'Day and time',
  dates: 'Dates',
  referrer: 'Referrer',
  parameter: 'Parameter',
  visit: 'New or returning today',
};

/** What is said beside a kind's values. */
export const kindHints: Partial<Record<Kind, string>> = {
  country: 'By the visitor’s address. Where it is unknown, this does not hold.',
  language: 'What the visitor’s browser prefers to all other languages. German includes that of Austria.',
  referrer: 'The website with the short link; its subdomains are included.',
  parameter: 'Of the short address: example.com/code?ref=mail',
  visit:
    'A cookie of this link remembers the visit until the day ends in your time zone. People who refuse cookies or ask for ' +
    'privacy are always new.',
};

/** Visitors of a day, as one is called and as people open the link. */
export const visitNames: Record<Visit, [name: string, said: string]> = {
  new: ['New today', 'opening the link for the first time today'],
  returning: ['Returning today', 'opening the link again on the same day'],
};

/** Kinds of devices, as one is called and as people use it. */
export const deviceNames: Record<string, [name: string, used: string]> = {
  desktop: ['Desktop', 'desktop computers'],
  mobile: ['Phone', 'phones'],
  tablet: ['Tablet', 'tablets'],
  tv: ['TV', 'TVs'],
  console: ['Game console', 'game consoles'],
  wearable: ['Wearable', 'wearables'],
  other: ['Other', 'other devices'],
};

/** Operating systems, as people use them. */
export const systemNames: Record<string, string> = {
  iOS: 'iPhones',
  iPadOS: 'iPads',
  Android: 'Android',
  Windows: 'Windows',
  macOS: 'macOS',
  Linux: 'Linux',
  ChromeOS: 'ChromeOS',
  HarmonyOS: 'HarmonyOS',
  Tizen: 'Tizen',
  webOS: 'webOS',
  Other: 'other systems',
};

/** What one chooses of the systems. */
export const systemLabel = (os: string): string =>
  os === 'iOS' ? 'iOS (iPhone)' : os === 'iPadOS' ? 'iPadOS (iPad)' : os;

const regions = new Intl.DisplayNames(locale, { type: 'region' });
const languages = new Intl.DisplayNames(locale, { type: 'language' });

const nameIn = (names: Intl.DisplayNames, code: string): string => {
  try {
    return names.of(code) ?? code;
  } catch {
    return code;
  }
};

/** The name of a country, or of the European Union. */
export const countryName = (code: string): string => nameIn(regions, code);
/** The name of a language. */
export const languageName = (code: string): string => nameIn(languages, code);

/** Languages that are offered; any other can be typed. */
export const commonLanguages = [
  ...['ar', 'bg', 'bn', 'cs', 'da', 'de', 'de-AT', 'de-CH', 'el', 'en', 'en-GB', 'en-US', 'es', 'es-419', 'et', 'fa'],
  ...['fi', 'fr', 'fr-CA', 'fr-CH', 'he', 'hi', 'hr', 'hu', 'id', 'it', 'ja', 'ko', 'lt', 'lv', 'ms', 'nb'],
  ...['nl', 'pl', 'pt', 'pt-BR', 'ro', 'ru', 'sk', 'sl', 'sr', 'sv', 'sw', 'th', 'tr', 'uk', 'ur', 'vi'],
  ...['zh-Hans', 'zh-Hant'],
];

/** Monday to Sunday. */
export const weekdayNames = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;
