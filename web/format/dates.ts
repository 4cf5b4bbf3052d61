import { clock, dayStyle, locale } from './locale.ts';
import { onFirstUse } from './on-first-use.ts';

const format = (options: Intl.DateTimeFormatOptions) => onFirstUse(() => new Intl.DateTimeFormat(locale, options));

const dateTime = format({ ...dayStyle, year: 'numeric', hour: 'numeric', minute: '2-digit', ...clock });
const date = format({ ...dayStyle, year: 'numeric' });
// A calendar day has no zone: read as UTC and written as UTC it stays the day it is.
const shortDay = format({ ...dayStyle, timeZone: 'UTC' });
const longDay = format({ weekday: 'short', ...dayStyle, year: 'numeric', timeZone: 'UTC' });

/** An ISO moment with date and time, in the reader's zone. */
export const formatDateTime = (iso: string) => dateTime().format(new Date(iso));

/** An ISO moment's date, in the reader's zone. */
export const formatDate = (iso: string) => date().format(new Date(iso));

/** An ISO moment's time of day to the second, in a zone or the reader's. */
export const formatTime = (iso: string, timeZone?: string) =>
  new Intl.DateTimeFormat(locale, { timeStyle: 'medium', ...clock, timeZone }).format(new Date(iso));

/** A day, YYYY-MM-DD, as short month and day. */
export const formatDay = (day: string) => shortDay().format(new Date(day));

const dayOfYear = format({ ...dayStyle, year: 'numeric', timeZone: 'UTC' });

/** The days from one to another, YYYY-MM-DD, or the one if both are the same; with the year unless it is this one. */
export function formatDays(from: string, to: string): string {
  const thisYear = String(new Date().getFullYear());
  const named = [from, to].every((day) => day.startsWith(thisYear)) ? shortDay : dayOfYear;
  return named().formatRange(new Date(from), new Date(to));
}

/** A day, YYYY-MM-DD, with weekday and year. */
export const formatLongDay = (day: string) => longDay().format(new Date(day));

const zoned = new Map<string, Record<'short' | 'long', () => Intl.DateTimeFormat>>();

function formatsOf(timeZone: string) {
  let formats = zoned.get(timeZone);
  if (!formats) {
    const short = { ...dayStyle, timeZone, ...clock, hour: 'numeric', minute: '2-digit', second: '2-digit' } as const;
    const long = { ...short, year: 'numeric', weekday: 'short', timeZoneName: 'short' } as const;
    formats = { short: format(short), long: format(long) };
    zoned.set(timeZone, formats);
  }
  return formats;
}

/** An ISO moment to the second on the clocks of an IANA zone, without its year. */
export const formatDateTimeIn = (iso: string, timeZone: string) => formatsOf(timeZone).short().format(new Date(iso));

/** The same with weekday, year and the name of the zone. */
export const formatLongDateTimeIn = (iso: string, timeZone: string) => formatsOf(timeZone).long().format(new Date(iso));

/** Where a zone is and what its clocks show now: `Berlin (GMT+1)`. */
export function formatZone(timeZone: string, now = Date.now()): string {
  const parts = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'shortOffset' }).formatToParts(now);
  const offset = parts.find(({ type }) => type === 'timeZoneName')?.value;
  const place = timeZone.split('/').at(-1)!.replaceAll('_', ' ');
  return offset && offset !== place ? `${place} (${offset})` : place;
}

/** The time of day of an ISO moment, to the minute, on the clocks of a zone. */
export const formatTimeIn = (iso: string, timeZone: string) =>
  new Intl.DateTimeFormat(locale, { ...clock, hour: 'numeric', minute: '2-digit', timeZone }).format(new Date(iso));

const month = format({ month: dayStyle.month, year: 'numeric', timeZone: 'UTC' });

/** The month of a day, YYYY-MM-DD. */
export const formatMonth = (day: string) => month().format(new Date(day));
