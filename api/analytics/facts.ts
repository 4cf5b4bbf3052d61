import { connections, type ClickDimension } from '../click-model/dimensions.ts';
import { daysBetween } from '../common/days.ts';
import { percentage, percentageChange } from '../common/percentage.ts';
import type { ComparedRange } from './compared-range.ts';
import {
  MOST_MEASURED,
  SCREEN_BASE,
  type AggregationResults,
  type CombinedDimensions,
  type Distribution,
} from '../figures/contract/contract.ts';
import { askClicks } from '../figures/engine/click-engine.ts';
import {
  addMeasured,
  measuredFiguresOf,
  nothingMeasured,
  type MeasuredFigures,
  type MeasuredSums,
} from '../figures/contract/measured.ts';
import { durationStarts, quantityNames, type Quantity } from '../click-model/quantities.ts';
import { shownDay, type DayRange } from '../figures/contract/period.ts';
import { queryOf, type Scope } from './scope.ts';
import { HOUR_MS, type SeriesPoint } from './series.ts';

/** How many clicks have something of few values. */
export interface FactShare {
  label: string;
  clicks: number;
  /** Per cent of the clicks of which it is known. */
  percentage: number;
}

/** A figure that rests on measured clicks; null while there are none. */
export interface Measured {
  value: number | null;
  /** The same of the period compared with; null where nothing was measured in it. */
  previous: number | null;
  /** Per cent by which it differs from it. */
  change: number | null;
  /** On how many of how many clicks it rests. */
  measured: number;
  total: number;
}

/** The figures of visits that are compared; the session time is its median, in seconds. */
const compared = {
  visits: ({ visits }: MeasuredFigures) => visits,
  bounceRate: ({ bounceRate }: MeasuredFigures) => bounceRate,
  sessionTime: ({ sessionTime }: MeasuredFigures) => sessionTime.p50,
  meanSessionTime: ({ sessionTime }: MeasuredFigures) => sessionTime.mean,
  conversionRate: ({ conversionRate }: MeasuredFigures) => conversionRate,
};
export type ComparedFigure = keyof typeof compared;

const DURATIONS = ['0-10s', '10-30s', '30s-1m', '1-2m', '2-5m', '5-10m', '10m+'];
const MOST_SCREENS = 100;
/** Where the quarters of an hour begin in it, milliseconds. */
const QUARTERS = [0, 1, 2, 3].map((quarter) => (quarter * HOUR_MS) / 4);

const labels: Record<Distribution, (value: number) => string> = {
  connection: (value) => connections[value]!,
  screen: (value) => `${Math.floor(value / SCREEN_BASE)}x${value % SCREEN_BASE}`,
};

/** What was measured of the clicks of a scope. Every panel is read once, on demand. */
export class Facts {
  readonly #scope: Scope;
  readonly #kept = new Map<string, Promise<unknown>>();

  constructor(scope: Scope) {
    this.#scope = scope;
  }

  /** The figures of all clicks of the scope. */
  figures = async (): Promise<MeasuredFigures> => measuredFiguresOf(await this.#total(this.#scope.days));

  /** One of the figures beside that of the period compared with. */
  async measured(name: ComparedFigure): Promise<Omit<Measured, 'total'>> {
    const { compared: range } = this.#scope;
    const [shown, before] = await Promise.all([this.figures(), range && this.#before(range)]);
    const value = compared[name](shown);
    const previous = before && compared[name](before);
    const change = value === null ? null : percentageChange(value, previous);
    return { value, previous, change, measured: shown.visits ?? 0 };
  }

  /** The figures of these values of a dimension, by their numbers; values of which nothing was measured are missing. */
  async byValue(
    dimension: ClickDimension,
    values: readonly number[],
    quantities: readonly Quantity[],
  ): Promise<Map<number, MeasuredFigures>> {
    const all = values.map((value) => [value]);
    const rows = await this.#among([dimension], all, quantities);
    return new Map(rows.map(({ values: [value], ...sums }) => [value!, measuredFiguresOf(sums)]));
  }

  /** What was measured of all clicks of the scope, for whoever goes on computing with it. */
  sums = (): Promise<MeasuredSums> => this.#total(this.#scope.days);

  /** The same of these values of a dimension, by their numbers. */
  async sumsOf(dimension: ClickDimension, values: readonly number[]): Promise<(value: number) => MeasuredSums> {
    const all = values.map((value) => [value]);
    const rows = await this.#among([dimension], all, quantityNames);
    return (value) => rows.find((row) => row.values[0] === value) ?? nothingMeasured;
  }

  /** Bounces in per cent of the visits of each value of a dimension that has any, by its number. */
  async bounceRates(dimension: ClickDimension): Promise<Map<number, number>> {
    const query = queryOf(this.#scope, this.#scope.days);
    const rows = await askClicks(query, { kind: 'measured', by: [dimension], among: null, quantities: [] });
    return new Map(
      rows.flatMap(({ values, ...sums }) => {
        const { bounceRate } = measuredFiguresOf(sums);
        return bounceRate === null ? [] : [[values[0]!, bounceRate]];
      }),
    );
  }

  /** The figures of these combinations of dimensions. */
  async ofCombinations(
    dimensions: CombinedDimensions,
    combinations: readonly (readonly number[])[],
    quantities: readonly Quantity[] = quantityNames,
  ): Promise<(values: readonly number[]) => MeasuredFigures> {
    const rows = await this.#among(dimensions, combinations, quantities);
    const known = new Map(rows.map(({ values, ...sums }) => [values.join(), measuredFiguresOf(sums)]));
    return (values) => known.get(values.join()) ?? measuredFiguresOf(nothingMeasured);
  }

  /** The figures of a point of a series, which is in one of these ranges. */
  async ofPoint(
    { date, lastDate, at }: SeriesPoint,
    range: DayRange,
    quantities: readonly Quantity[] = quantityNames,
  ): Promise<MeasuredFigures> {
    if (at) {
      const quarters = await this.#quarters(range, quantities);
      return sumUp(QUARTERS.flatMap((offset) => quarters.get(at.getTime() + offset) ?? []));
    }
    const days = await this.#days(range, quantities);
    return sumUp(daysBetween(date, lastDate).flatMap((day) => days.get(day) ?? []));
  }

  /** The figures of each hour of the day, by its number; hours in which nothing was measured are missing. */
  byHour(quantities: readonly Quantity[] = quantityNames): Promise<Map<number, MeasuredFigures>> {
    return this.#once(`hours ${quantities}`, async () => {
      const wanted = { kind: 'measuredHours', quantities } as const;
      const rows = await askClicks(queryOf(this.#scope, this.#scope.days), wanted);
      return new Map(rows.map(({ hour, ...sums }) => [hour, measuredFiguresOf(sums)]));
    });
  }

  /** The figures of an hour of the day. */
  ofHour = async (hour: number, quantities?: readonly Quantity[]): Promise<MeasuredFigures> =>
    (await this.byHour(quantities)).get(hour) ?? measuredFiguresOf(nothingMeasured);

  /** The most frequent screen of each value of a dimension, by its number; values without any are missing. */
  topScreens(dimension: ClickDimension): Promise<Map<number, string>> {
    return this.#once(`screens ${dimension}`, async () => {
      const rows = await askClicks(queryOf(this.#scope, this.#scope.days), { kind: 'topScreens', dimension });
      return new Map(rows.map(({ value, screen }) => [value, labels.screen(screen)]));
    });
  }

  /** Clicks by something of few values, most first. Null without any. */
  async shares(of: Distribution): Promise<FactShare[] | null> {
    const counts = await this.#once(`distribution ${of}`, () =>
      askClicks(queryOf(this.#scope, this.#scope.days), { kind: 'distribution', of }),
    );
    const rows = counts.map(({ value, clicks }) => ({ label: labels[of](value), clicks }));
    return rows.length ? withShares(rows).slice(0, MOST_SCREENS) : null;
  }

  /** Visits by visible time, from the shortest on. Null without any. */
  async durations(): Promise<FactShare[] | null> {
    const { visits, durations } = await this.figures();
    return visits === null
      ? null
      : withShares(durationStarts.map((_, index) => ({ label: DURATIONS[index]!, clicks: durations[index]! })));
  }

  /** The figures of as much of a compared range as has passed of the period; null where none of it was measured. */
  async #before(range: ComparedRange): Promise<MeasuredFigures | null> {
    const sums = await this.sumsBefore(range, ['sessionTime']); // no other of them is compared
    return sums.counts.clicks ? measuredFiguresOf(sums) : null;
  }

  /** What was measured of as much of a compared range as has passed of the period. */
  sumsBefore(
    { from, to, until, span }: ComparedRange,
    quantities: readonly Quantity[] = quantityNames,
  ): Promise<MeasuredSums> {
    const part = until === null ? (span ?? null) : { since: span?.since ?? null, before: until, isWholeHours: false };
    return this.#total({ from, to, span: part }, quantities);
  }

  /** In parts: what is counted at once takes memory for each combination. */
  async #among(by: readonly ClickDimension[], all: readonly (readonly number[])[], quantities: readonly Quantity[]) {
    const rows: AggregationResults['measured'] = [];
    for (let at = 0; at < all.length; at += MOST_MEASURED) {
      const among = all.slice(at, at + MOST_MEASURED);
      const query = queryOf(this.#scope, this.#scope.days);
      rows.push(...(await askClicks(query, { kind: 'measured', by, among, quantities })));
    }
    return rows;
  }

  #total(range: DayRange, quantities: readonly Quantity[] = quantityNames): Promise<MeasuredSums> {
    return this.#once(`total ${keyOf(range)} ${quantities}`, async () => {
      const whole = { kind: 'measured', by: [], among: null, quantities } as const;
      const [sums] = await askClicks(queryOf(this.#scope, range), whole);
      return sums ?? nothingMeasured;
    });
  }

  #days(range: DayRange, quantities: readonly Quantity[]) {
    return this.#once(`days ${keyOf(range)} ${quantities}`, async () => {
      const rows = await askClicks(queryOf(this.#scope, range), { kind: 'measuredTimes', unit: 'day', quantities });
      return Map.groupBy(rows, ({ day }) => shownDay(day, range));
    });
  }

  /** By the start of a quarter; one may belong to two days where the owner changed the zone. */
  #quarters(range: DayRange, quantities: readonly Quantity[]) {
    return this.#once(`quarters ${keyOf(range)} ${quantities}`, async () => {
      const rows = await askClicks(queryOf(this.#scope, range), { kind: 'measuredTimes', unit: 'quarter', quantities });
      return Map.groupBy(rows, ({ startsAt }) => startsAt!);
    });
  }

  #once<Result>(key: string, read: () => Promise<Result>): Promise<Result> {
    let kept = this.#kept.get(key) as Promise<Result> | undefined;
    if (!kept) this.#kept.set(key, (kept = read()));
    return kept;
  }
}

function withShares(rows: readonly { label: string; clicks: number }[]): FactShare[] {
  const whole = rows.reduce((sum, { clicks }) => sum + clicks, 0);
  return rows.map((row) => ({ ...row, percentage: percentage(row.clicks, whole) }));
}

const keyOf = ({ from, to, span = null }: DayRange) => JSON.stringify([from, to, span]);
const sumUp = (sums: readonly MeasuredSums[]): MeasuredFigures => measuredFiguresOf(addMeasured(sums));
