// What values of conditions may be, each in the form in which it is stored.
import { z } from 'zod';
import { countries } from '../common/countries.ts';
import { hostTyped } from '../common/destination.ts';
import { isStorableText } from '../common/storable-text.ts';
import { isTimeZone, NO_ZONE } from '../common/time-zone.ts';
import { Timestamp } from '../common/timestamp-input.ts';
import { MAX_VALUE_LENGTH } from '../common/input-limits.ts';
import { MOST_VALUES, namedDevices, namedSystems, visitKinds } from './members.ts';

export const valueMessages = {
  device: `Devices are ${namedDevices.join(', ')}.`,
  os: `Operating systems are ${namedSystems.join(', ')}.`,
  country: 'This is not a country. Use a code of two letters such as DE, or EU for the European Union.',
  language: 'This is not a language. Use a code such as de, de-AT or zh-Hant.',
  referrer: 'This is not the name of a host. Use a name such as news.example.com.',
  values: `A condition has 1 to ${MOST_VALUES} values.`,
  mostValues: `A condition has at most ${MOST_VALUES} values.`,
  weekday: 'Days of the week are numbers from 1 (Monday) to 7 (Sunday).',
  clock: 'Times of the day are written as 09:00, from 00:00 to 24:00.',
  zone: NO_ZONE,
  timestamp: 'Please enter a date and time with its time zone, such as 2026-01-31T23:59:00Z.',
  name: `The name of a parameter has 1 to ${MAX_VALUE_LENGTH} characters.`,
  value: `A value has at most ${MAX_VALUE_LENGTH} characters.`,
  visit: `visit is ${visitKinds.join(' or ')}.`,
  character: 'This contains a character that cannot be stored.',
} as const;

/** The European Union, as one value of a condition. */
export const EU = 'EU';
const EU_MEMBERS = 'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' ');
const codes = new Set([EU, ...countries.map(({ code }) => code)]);

/** The countries that a value stands for. */
export const countriesOf = (value: string): readonly string[] => (value === EU ? EU_MEMBERS : [value]);

/** One of some names, however its letters are written. */
const named = <Name extends string>(names: readonly Name[], refusal: string) =>
  z.string(refusal).transform((text, context) => {
    const found = names.find((name) => name.toLowerCase() === text.trim().toLowerCase());
    if (found !== undefined) return found;
    context.addIssue({ code: 'custom', message: refusal });
    return z.NEVER;
  });

/** A text in the form that `stored` makes of it; null is refused. */
const formed = (refusal: string, stored: (text: string) => string | null) =>
  z
    .string(refusal)
    .max(MAX_VALUE_LENGTH, refusal)
    .transform((text, context) => {
      const value = stored(text.trim());
      if (value !== null) return value;
      context.addIssue({ code: 'custom', message: refusal });
      return z.NEVER;
    });

const upper = (text: string) => (codes.has(text.toUpperCase()) ? text.toUpperCase() : null);

/** Made where they are first needed: each takes a start ten milliseconds. */
const names: { language?: Intl.DisplayNames; region?: Intl.DisplayNames } = {};
const isNamed = (type: keyof typeof names, code: string) =>
  Boolean((names[type] ??= new Intl.DisplayNames('en', { type, fallback: 'none' })).of(code));
const LANGUAGE = /^([a-z]{2,3})(?:-[A-Z][a-z]{3})?(?:-([A-Z]{2}|\d{3}))?$/;

/** A language with its script and its region, as far as it names them; null where one of them is unknown. */
function languageOf(text: string): string | null {
  try {
    const [tag = ''] = Intl.getCanonicalLocales(text);
    const [, language, region] = LANGUAGE.exec(tag) ?? [];
    if (language === undefined || !isNamed('language', language)) return null;
    return region === undefined || isNamed('region', region) ? tag : null;
  } catch {
    return null;
  }
}

/** A host as referrers are compared with it: without `www.`. */
function referrerOf(text: string): string | null {
  if (/[\s@?#]/.test(text)) return null;
  return hostTyped(text)?.replace(/^www\./, '') || null;
}

const storable = (text: string) => isStorableText(text);

/** At least one value, each once. */
const some = <Value extends z.ZodType>(value: Value) =>
  z
    .array(value, valueMessages.values)
    .min(1, valueMessages.values)
    .max(MOST_VALUES, valueMessages.values)
    .transform((values) => [...new Set(values)]);

export const NamedDevice = named(namedDevices, valueMessages.device);
export const NamedSystem = named(namedSystems, valueMessages.os);
const CountryOrUnion = formed(valueMessages.country, upper);
/** A country, which the European Union is not. */
export const Country = CountryOrUnion.refine((code) => code !== EU, valueMessages.country);
export const NamedVisit = named(visitKinds, valueMessages.visit);
export const DeviceList = some(NamedDevice);
export const SystemList = some(NamedSystem);
export const CountryList = some(CountryOrUnion);
export const LanguageList = some(formed(valueMessages.language, languageOf));
export const ReferrerList = some(formed(valueMessages.referrer, referrerOf));
export const WeekdayList = z
  .array(
    z
      .number(valueMessages.weekday)
      .int(valueMessages.weekday)
      .min(1, valueMessages.weekday)
      .max(7, valueMessages.weekday),
    valueMessages.weekday,
  )
  .min(1, valueMessages.weekday)
  .max(MOST_VALUES, valueMessages.values)
  .transform((days) => [...new Set(days)].sort());
export const Clock = z.string(valueMessages.clock).regex(/^([01]\d|2[0-3]):[0-5]\d$|^24:00$/, valueMessages.clock);
export const Zone = z
  .string(valueMessages.zone)
  .max(MAX_VALUE_LENGTH, valueMessages.zone)
  .refine(isTimeZone, valueMessages.zone);
export const ParameterName = z
  .string(valueMessages.name)
  .min(1, valueMessages.name)
  .max(MAX_VALUE_LENGTH, valueMessages.name)
  .refine(storable, valueMessages.character);
export const ParameterValues = z
  .array(
    z.string(valueMessages.value).max(MAX_VALUE_LENGTH, valueMessages.value).refine(storable, valueMessages.character),
    valueMessages.mostValues,
  )
  .max(MOST_VALUES, valueMessages.mostValues)
  .transform((values) => [...new Set(values)]);

/** A point in time, stored as ISO 8601 in UTC. */
export const StoredTimestamp = Timestamp(valueMessages.timestamp).transform((timestamp) => timestamp.toISOString());
