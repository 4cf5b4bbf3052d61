import { keptDays, limitsOf } from '../account/limits.ts';
import { localHour } from '../local-time.ts';
import type { Viewer } from '../viewer.ts';
import { addDays, daysBetween, lastDayAt } from '../days.ts';
import type { TimeSpan } from './engine/contract.ts';

/** Calendar days (YYYY-MM-DD) in the owner's zone, both ends included. */
export interface DayRange {
  from: string;
  to: string;
  /** Only this part of the days; all of them without it. */
  span?: TimeSpan | null;
}

/** The days that are shown. */
export interface ShownRange extends DayRange {
  /** The first day the plan shows, if the plan shortens the range; otherwise null. */
  historyLimitedFrom: string | null;
}

type Owner = Pick<Viewer, 'tier' | 'timeZone' | 'begunDay' | 'retentionDays'>;

/** Slightly more than three years: longer ranges are expensive and show little. */
export const LONGEST_RANGE_DAYS = 1_100;

/**
 * The owner's current day. A day that had begun before a change of zone continues: clicks are stored under it, and
 * must not be hidden as if they were in the future.
 */
export function todayOf({ timeZone, begunDay }: Pick<Viewer, 'timeZone' | 'begunDay'>, now = Date.now()): string {
  const { day } = localHour(timeZone, now);
  return begunDay !== null && begunDay > day && begunDay <= lastDayAt(now) ? begunDay : day;
}

/** The number of days in a range. */
export const lengthOf = ({ from, to }: DayRange): number => daysBetween(from, to).length;

/** The first day of the history the owner's plan shows. */
function firstShownDay(owner: Owner, now: number): string {
  return addDays(todayOf(owner, now), 1 - Math.max(limitsOf(owner).maxAnalyticsHistoryDays, 1));
}

/**
 * Limits days to the history of the plan. This is the only place that applies the plan's window. A range that ends
 * before the window is returned with its end before its start.
 */
export function shownPart(owner: Owner, range: DayRange, now = Date.now()): ShownRange {
  const first = firstShownDay(owner, now);
  if (range.from >= first) return { ...range, historyLimitedFrom: null };
  return { ...range, from: first, historyLimitedFrom: first };
}

/** The range itself if the plan shows all of it, otherwise null. */
export function onlyIfShown(owner: Owner, range: DayRange, now = Date.now()): DayRange | null {
  return shownPart(owner, range, now).historyLimitedFrom === null ? range : null;
}

/** The range itself if all its clicks are still stored, otherwise null: partial clicks would give a wrong trend. */
export function onlyIfKept(owner: Owner, range: DayRange, now = Date.now()): DayRange | null {
  return range.from >= addDays(todayOf(owner, now), -keptDays(owner)) ? range : null;
}

/** All days of the owner the plan shows, including today, limited to the longest range of a query. */
export function shownHistory(owner: Owner, now = Date.now()): ShownRange {
  const to = todayOf(owner, now);
  return shownPart(owner, { from: addDays(to, 1 - LONGEST_RANGE_DAYS), to }, now);
}
