import { beginsAnywhere, endsEverywhere } from '../days.ts';
import { localHour } from '../local-time.ts';
import type { Sums } from './engine/contract.ts';
import type { DayRange } from './period.ts';

/** The sums of one point of a series or of one hour. */
export interface Counts {
  clicks: number;
  visitors: number;
  bots: number;
}

/** One day of the owner's calendar, or one hour of it that began `at`. */
export interface SeriesPoint extends Counts {
  date: string;
  at: Date | null;
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

const HOUR_MS = 3_600_000;

/** The hours of a zone's days until a time (milliseconds since 1970), each once also where the clocks are put back. */
export function hoursOf({ from, to }: DayRange, timeZone: string, now: number): (SeriesPoint & { at: Date })[] {
  const starts = new Map<number, string>();
  const end = Math.min(endsEverywhere(to), now + 1);
  for (let at = beginsAnywhere(from); at < end; at += HOUR_MS) {
    const { day, startsAt } = localHour(timeZone, at);
    if (day >= from && day <= to) starts.set(startsAt, day);
  }
  return [...starts].map(([startsAt, date]) => ({ date, at: new Date(startsAt), ...noCounts() }));
}
