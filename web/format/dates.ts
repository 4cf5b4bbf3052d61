const moment = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' });
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
export const formatMoment = (iso: string) => moment.format(new Date(iso));

/** An ISO moment's date, in the reader's zone and language. */
export const formatDate = (iso: string) => date.format(new Date(iso));

/** An ISO moment's time of day to the second. */
export const formatTime = (iso: string) => time.format(new Date(iso));

/** A day, YYYY-MM-DD, as short month and day. */
export const formatDay = (day: string) => shortDay.format(new Date(day));

/** A day, YYYY-MM-DD, with weekday and year. */
export const formatLongDay = (day: string) => longDay.format(new Date(day));
