import { clock, locale } from './locale.ts';
import { onFirstUse } from './on-first-use.ts';

const isTwelveHours = clock.hourCycle === 'h12';
/** Without its minutes a whole hour of a 24-hour clock reads like any number. */
const minutes = isTwelveHours ? {} : ({ minute: '2-digit' } as const);
const hourOf = (timeZone: string) =>
  new Intl.DateTimeFormat(locale, { ...clock, hour: isTwelveHours ? 'numeric' : '2-digit', ...minutes, timeZone });
const hour = onFirstUse(() => hourOf('UTC'));
const weekday = onFirstUse(() => new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' }));
const shortWeekday = onFirstUse(() => new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' }));
/** A Monday. */
const MONDAY = Date.UTC(2024, 0, 1);
const DAY_MS = 86_400_000;
const HOURS = 24;
const HALF = /\s?([ap]m)$/i;

/** An hour of the day, 0 to 23, on the reader's clock: `6 PM` or `18:00`. */
export const formatHour = (of: number) => hour().format(Date.UTC(2024, 0, 1, of));

/** The hour from one to the next: `6–7 PM` or `18:00–19:00`. */
export const formatHourSpan = (of: number) => spanOf(formatHour(of), formatHour((of + 1) % HOURS));

const spanOf = (from: string, to: string) =>
  `${HALF.exec(from)?.[1] === HALF.exec(to)?.[1] ? from.replace(HALF, '') : from}–${to}`;

const zoned = new Map<string, Intl.DateTimeFormat>();

/** The hour in which a moment lies on the clocks of a zone. */
export function formatHourIn(iso: string, timeZone: string): string {
  let format = zoned.get(timeZone);
  if (!format) zoned.set(timeZone, (format = hourOf(timeZone)));
  return format.format(new Date(iso));
}

/** A day of the week, 1 Monday to 7 Sunday. */
export const formatWeekday = (day: number) => weekday().format(MONDAY + (day - 1) * DAY_MS);

/** The same in short. */
export const formatShortWeekday = (day: number) => shortWeekday().format(MONDAY + (day - 1) * DAY_MS);

/** The days of the week in the order of an account's weeks, in which the server tells their hours. */
export const weekdaysOf = (hours: readonly { weekday: number }[]): number[] => [
  ...new Set(hours.map(({ weekday: day }) => day)),
];
