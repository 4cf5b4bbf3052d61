import { Lru } from './lru.ts';

const DAY_MS = 86_400_000;
/** Twenty years: to write a day anew takes twenty times as long as to look it up, and an Overview has hundreds. */
const written = new Lru<number, string>(8_192);

/** PostgreSQL counts days and moments from 2000-01-01 on; milliseconds since 1970. */
export const POSTGRES_EPOCH_MS = Date.UTC(2000, 0, 1);

/** The day in UTC of a moment (milliseconds since 1970). */
export const utcDay = (timestamp: number): string =>
  written.getOrMake(Math.floor(timestamp / DAY_MS), () => new Date(timestamp).toISOString().slice(0, 10));

/** When a day begins in UTC, milliseconds since 1970. */
export const utcMidnight = (day: string): number => Date.parse(`${day}T00:00:00Z`);

/** The day (YYYY-MM-DD) that many days after a day; before it, for a negative number. */
export function addDays(day: string, count: number): string {
  return utcDay(utcMidnight(day) + count * DAY_MS);
}

/** Every day from the first to the last, both included. */
export function daysBetween(from: string, to: string): string[] {
  const days: string[] = [];
  const last = utcMidnight(to);
  for (let at = utcMidnight(from); at <= last; at += DAY_MS) days.push(utcDay(at));
  return days;
}

/** How many days a week has. */
const WEEK = 7;

/** The day of the week, 1 (Monday) to 7 (Sunday). */
export const weekdayOf = (day: string): number => new Date(utcMidnight(day)).getUTCDay() || WEEK;

/** The seven days of the week, 1 (Monday) to 7 (Sunday), from the first of a week on. */
export const weekdaysFrom = (firstWeekday: number): number[] =>
  Array.from({ length: WEEK }, (_, index) => ((firstWeekday - 1 + index) % WEEK) + 1);

/** The first day of a day's week, in weeks that begin on `firstWeekday`, 1 (Monday) to 7 (Sunday). */
export const weekStart = (day: string, firstWeekday: number): string =>
  addDays(day, -((weekdayOf(day) - firstWeekday + WEEK) % WEEK));

/** The first day of a day's month. */
export const monthStart = (day: string): string => `${day.slice(0, 8)}01`;

const HOUR_MS = 3_600_000;
/** The first zone on earth begins a day so long before UTC, the last one ends it so long after it began there. */
const EARLIEST_MS = 14 * HOUR_MS;
const LATEST_MS = 36 * HOUR_MS;

/** When a day begins in the first zone on earth, milliseconds since 1970. */
export const beginsAnywhere = (day: string): number => utcMidnight(day) - EARLIEST_MS;

/** When a day is over in the last zone on earth, milliseconds since 1970. */
export const endsEverywhere = (day: string): number => utcMidnight(day) + LATEST_MS;

/** The last day that has begun somewhere on earth at a moment (milliseconds since 1970). */
export const lastDayAt = (timestamp: number): string => utcDay(timestamp + EARLIEST_MS);
