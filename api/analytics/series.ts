import { beginsAnywhere, endsEverywhere } from '../common/days.ts';
import { localHour, type LocalHour } from '../common/local-time.ts';
import type { Sums } from '../figures/contract/contract.ts';
import type { DayRange } from '../figures/contract/period.ts';

/** The sums of one point of a series or of one hour. */
export interface Counts {
  clicks: number;
  visitors: number;
  bots: number;
}

/** The lengths of the points of a series. */
export const granularities = ['HOUR', 'DAY', 'WEEK', 'MONTH'] as const;
export type Granularity = (typeof granularities)[number];

/** A day, a week or a month of the owner's calendar as far as the period has it, or an hour that began `at`. */
export interface SeriesPoint extends Counts {
  /** The first day. */
  date: string;
  /** The last day. */
  lastDate: string;
  at: Date | null;
  /** Whether it is not over yet. */
  isRunning: boolean;
  /** Whether it is not whole: it is not over yet, or the period begins or ends within it. */
  isPartial: boolean;
}

/** An hour of a series, with its hour of the day. */
export interface HourPoint extends SeriesPoint {
  at: Date;
  hour: number;
}

/** Sums to add to. */
export const noCounts = (): Counts => ({ clicks: 0, visitors: 0, bots: 0 });

/** Adds to sums in place. */
export function addCounts(sums: Counts, { clicks, visitors, bots }: Counts): void {
  sums.clicks += clicks;
  sums.visitors += visitors;
  sums.bots += bots;
}

/** The sums of all rows. */
export function totalOf(rows: readonly Sums[]): Sums {
  const sums = noCounts();
  for (const row of rows) addCounts(sums, row);
  return sums;
}

export const HOUR_MS = 3_600_000;

/** The hours of a zone's days until a time (milliseconds since 1970), each once also where the clocks are put back. */
export function hoursOf({ from, to, span }: DayRange, timeZone: string, now: number): HourPoint[] {
  const starts = new Map<number, LocalHour>();
  const end = Math.min(endsEverywhere(to), now + 1, span?.before ?? Infinity);
  const add = (at: number): void => {
    const hour = localHour(timeZone, at);
    if (hour.day >= from && hour.day <= to) starts.set(hour.startsAt, hour);
  };
  for (let at = Math.max(beginsAnywhere(from), span?.since ?? -Infinity); at < end; at += HOUR_MS) add(at);
  // Zones of half hours begin their last hour between two steps.
  add(end - 1);
  return [...starts.values()].map(({ startsAt, day, hour }) => {
    const isRunning = startsAt <= now && now < startsAt + HOUR_MS;
    return { hour, date: day, lastDate: day, at: new Date(startsAt), isRunning, isPartial: isRunning, ...noCounts() };
  });
}
