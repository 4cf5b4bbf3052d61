const hour = new Intl.DateTimeFormat(undefined, { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' });
const weekday = new Intl.DateTimeFormat(undefined, { weekday: 'long', timeZone: 'UTC' });
const shortWeekday = new Intl.DateTimeFormat(undefined, { weekday: 'short', timeZone: 'UTC' });
/** A Monday. */
const MONDAY = Date.UTC(2024, 0, 1);
const DAY_MS = 86_400_000;

/** An hour of the day, 0 to 23, in the reader's way: `6:00 PM`. */
export const formatHour = (of: number) => hour.format(Date.UTC(2024, 0, 1, of));

/** The same on an axis: `18:00`. */
export const axisHour = (of: number) => `${of}:00`;

/** A day of the week, 1 Monday to 7 Sunday. */
export const formatWeekday = (day: number) => weekday.format(MONDAY + (day - 1) * DAY_MS);

/** The same in short. */
export const formatShortWeekday = (day: number) => shortWeekday.format(MONDAY + (day - 1) * DAY_MS);
