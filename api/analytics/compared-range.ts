import { addDays, daysBetween, endsEverywhere } from '../common/days.ts';
import { localHour } from '../common/local-time.ts';
import type { Owner } from '../common/viewer.ts';
import { hoursEarlier, type HourRange } from './last-hours.ts';
import { lengthOf, onlyIfKept, todayOf, type DayRange } from '../figures/contract/period.ts';
import { hoursOf } from './series.ts';

/** The period to compare with. */
export const comparisons = ['PREVIOUS_PERIOD', 'PREVIOUS_YEAR'] as const;
export type Comparison = (typeof comparisons)[number];

/** The days that a period is compared with, as many as it has. */
export interface ComparedRange extends DayRange {
  /**
   * Where the same part of the days ends as has passed of a period that is not over, the current minute included
   * (milliseconds since 1970). Null for a period that is over.
   */
  until: number | null;
}

/** How to compare: with weekdays matched, days move by whole weeks. */
export interface ComparisonWish {
  comparison: Comparison;
  matchWeekdays: boolean;
}

const WEEK = 7;
const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

/** The days to compare a period with; null when they overlap with it, or some are no longer stored. */
export function comparedRange(
  owner: Owner,
  days: DayRange | HourRange,
  wish: ComparisonWish,
  now: number,
): ComparedRange | null {
  const earlier = daysEarlier(days, wish);
  const minute = (Math.floor(now / MINUTE_MS) + 1) * MINUTE_MS;
  if (days.span) {
    const hours = hoursEarlier(owner.timeZone, days as HourRange, earlier);
    const compared = onlyIfKept(owner, hours, now);
    return compared && { ...compared, until: minute - earlier * DAY_MS };
  }
  const range = { from: addDays(days.from, -earlier), to: addDays(days.to, -earlier) };
  if (range.to >= days.from) return null;
  const until = days.to === todayOf(owner, now) ? sameTimeOn(owner.timeZone, range.to, now, minute) : null;
  const compared = onlyIfKept(owner, range, now);
  return compared && { ...compared, until };
}

function daysEarlier(days: DayRange, { comparison, matchWeekdays }: ComparisonWish): number {
  const length = days.span ? 1 : lengthOf(days);
  const earlier = comparison === 'PREVIOUS_PERIOD' ? length : daysBetween(yearBefore(days.from), days.from).length - 1;
  if (!matchWeekdays) return earlier;
  return comparison === 'PREVIOUS_PERIOD' ? Math.ceil(length / WEEK) * WEEK : Math.floor(earlier / WEEK) * WEEK;
}

function yearBefore(day: string): string {
  const before = `${Number(day.slice(0, 4)) - 1}`.padStart(4, '0') + day.slice(4);
  const isDay = new Date(`${before}T00:00:00Z`).toISOString().startsWith(before);
  return isDay ? before : addDays(day, -366); // 29 February has the 28th before it
}

/** When the clocks of a zone show the same time on another day as at the end of this minute; a skipped hour is its end. */
function sameTimeOn(timeZone: string, day: string, now: number, minute: number): number {
  const { hour, startsAt } = localHour(timeZone, now);
  const starts = hoursOf({ from: day, to: day }, timeZone, Infinity).map(({ at }) => at.getTime());
  const start = starts.find((at) => localHour(timeZone, at).hour >= hour);
  if (start === undefined) return endsEverywhere(day);
  return localHour(timeZone, start).hour === hour ? start + (minute - startsAt) : start;
}
