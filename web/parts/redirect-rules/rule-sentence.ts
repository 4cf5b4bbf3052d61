import { clock, dayStyle, locale } from '../../format/locale.ts';
import { countryName, deviceNames, languageName, systemNames, visitNames, weekdayNames } from './condition-words.ts';
import { kindOf, kinds, type Condition, type Kind, type Rule } from './rules.ts';

const either = new Intl.ListFormat('en', { type: 'disjunction' });
const both = new Intl.ListFormat('en', { type: 'conjunction' });
const or = (words: readonly string[]) => either.format(words);

const timestampText = (iso: string) =>
  new Date(iso).toLocaleString(locale, { ...dayStyle, ...clock, year: 'numeric', hour: '2-digit', minute: '2-digit' });

/** Days that follow each other are a range. */
function daysOf(weekdays: readonly number[]): string {
  const sorted = [...weekdays].sort();
  const first = weekdayNames[sorted[0]! - 1]!;
  const last = weekdayNames[sorted.at(-1)! - 1]!;
  const isRange = sorted.length > 2 && sorted.at(-1)! - sorted[0]! === sorted.length - 1;
  return isRange ? `from ${first} to ${last}` : `on ${both.format(sorted.map((day) => `${weekdayNames[day - 1]!}s`))}`;
}

/** The place of a zone: Europe/Berlin is Berlin. */
const placeOf = (zone: string) => zone.split('/').at(-1)!.replaceAll('_', ' ');

function timeOf({ weekdays = [], from, to, zone }: NonNullable<Condition['time']>): string | null {
  const hours = from && to ? `between ${from} and ${to}` : '';
  const days = weekdays.length && weekdays.length < 7 ? daysOf(weekdays) : '';
  const when = [days, hours].filter(Boolean).join(' ');
  return when || weekdays.length ? `${when || 'on any day'} (${placeOf(zone)} time)` : null;
}

function datesOf({ from, until }: NonNullable<Condition['dates']>): string | null {
  const parts = [from && `from ${timestampText(from)}`, until && `until ${timestampText(until)}`].filter(Boolean);
  return parts.length ? parts.join(' ') : null;
}

/** What a condition says within a sentence, in the order in which it is said; null while it says nothing. */
const phrases: { [K in Kind]: (value: NonNullable<Condition[K]>) => string | null } = {
  device: (values) => (values.length ? `on ${or(values.map((one) => deviceNames[one]?.[1] ?? one))}` : null),
  os: (values) => (values.length ? `on ${or(values.map((one) => systemNames[one] ?? one))}` : null),
  country: (values) => (values.length ? `in ${or(values.map((code) => inSentence(countryName(code))))}` : null),
  language: (values) => (values.length ? `who prefer ${or(values.map(languageName))}` : null),
  referrer: (values) => (values.length ? `coming from ${or(values)}` : null),
  parameter: ({ name, values = [] }) => {
    if (!name) return null;
    return `with ${values.length ? or(values.map((value) => `${name}=${value}`)) : name} in the address`;
  },
  visit: (value) => visitNames[value][1],
  time: timeOf,
  dates: datesOf,
};

/** Names of countries that take an article within a sentence. */
const inSentence = (name: string) =>
  /^(United|Netherlands|Philippines|Bahamas|Maldives|European Union|Czech Republic|Dominican Republic)/.test(name)
    ? `the ${name}`
    : name;

/** The order in which a sentence says things; as they are offered, but for what tells when. */
const rank = (condition: Condition) => {
  const kind = kindOf(condition);
  return kind === 'time' || kind === 'dates' ? kinds.length + kinds.indexOf(kind) : kinds.indexOf(kind);
};

/** What a condition says within a sentence; null while it says nothing. */
export function phraseOf(condition: Condition): string | null {
  const kind = kindOf(condition);
  return (phrases[kind] as (value: unknown) => string | null)(condition[kind]);
}

/** An address as people read it: without its scheme and a lone slash. */
const shown = (address: string) =>
  address
    .trim()
    .replace(/^https?:\/\//i, '')
    .replace(/\/$/, '');

/** A rule in one sentence; null while something is missing. */
export function sentenceOf({ destination, conditions }: Rule): string | null {
  const said = [...conditions].sort((a, b) => rank(a) - rank(b)).map(phraseOf);
  const whole = said.filter((phrase) => phrase !== null);
  if (!destination.trim() || !whole.length || whole.length < said.length) return null;
  return `People ${whole.join(' ')} go to ${shown(destination)}.`;
}
