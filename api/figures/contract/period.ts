import { keptDays, limitsOf } from '../../account/limits.ts';
import { localHour } from '../../common/local-time.ts';
import type { Viewer } from '../../common/viewer.ts';
import { addDays, daysBetween, lastDayAt } from '../../common/days.ts';
import type { TimeSpan } from './contract.ts';

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

/** The owner's current day: the date in the owner's zone now. */
export const todayOf = ({ timeZone }: Pick<Viewer, 'timeZone'>, now = Date.now()): string =>
  localHour(timeZone, now).day;

/**
 * The last day that clicks may be stored under. It is after today where it had begun in the zone before a change; its
 * clicks count as today's until it begins in the new zone as well.
 */
export function lastStoredDay({ timeZone, begunDay }: Pick<Viewer, 'timeZone' | 'begunDay'>, now = Date.now()): string {
  const { day } = localHour(timeZone, now);
  return begunDay !== null && begunDay > day && begunDay <= lastDayAt(now) ? begunDay : day;
}

/** Dates differ by so many days at most between the zones of the earth. */
const MOST_DAYS_APART = 2;

/**
 * The days that clicks of a range are stored under: those of today also under a later day, and those since a time, which
 * tells them by itself, under any date that it is or was somewhere on earth.
 */
export function storedDays(range: DayRange, today: string, lastStored: string): DayRange {
  const { from, to, span } = range;
  if (span && span.since !== null) {
    return { from: addDays(from, -MOST_DAYS_APART), to: addDays(to, MOST_DAYS_APART), span };
  }
  return { ...range, to: to === today ? lastStored : to };
}

/** A stored day as the owner sees it, within a range that its click belongs to. */
export function shownDay(day: string, { from, to }: DayRange): string {
  if (day < from) return from;
  return day > to ? to : day;
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
