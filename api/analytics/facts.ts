import { connections, type ClickDimension } from '../dimensions.ts';
import { daysBetween } from '../days.ts';
import { percentage, percentageChange } from '../percentage.ts';
import type { ComparedRange } from './compared-range.ts';
import type { CombinedDimensions } from './engine/contract.ts';
import { askFacts } from './engine/fact-engine.ts';
import { durationStarts, SCREEN_BASE, type Distribution, type FactSums } from './engine/facts-contract.ts';
import { addFacts, factFiguresOf, noFacts, type FactFigures } from './fact-figures.ts';
import { shownDay, type DayRange } from './period.ts';
import { queryOf, type Scope } from './scope.ts';
import { HOUR_MS, type SeriesPoint } from './series.ts';

/** How many clicks have a fact of few values. */
export interface FactShare {
  label: string;
  clicks: number;
  /** Per cent of the clicks whose fact is known. */
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

const DURATIONS = ['0-10s', '10-30s', '30s-1m', '1-2m', '2-5m', '5-10m', '10m+'];
const MOST_SCREENS = 100;
/** Where the quarters of an hour begin in it, milliseconds. */
const QUARTERS = [0, 1, 2, 3].map((quarter) => (quarter * HOUR_MS) / 4);

const labels: Record<Distribution, (value: number) => string> = {
  connection: (value) => connections[value]!,
  screen: (value) => `${Math.floor(value / SCREEN_BASE)}x${value % SCREEN_BASE}`,
  duration: (value) => DURATIONS[value]!,
};

/** What was measured of the clicks of a scope. Every panel is read once, on demand. */
export class Facts {
  readonly #scope: Scope;
  readonly #kept = new Map<string, Promise<unknown>>();

  constructor(scope: Scope) {
    this.#scope = scope;
  }

  /** The figures of all clicks of the scope. */
  figures = async (): Promise<FactFigures> => factFiguresOf(await this.#total(this.#scope.days));

  /** One of the figures beside that of the period compared with; `total` is the number of clicks. */
  async measured(
    name: 'visits' | 'bounceRate' | 'sessionSeconds' | 'conversionRate',
    total: number,
  ): Promise<Measured> {
    const { compared } = this.#scope;
    const [shown, before] = await Promise.all([this.figures(), compared && this.#before(compared)]);
    const value = shown[name];
    const previous = before?.[name] ?? null;
    const change = value === null ? null : percentageChange(value, previous);
    return { value, previous, change, measured: shown.visits ?? 0, total };
  }

  /** The figures of each value of a dimension, by its number; values without facts are missing. */
  byValue(dimension: ClickDimension): Promise<Map<number, FactFigures>> {
    return this.#once(`values ${dimension}`, async () => {
      const rows = await askFacts(queryOf(this.#scope, this.#scope.days), { kind: 'values', dimension });
      return new Map(rows.map(({ value, sums }) => [value, factFiguresOf(sums)]));
    });
  }

  /** The figures of combinations of dimensions; those without facts are missing. */
  async ofCombination(dimensions: CombinedDimensions): Promise<(values: readonly number[]) => FactFigures> {
    const known = await this.#once(`combinations ${dimensions.join()}`, async () => {
      const rows = await askFacts(queryOf(this.#scope, this.#scope.days), { kind: 'combinations', dimensions });
      return new Map(rows.map(({ values, sums }) => [values.join(), factFiguresOf(sums)]));
    });
    return (values) => known.get(values.join()) ?? factFiguresOf(noFacts);
  }

  /** The figures of a point of a series, which is in one of these ranges. */
  async ofPoint({ date, lastDate, at }: SeriesPoint, range: DayRange): Promise<FactFigures> {
    if (at) {
      const quarters = await this.#quarters(range);
      return sumUp(QUARTERS.flatMap((offset) => quarters.get(at.getTime() + offset) ?? []));
    }
    const days = await this.#days(range);
    return sumUp(daysBetween(date, lastDate).flatMap((day) => days.get(day) ?? []));
  }

  /** The most frequent screen of each value of a dimension, by its number; values without any are missing. */
  topScreens(dimension: ClickDimension): Promise<Map<number, string>> {
    return this.#once(`screens ${dimension}`, async () => {
      const rows = await askFacts(queryOf(this.#scope, this.#scope.days), { kind: 'topScreens', dimension });
      return new Map(rows.map(({ value, screen }) => [value, labels.screen(screen)]));
    });
  }

  /** Clicks by a fact of few values, most first; visits by visible time from the shortest on. Null without any. */
  async shares(of: Distribution): Promise<FactShare[] | null> {
    const counts = await this.#once(`distribution ${of}`, () =>
      askFacts(queryOf(this.#scope, this.#scope.days), { kind: 'distribution', of }),
    );
    if (!counts.length) return null;
    const whole = counts.reduce((sum, { clicks }) => sum + clicks, 0);
    const known = new Map(counts.map(({ value, clicks }) => [value, clicks]));
    const values = of === 'duration' ? durationStarts.map((_, index) => index) : [...known.keys()];
    return values.slice(0, MOST_SCREENS).map((value) => {
      const clicks = known.get(value) ?? 0;
      return { label: labels[of](value), clicks, percentage: percentage(clicks, whole) };
    });
  }

  /** The figures of as much of a compared range as has passed of the period; null where none of it was measured. */
  async #before({ from, to, until, span }: ComparedRange): Promise<FactFigures | null> {
    const part = until === null ? (span ?? null) : { since: span?.since ?? null, before: until, isWholeHours: false };
    const sums = await this.#total({ from, to, span: part });
    return sums.clicks ? factFiguresOf(sums) : null;
  }

  #total(range: DayRange): Promise<FactSums> {
    return this.#once(`total ${keyOf(range)}`, () => askFacts(queryOf(this.#scope, range), { kind: 'total' }));
  }

  #days(range: DayRange) {
    return this.#once(`days ${keyOf(range)}`, async () => {
      const rows = await askFacts(queryOf(this.#scope, range), { kind: 'days' });
      const shown = Map.groupBy(rows, ({ day }) => shownDay(day, range));
      return new Map([...shown].map(([day, some]) => [day, addFacts(some.map(({ sums }) => sums))]));
    });
  }

  /** By the start of a quarter; one may belong to two days where the owner changed the zone. */
  #quarters(range: DayRange) {
    return this.#once(`hours ${keyOf(range)}`, async () => {
      const rows = await askFacts(queryOf(this.#scope, range), { kind: 'hourStarts' });
      const starts = Map.groupBy(rows, ({ startsAt }) => startsAt);
      return new Map([...starts].map(([startsAt, some]) => [startsAt, some.map(({ sums }) => sums)]));
    });
  }

  #once<Result>(key: string, read: () => Promise<Result>): Promise<Result> {
    let kept = this.#kept.get(key) as Promise<Result> | undefined;
    if (!kept) this.#kept.set(key, (kept = read()));
    return kept;
  }
}

const keyOf = ({ from, to, span = null }: DayRange) => JSON.stringify([from, to, span]);
const sumUp = (sums: readonly FactSums[]): FactFigures => factFiguresOf(addFacts(sums));
