const dateTime = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' });
const date = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium' });
const time = new Intl.DateTimeFormat(undefined, { timeStyle: 'medium' });
// A calendar day has no zone: read as UTC and written as UTC it stays the day it is.
const shortDay = new Intl.DateTimeFormat(undefined, { month: 'short', day: 'numeric', timeZone: 'UTC' });
const longDay = new Intl.DateTimeFormat(undefined, {
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  year: 'numeric',
  timeZone: 'UTC',
});

/** An ISO moment with date and time, in the reader's zone and language. */
export const formatDateTime = (iso: string) => dateTime.format(new Date(iso));

/** An ISO moment's date, in the reader's zone and language. */
export const formatDate = (iso: string) => date.format(new Date(iso));

/** An ISO moment's time of day to the second. */
export const formatTime = (iso: string) => time.format(new Date(iso));

/** A day, YYYY-MM-DD, as short month and day. */
export const formatDay = (day: string) => shortDay.format(new Date(day));

const dayOfYear = new Intl.DateTimeFormat(undefined, {
  month: 'short',
  day: 'numeric',
  year: 'numeric',
  timeZone: 'UTC',
});

/** The days from one to another, YYYY-MM-DD, or the one if both are the same; with the year unless it is this one. */
export function formatDays(from: string, to: string): string {
  const thisYear = String(new Date().getFullYear());
  const format = [from, to].every((day) => day.startsWith(thisYear)) ? shortDay : dayOfYear;
  return format.formatRange(new Date(from), new Date(to));
}

/** A day, YYYY-MM-DD, with weekday and year. */
export const formatLongDay = (day: string) => longDay.format(new Date(day));

const zoned = new Map<string, Record<'short' | 'long', Intl.DateTimeFormat>>();

function formatsOf(timeZone: string) {
  let formats = zoned.get(timeZone);
  if (!formats) {
    const day = { month: 'short', day: 'numeric', timeZone } as const;
    const clock = { hour: 'numeric', minute: '2-digit', second: '2-digit' } as const;
    formats = {
      short: new Intl.DateTimeFormat(undefined, { ...day, ...clock }),
      long: new Intl.DateTimeFormat(undefined, {
        ...day,
        ...clock,
        year: 'numeric',
        weekday: 'short',
        timeZoneName: 'short',
      }),
    };
    zoned.set(timeZone, formats);
  }
  return formats;
}

/** An ISO moment to the second on the clocks of an IANA zone, without its year. */
export const formatDateTimeIn = (iso: string, timeZone: string) => formatsOf(timeZone).short.format(new Date(iso));

/** The same with weekday, year and the name of the zone. */
export const formatLongDateTimeIn = (iso: string, timeZone: string) => formatsOf(timeZone).long.format(new Date(iso));
