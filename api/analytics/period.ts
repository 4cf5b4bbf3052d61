import { limitsOf } from '../account/limits.ts';
import { config } from '../config.ts';
import { localHour } from '../local-time.ts';
import type { Viewer } from '../viewer.ts';
import { addDays, daysBetween, lastDayAt } from '../days.ts';

/** Calendar days (YYYY-MM-DD) in the owner's zone, both ends included. */
export interface DayRange {
  from: string;
  to: string;
}

/** Days as they are shown. */
export interface ShownRange extends DayRange {
  /** The first day the plan shows, where it cut the days short; else null. */
  historyLimitedFrom: string | null;
}

type Owner = Pick<Viewer, 'tier' | 'timeZone' | 'begunDay'>;

/** Three years and a bit: longer ranges cost much and show little. */
export const LONGEST_RANGE_DAYS = 1_100;

/**
 * The day it is for the owner. A day that had begun when the zone was changed goes on: clicks are filed under it, and
 * must not be hidden as those of a day to come.
 */
export function todayOf({ timeZone, begunDay }: Pick<Viewer, 'timeZone' | 'begunDay'>, now = Date.now()): string {
  const { day } = localHour(timeZone, now);
  return begunDay !== null && begunDay > day && begunDay <= lastDayAt(now) ? begunDay : day;
}

/** How many days a range has. */
export const lengthOf = ({ from, to }: DayRange): number => daysBetween(from, to).length;

/** As many days, right before. */
export function daysBefore(range: DayRange): DayRange {
  return { from: addDays(range.from, -lengthOf(range)), to: addDays(range.from, -1) };
}

/** The first day of the history the owner's plan shows. */
function firstShownDay(owner: Owner, now: number): string {
  return addDays(todayOf(owner, now), 1 - Math.max(limitsOf(owner).maxAnalyticsHistoryDays, 1));
}

/**
 * Cuts days to the history the plan shows: this is the one place where the plan's window is applied. Days that end
 * before it come back with their end before their beginning.
 */
export function shownPart(owner: Owner, range: DayRange, now = Date.now()): ShownRange {
  const first = firstShownDay(owner, now);
  if (range.from >= first) return { ...range, historyLimitedFrom: null };
  return { from: first, to: range.to, historyLimitedFrom: first };
}

/** The range itself where the plan shows all of it, else null. */
export function onlyIfShown(owner: Owner, range: DayRange, now = Date.now()): DayRange | null {
  return shownPart(owner, range, now).historyLimitedFrom === null ? range : null;
}

/** The range itself where all its clicks are still kept, else null: a part of them would make a wrong trend. */
export function onlyIfKept(owner: Owner, range: DayRange, now = Date.now()): DayRange | null {
  return range.from >= addDays(todayOf(owner, now), -config.retentionDays) ? range : null;
}

/** All days of the owner the plan shows, today included, as many as one question may be about. */
export function shownHistory(owner: Owner, now = Date.now()): ShownRange {
  const to = todayOf(owner, now);
  return shownPart(owner, { from: addDays(to, 1 - LONGEST_RANGE_DAYS), to }, now);
}
