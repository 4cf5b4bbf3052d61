import { firstDayOf } from '../analytics/first-day.ts';
import { askClicks } from '../figures/engine/click-engine.ts';
import { addDays, daysBetween, monthStart } from '../common/days.ts';
import { localHour } from '../common/local-time.ts';
import type { Owner } from '../common/viewer.ts';
import { limitsOf } from '../account/limits.ts';

/** Months that the history of usage shows, this one included. */
const MONTHS = 12;
/** Whole days whose average stands for the days to come. */
const AVERAGED_DAYS = 28;

/** Human clicks of one month of the owner. */
export interface MonthClicks {
  /** Its first day, YYYY-MM-01. */
  month: string;
  clicks: number;
}

/** How the clicks of an owner went month by month, and where this month leads. */
export interface UsageHistory {
  /** The latest twelve at most, the oldest first; from the month of the first link or click. */
  months: MonthClicks[];
  /** Clicks of this month at its end, if the daily average of the last 28 whole days goes on; null before one is over. */
  forecast: number | null;
  /** Days since the owner's first link or click, this one included, as far as the plan shows them. */
  historyDays: number;
  maxHistoryDays: number;
}

/** The monthly clicks of an owner with a forecast of this month. */
export async function usageHistoryOf(owner: Owner, now = Date.now()): Promise<UsageHistory> {
  const today = localHour(owner.timeZone, now).day;
  const thisMonth = monthStart(today);
  const oldest = monthsBefore(thisMonth, MONTHS - 1);
  const [days, first] = await Promise.all([
    askClicks({ ownerId: owner.id, linkId: null, filters: [], from: oldest, to: today }, { kind: 'days' }),
    firstDayOf(owner, null, today),
  ]);
  const clicksOf = new Map(days.map(({ day, clicks }) => [day, clicks]));
  const begins = first && first > oldest ? monthStart(first) : first ? oldest : thisMonth;
  const { maxAnalyticsHistoryDays: maxHistoryDays } = limitsOf(owner);
  const known = first ? daysBetween(first, today).length : 0;
  return {
    months: monthsFrom(begins, thisMonth).map((month) => ({
      month,
      clicks: days.reduce((sum, { day, clicks }) => sum + (monthStart(day) === month ? clicks : 0), 0),
    })),
    forecast: first ? forecastOf(clicksOf, first, today) : null,
    historyDays: Math.min(known, maxHistoryDays),
    maxHistoryDays,
  };
}

function forecastOf(clicksOf: Map<string, number>, first: string, today: string): number | null {
  const from = addDays(today, -AVERAGED_DAYS);
  const whole = daysBetween(first > from ? first : from, addDays(today, -1));
  if (!whole.length) return null;
  const sumOf = (days: string[]) => days.reduce((sum, day) => sum + (clicksOf.get(day) ?? 0), 0);
  const average = sumOf(whole) / whole.length;
  const thisMonth = monthStart(today);
  const left = daysBetween(today, addDays(monthsBefore(thisMonth, -1), -1)).length - 1;
  const soFar = sumOf(daysBetween(thisMonth, addDays(today, -1)));
  // Today is at least as good as it already is.
  return Math.round(soFar + Math.max(clicksOf.get(today) ?? 0, average) + left * average);
}

/** The first day of the month so many months before another's; after it for a negative count. */
function monthsBefore(month: string, count: number): string {
  const [year, number] = month.split('-').map(Number);
  return new Date(Date.UTC(year!, number! - 1 - count, 1)).toISOString().slice(0, 10);
}

function monthsFrom(first: string, last: string): string[] {
  const months: string[] = [];
  for (let month = first; month <= last; month = monthsBefore(month, -1)) months.push(month);
  return months;
}
