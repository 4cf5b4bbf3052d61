import { localHour } from '../common/local-time.ts';
import type { DayRange } from '../figures/contract/period.ts';

const HOUR_MS = 3_600_000;
const HOURS = 24;
const DAY_MS = HOURS * HOUR_MS;

/** The part of days that a rolling day covers. */
export interface HourRange extends DayRange {
  span: { since: number; before: number; isWholeHours: true };
}

/** Twenty-four hours on the clocks of a zone, of which the last is the one at a time (milliseconds since 1970). */
export function lastHours(timeZone: string, now: number): HourRange {
  const last = localHour(timeZone, now);
  const first = localHour(timeZone, last.startsAt - (HOURS - 1) * HOUR_MS);
  const span = { since: first.startsAt, before: last.startsAt + HOUR_MS, isWholeHours: true } as const;
  return { from: first.day, to: last.day, span };
}

/** The same hours so many days earlier. */
export function hoursEarlier(timeZone: string, { span }: HourRange, days: number): HourRange {
  return lastHours(timeZone, span.before - HOUR_MS - days * DAY_MS);
}
