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

/** The steps that stand for each class, by its number (1 is the first): the same share away from both ends. */
const classSteps = Float64Array.from([0, ...classStarts], (start, number) => {
  const last = (classStarts[number] ?? LARGEST) - 1;
  return start === last ? start : (2 * start * last) / (start + last);
});

/** How many clicks each class has: class, clicks, next class, its clicks; classes ascend, lower bounds come last. */
export type Histogram = Int32Array;
export const emptyHistogram: Histogram = new Int32Array(0);

/** Clicks of each class while histograms are added; zero between two additions. */
const added = new Int32Array(2 * LOWER_BOUND);

/** The histogram of the clicks of all of these. */
export function addHistograms(all: readonly Histogram[]): Histogram {
  if (all.length === 1) return all[0]!;
  let classes = 0;
  for (const one of all) {
    for (let at = 0; at < one.length; at += 2) {
      const [number, clicks] = [one[at]!, one[at + 1]!];
      if (clicks > 0 && added[number] === 0) classes++;
      added[number]! += clicks;
    }
  }
  const sum = new Int32Array(2 * classes);
  for (let number = 0, at = 0; at < sum.length; number++) {
    if (added[number] === 0) continue;
    sum[at++] = number;
    sum[at++] = added[number]!;
    added[number] = 0;
  }
  return sum;
}

/** Which of `durationStarts` each class of session times has, by its number. */
const durationBuckets = Uint8Array.from([0, ...classStarts], (start) =>
  durationStarts.findLastIndex((seconds) => start >= seconds * quantities.sessionTime.steps),
);

/** How many clicks have each bucket of `durationStarts`, by session times. */
export function durationsOf(sessionTimes: Histogram): number[] {
  const counts = durationStarts.map(() => 0);
  for (let at = 0; at < sessionTimes.length; at += 2) {
    counts[durationBuckets[sessionTimes[at]!]!]! += sessionTimes[at + 1]!;
  }
  return counts;
}

/** How many clicks have each value of a quantity whose values have a class each, such as scores. */
export function exactCounts(histogram: Histogram): [value: number, clicks: number][] {
  const counts: [value: number, clicks: number][] = [];
  for (let at = 0; at < histogram.length; at += 2) counts.push([classStarts[histogram[at]! - 1]!, histogram[at + 1]!]);
  return counts;
}

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
/** Products of shares are not exact: so much is forgiven them, and a half is rounded up. */
export const EPSILON = 1e-9;

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

/** Visits the steps of `survival` one after the other. */
function eachStep(
  histogram: Histogram,
  visit: (number: number, known: number, bounds: number, atRisk: number, beyond: number) => void,
): void {
  const { length } = histogram;
  let atRisk = 0;
  let firstBound = length;
  for (let at = length - 2; at >= 0; at -= 2) {
    atRisk += histogram[at + 1]!;
    if (histogram[at]! >= LOWER_BOUND) firstBound = at;
  }
  let beyond = 1;
  // Values and lower bounds ascend each, so they are merged as they come.
  for (let [value, bound] = [0, firstBound]; value < firstBound || bound < length;) {
    const nextValue = value < firstBound ? histogram[value]! : Infinity;
    const nextBound = bound < length ? histogram[bound]! - LOWER_BOUND : Infinity;
    const number = Math.min(nextValue, nextBound);
    const known = number === nextValue ? histogram[value + 1]! : 0;
    const bounds = number === nextBound ? histogram[bound + 1]! : 0;
    if (number === nextValue) value += 2;
    if (number === nextBound) bound += 2;
    beyond *= 1 - known / atRisk;
    visit(number, known, bounds, atRisk, beyond);
    atRisk -= known + bounds;
  }
}

/**
 * The classes of a histogram, ascending, with the product-limit estimate for right-censored values (Kaplan and Meier, J. Am.
 * Stat. Assoc. 53, 1958): each lower bound lets figures rise and none lowers one.
 */
export function survival(histogram: Histogram): SurvivalStep[] {
  const steps: SurvivalStep[] = [];
  eachStep(histogram, (number, known, bounds, atRisk, beyond) => steps.push({ number, known, bounds, atRisk, beyond }));
  return steps;
}

const SHARES = [0.5, 0.75, 0.95];

/** What is shown of each class of a quantity, once it was asked for. */
const shownValues = new Map<Quantity, number[]>();

function shownValue(quantity: Quantity, number: number): number {
  let known = shownValues.get(quantity);
  if (!known) shownValues.set(quantity, (known = []));
  return (known[number] ??= Number((classSteps[number]! / quantities[quantity].steps).toPrecision(DIGITS)));
}

/**
 * The percentiles of a quantity, by nearest rank and at most 3 % off, with lower bounds as right-censored values.
 */
export function percentilesOf(quantity: Quantity, histogram: Histogram): Percentiles {
  let [count, lowerBounds, sum, largest] = [0, 0, 0, 0];
  const reached: number[] = [];
  eachStep(histogram, (number, known, bounds, _atRisk, beyond) => {
    count += known + bounds;
    lowerBounds += bounds;
    sum += (known + bounds) * classSteps[number]!;
    largest = number;
    while (reached.length < SHARES.length && beyond <= 1 - SHARES[reached.length]! + EPSILON) reached.push(number);
  });
  const at = (index: number) => (count ? shownValue(quantity, reached[index] ?? largest) : null);
  const isBeyond = (index: number) => count > 0 && index >= reached.length;
  return {
    count,
    lowerBounds,
    p50: at(0),
    p75: at(1),
    p95: at(2),
    p50IsLowerBound: isBeyond(0),
    p75IsLowerBound: isBeyond(1),
    p95IsLowerBound: isBeyond(2),
    mean: count ? Math.round((sum / count / quantities[quantity].steps) * 10) / 10 : null,
  };
}
