import { addDays, daysBetween, monthStart, weekStart } from '../common/days.ts';
import { localHour } from '../common/local-time.ts';
import { UserError } from '../common/user-error.ts';
import { compareHours } from './compared-hours.ts';
import type { DayReader } from './day-reader.ts';
import { askClicks } from '../figures/engine/click-engine.ts';
import type { Sums } from '../figures/contract/contract.ts';
import { lengthOf, type DayRange } from '../figures/contract/period.ts';
import { queryOf, type Scope } from './scope.ts';
import {
  addCounts,
  hoursOf,
  noCounts,
  type Counts,
  type Granularity,
  type SeriesPoint,
  type HourPoint,
} from './series.ts';

/** An hourly series of more than a quarter would have more points than a screen. */
const MAX_HOURLY_DAYS = 92;

/** The clicks of a scope over time, and of the days it is compared with. */
export class TimeSeries {
  readonly #scope: Scope;
  readonly #days: DayReader;
  readonly #counts: (sums: Sums) => Counts;

  constructor(scope: Scope, days: DayReader, counts: (sums: Sums) => Counts) {
    this.#scope = scope;
    this.#days = days;
    this.#counts = counts;
  }

  /**
   * Every point of the period, oldest first, also those without clicks; hours and days that have not begun are left out.
   * Throws UserError INVALID, blaming the given field, for the hours of more than 92 days.
   */
  async points(granularity: Granularity, field = 'granularity'): Promise<SeriesPoint[]> {
    const { days, askedAt } = this.#scope;
    if (granularity === 'HOUR') {
      requireHours(days, field);
      return this.#hours(days, askedAt.getTime());
    }
    const sums = await this.#daily(days);
    return this.#groups(granularity).map((group) => this.#point(granularity, group, sums));
  }

  /**
   * What each point is compared with, in their order: the same days of the period compared with, or the same hours of
   * these days; hours that have not begun today follow. Null items precede every link. Null when the plan does not show
   * all of the days. Refuses as points does.
   */
  async before(granularity: Granularity, field = 'granularity'): Promise<(SeriesPoint | null)[] | null> {
    const { days, comparedShown, askedAt } = this.#scope;
    const firstDay = comparedShown && (await this.#scope.firstDay());
    if (!firstDay || firstDay > comparedShown.to) return null;
    const isKnown = (date: string) => date >= firstDay;
    if (granularity === 'HOUR') {
      requireHours(days, field);
      const compared = await this.#hours(comparedShown, Infinity);
      const shown = hoursOf(days, this.#scope.timeZone, askedAt.getTime());
      return compareHours({ ...this.#scope, comparedShown }, shown, compared).map((point) =>
        point && isKnown(point.date) ? point : null,
      );
    }
    const sums = await this.#daily(comparedShown);
    return this.#groups(granularity).map(({ first, last }) => {
      const some = sums.slice(first, last + 1);
      if (!some[0] || !isKnown(some[0].date)) return null;
      return { ...sumOf(some), isRunning: false, isPartial: false };
    });
  }

  async #daily(range: DayRange): Promise<SeriesPoint[]> {
    const known = new Map((await this.#days.of(range)).map((row) => [row.day, row]));
    return daysBetween(range.from, range.to).map((date) => ({
      ...blankDay(date),
      ...this.#counts(known.get(date) ?? noCounts()),
    }));
  }

  async #hours(range: DayRange, until: number): Promise<HourPoint[]> {
    const { timeZone } = this.#scope;
    const points = new Map(hoursOf(range, timeZone, until).map((point) => [point.at.getTime(), point]));
    for (const row of await askClicks(queryOf(this.#scope, range), { kind: 'hourStarts', timeZone })) {
      const { startsAt, day, hour } = localHour(timeZone, row.startsAt);
      let point = points.get(startsAt);
      // Before the owner chose another zone an hour may have belonged to a day that is not of the period now.
      if (!point) points.set(startsAt, (point = { ...blankDay(day), at: new Date(startsAt), hour }));
      addCounts(point, this.#counts(row));
    }
    return [...points.values()].sort((a, b) => a.at.getTime() - b.at.getTime());
  }

  /** The days of each point, by their number in the period. */
  #groups(granularity: Exclude<Granularity, 'HOUR'>): { first: number; last: number }[] {
    const { from, to } = this.#scope.days;
    const groups = new Map<string, { first: number; last: number }>();
    for (const [index, day] of daysBetween(from, to).entries()) {
      const begins = beginOf[granularity](day, this.#scope.firstWeekday);
      const group = groups.get(begins);
      if (group) group.last = index;
      else groups.set(begins, { first: index, last: index });
    }
    return [...groups.values()];
  }

  #point(
    granularity: Exclude<Granularity, 'HOUR'>,
    { first, last }: { first: number; last: number },
    days: readonly SeriesPoint[],
  ): SeriesPoint {
    const { days: shown, today } = this.#scope;
    const point = sumOf(days.slice(first, last + 1));
    const { date, lastDate } = point;
    const begin = (day: string) => beginOf[granularity](day, this.#scope.firstWeekday);
    const isRunning = shown.to === today && lastDate === today;
    // A rolling day begins within its first day.
    const isCut =
      begin(date) !== date || begin(addDays(lastDate, 1)) === begin(lastDate) || !!(shown.span && first === 0);
    return { ...point, isRunning, isPartial: isRunning || isCut };
  }
}

const beginOf: Record<Exclude<Granularity, 'HOUR'>, (day: string, firstWeekday: number) => string> = {
  DAY: (day) => day,
  WEEK: weekStart,
  MONTH: monthStart,
};

const blankDay = (date: string): SeriesPoint => ({
  date,
  lastDate: date,
  at: null,
  isRunning: false,
  isPartial: false,
  ...noCounts(),
});

function sumOf(days: readonly SeriesPoint[]): SeriesPoint {
  const sum = { ...blankDay(days[0]!.date), lastDate: days.at(-1)!.date };
  for (const day of days) addCounts(sum, day);
  return sum;
}

function requireHours(days: DayRange, field: string): void {
  if (lengthOf(days) <= MAX_HOURLY_DAYS) return;
  throw new UserError('INVALID', `Hourly figures cover at most ${MAX_HOURLY_DAYS} days.`, field);
}
