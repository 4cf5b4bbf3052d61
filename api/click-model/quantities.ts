/** Where the buckets of visits by visible time begin, seconds. */
export const durationStarts = [0, 10, 30, 60, 120, 300, 600] as const;

/** The speeds, Mbit/s, of which it is told how many clicks reach them. */
export const speedThresholds = [1, 3, 10, 30] as const;

/** What is measured of clicks, each a whole number of steps; `steps` is how many make the unit in which it is shown. */
export const quantities = {
  /** Shown in milliseconds, as the next two. */
  roundTrip: { steps: 100 },
  /** Mean difference of consecutive round trips of one click. */
  jitter: { steps: 100 },
  /** How long the page that measures held up a visitor. */
  delay: { steps: 10 },
  /** Download throughput in Mbit/s; some are lower bounds. */
  speed: { steps: 10_000 },
  /** 0 to 100. */
  score: { steps: 1 },
  /** How long pages were visible in a visit, seconds. */
  sessionTime: { steps: 1_000 },
  /** Milliseconds. */
  pageLoad: { steps: 1 },
} as const satisfies Record<string, { steps: number }>;
export type Quantity = keyof typeof quantities;
export const quantityNames = Object.keys(quantities) as Quantity[];

/** Whole numbers up to this one have a class each. */
const EXACT = 100;
/** A class ends at so many times its first number: its value is at most 3 % from each number in it. */
const GROWTH = 1.06;
const LARGEST = 2 ** 31 - 1;

/**
 * The first number of each class, as in the sketches of Masson, Rim and Lee (DDSketch, VLDB 2019), in whole numbers. Those
 * at which durations and shares of speeds begin are among them, so that these counts are exact. Stored blocks have classes:
 * raise CLASSES with them.
 */
export const classStarts: readonly number[] = startsOfClasses();

/** Which classes a block has (analytics.measured_block.classes); others are written anew. */
export const CLASSES = 1;

function startsOfClasses(): number[] {
  const starts = Array.from({ length: EXACT + 1 }, (_, number) => number);
  const cuts = [
    ...durationStarts.map((start) => start * quantities.sessionTime.steps),
    ...speedThresholds.map((mbps) => mbps * quantities.speed.steps),
  ].sort((a, b) => a - b);
  for (let start = EXACT + 1; start <= LARGEST;) {
    starts.push(start);
    const next = Math.floor(start * GROWTH) + 1;
    start = cuts.find((cut) => cut > start && cut < next) ?? next;
  }
  return starts;
}

/** Added to the class of what is only a lower bound; there are fewer classes. */
export const LOWER_BOUND = 512;

/** The steps that stand for a class (1 is the first): the same share away from both ends. */
export function stepsOf(number: number): number {
  const start = classStarts[number - 1]!;
  const last = (classStarts[number] ?? LARGEST) - 1;
  return start === last ? start : (2 * start * last) / (start + last);
}

/** How many clicks each class has: class, clicks, next class, its clicks; classes ascend, lower bounds come last. */
export type Histogram = Int32Array;
export const emptyHistogram: Histogram = new Int32Array(0);

/** The histogram of the clicks of all of these. */
export function addHistograms(all: readonly Histogram[]): Histogram {
  if (all.length === 1) return all[0]!;
  const counts = new Map<number, number>();
  for (const one of all)
    for (const [number, clicks] of entriesOf(one)) counts.set(number, (counts.get(number) ?? 0) + clicks);
  return Int32Array.from([...counts].sort(([a], [b]) => a - b).flat());
}

function* entriesOf(histogram: Histogram): Generator<[number: number, clicks: number]> {
  for (let at = 0; at < histogram.length; at += 2) yield [histogram[at]!, histogram[at + 1]!];
}

/** How many clicks have each bucket of `durationStarts`, by session times. */
export function durationsOf(sessionTimes: Histogram): number[] {
  const counts = durationStarts.map(() => 0);
  for (const [number, clicks] of entriesOf(sessionTimes)) {
    const seconds = classStarts[number - 1]! / quantities.sessionTime.steps;
    counts[durationStarts.findLastIndex((start) => seconds >= start)]! += clicks;
  }
  return counts;
}

/** How many clicks have each value of a quantity whose values have a class each, such as scores. */
export const exactCounts = (histogram: Histogram): [value: number, clicks: number][] =>
  [...entriesOf(histogram)].map(([number, clicks]) => [classStarts[number - 1]!, clicks]);

/** What some clicks have of a quantity, in the unit in which it is shown; null without any. */
export interface Percentiles {
  /** The measurements that it rests on, lower bounds included. */
  count: number;
  lowerBounds: number;
  p50: number | null;
  p75: number | null;
  p95: number | null;
  /** Whether it is at least so high: too many of the values are lower bounds to say more. */
  p50IsLowerBound: boolean;
  p75IsLowerBound: boolean;
  p95IsLowerBound: boolean;
  /** The mean, lower bounds at their bound. */
  mean: number | null;
}

/** More would claim to be exact. */
const DIGITS = 3;
/** Products of shares are not exact. */
const EPSILON = 1e-9;

/** A class in the product-limit estimate. */
export interface SurvivalStep {
  number: number;
  /** Clicks whose value is in the class, and those of which only that it is at least so high is known. */
  known: number;
  bounds: number;
  /** Clicks whose value is in the class or may be above it. */
  atRisk: number;
  /** The share of values above the class, as far as it can be told. */
  beyond: number;
}

/**
 * The classes of a histogram, ascending, with the product-limit estimate for right-censored values (Kaplan and Meier, J. Am.
 * Stat. Assoc. 53, 1958): each lower bound lets figures rise and none lowers one.
 */
export function survival(histogram: Histogram): SurvivalStep[] {
  const classes = new Map<number, { known: number; bounds: number }>();
  let atRisk = 0;
  for (const [number, clicks] of entriesOf(histogram)) {
    const isBound = number >= LOWER_BOUND;
    const own = isBound ? number - LOWER_BOUND : number;
    const entry = classes.get(own) ?? { known: 0, bounds: 0 };
    classes.set(own, entry);
    entry[isBound ? 'bounds' : 'known'] += clicks;
    atRisk += clicks;
  }
  let beyond = 1;
  return [...classes]
    .sort(([a], [b]) => a - b)
    .map(([number, { known, bounds }]) => {
      beyond *= 1 - known / atRisk;
      const step = { number, known, bounds, atRisk, beyond };
      atRisk -= known + bounds;
      return step;
    });
}

/**
 * The percentiles of a quantity, by nearest rank and at most 3 % off, with lower bounds as right-censored values.
 */
export function percentilesOf(quantity: Quantity, histogram: Histogram): Percentiles {
  const { steps } = quantities[quantity];
  const ascending = survival(histogram);
  let [count, lowerBounds, sum] = [0, 0, 0];
  for (const { number, known, bounds } of ascending) {
    count += known + bounds;
    lowerBounds += bounds;
    sum += (known + bounds) * stepsOf(number);
  }
  const shown = (value: number) => Number((value / steps).toPrecision(DIGITS));
  const at = (share: number): [value: number | null, isLowerBound: boolean] => {
    const reached = ascending.find(({ beyond }) => beyond <= 1 - share + EPSILON);
    const largest = reached ?? ascending.at(-1);
    return largest ? [shown(stepsOf(largest.number)), !reached] : [null, false];
  };
  const [[p50, p50IsLowerBound], [p75, p75IsLowerBound], [p95, p95IsLowerBound]] = [at(0.5), at(0.75), at(0.95)];
  return {
    count,
    lowerBounds,
    p50,
    p75,
    p95,
    p50IsLowerBound,
    p75IsLowerBound,
    p95IsLowerBound,
    mean: count ? Math.round((sum / count / steps) * 10) / 10 : null,
  };
}
