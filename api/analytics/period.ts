import { limitsOf } from '../account/limits.ts';
import { localHour } from '../local-time.ts';
import type { Viewer } from '../viewer.ts';
import { addDays } from '../days.ts';

/** The periods of the dashboard and how many days each has, today included. */
export const dashboardPeriods = { LAST_7_DAYS: 7, LAST_30_DAYS: 30, LAST_90_DAYS: 90 } as const;
export type DashboardPeriod = keyof typeof dashboardPeriods;

/** Calendar days (YYYY-MM-DD) in the owner's zone, both ends included. */
export interface DayRange {
  from: string;
  to: string;
}

/** A period as it is shown. */
export interface Period extends DayRange {
  /** The first day the plan shows, where it cut the period short; else null. */
  historyLimitedFrom: string | null;
  /** As many days, right before; null where the plan does not show all of them. */
  previous: DayRange | null;
}

type Owner = Pick<Viewer, 'tier' | 'timeZone'>;

/** The day it is for the owner. */
export const todayOf = (owner: Owner, now = Date.now()): string => localHour(owner.timeZone, now).day;

/**
 * The last `days` days of the owner, cut to the history the plan shows: this is the one place where the plan's window
 * is applied.
 */
export function lastDays(owner: Owner, days: number, now = Date.now()): Period {
  const to = todayOf(owner, now);
  const history = limitsOf(owner).maxAnalyticsHistoryDays;
  const isLimited = history !== -1 && history < days;
  const length = isLimited ? Math.max(history, 1) : days;
  const from = addDays(to, 1 - length);
  return {
    from,
    to,
    historyLimitedFrom: isLimited ? from : null,
    previous: history === -1 || history >= 2 * length ? { from: addDays(from, -length), to: addDays(from, -1) } : null,
  };
}
