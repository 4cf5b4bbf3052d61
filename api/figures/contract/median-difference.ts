import {
  classStarts,
  percentilesOf,
  quantities,
  survival,
  type Histogram,
  type Quantity,
} from '../../click-model/quantities.ts';

/** What two groups' medians say of each other. */
export const verdicts = ['FIRST_HIGHER', 'SECOND_HIGHER', 'NO_REAL_DIFFERENCE', 'TOO_FEW'] as const;
export type Verdict = (typeof verdicts)[number];

/** The first median less the second one, in the unit of the quantity, with an interval that holds the true one in 95 of 100 cases. */
export interface MedianDifference {
  verdict: Verdict;
  /** Null where a median is unknown or only a lower bound. */
  difference: number | null;
  /** Null where it has no limit, or where too little was measured. */
  low: number | null;
  high: number | null;
}

/** Of fewer measurements in a group the interval would promise too much. */
export const FEWEST = 20;
/** 95 of 100. */
const Z = 1.959964;
const HALF = 0.5;
const DIGITS = 3;

/** Steps of a quantity. */
interface Interval {
  median: number;
  low: number;
  high: number;
}

/**
 * The median with the interval of Brookmeyer and Crowley (Biometrics 38, 1982), from class counts, with Greenwood's variance: without
 * lower bounds it is that of the sign test. Its limits are the outer ends of their classes.
 */
function medianInterval(histogram: Histogram): Interval {
  const steps = survival(histogram);
  let variance = 0;
  let [median, low, high] = [Infinity, Infinity, Infinity];
  for (const { number, known, atRisk, beyond } of steps) {
    if (known < atRisk) variance += known / (atRisk * (atRisk - known));
    const margin = Z * beyond * Math.sqrt(variance);
    const [start, end] = [classStarts[number - 1]!, (classStarts[number] ?? Infinity) - 1];
    if (low === Infinity && beyond - margin <= HALF) low = start;
    if (median === Infinity && beyond <= HALF) median = (start + end) / 2;
    if (high === Infinity && beyond + margin < HALF) high = end;
  }
  // Where even the largest values are lower bounds, the median is beyond them.
  if (low === Infinity) low = classStarts[steps.at(-1)!.number - 1]!;
  return { median, low, high };
}

/**
 * Whether two medians differ: the limits of the difference follow from those of both medians (Zou and Donner, Stat. Med. 27, 2008).
 * It is real where they leave zero out.
 */
export function medianDifference(quantity: Quantity, first: Histogram, second: Histogram): MedianDifference {
  const [one, two] = [percentilesOf(quantity, first), percentilesOf(quantity, second)];
  const difference =
    one.p50 === null || two.p50 === null || one.p50IsLowerBound || two.p50IsLowerBound
      ? null
      : rounded(one.p50 - two.p50);
  if (one.count < FEWEST || two.count < FEWEST) return { verdict: 'TOO_FEW', difference, low: null, high: null };
  const [a, b] = [medianInterval(first), medianInterval(second)];
  const lowest = lowestDifference(a, b);
  const highest = -lowestDifference(b, a);
  const shown = (steps: number) => (Number.isFinite(steps) ? rounded(steps / quantities[quantity].steps) : null);
  return { verdict: verdictOf(lowest, highest), difference, low: shown(lowest), high: shown(highest) };
}

/** How much the first median is at least above the second one, in steps. */
function lowestDifference(a: Interval, b: Interval): number {
  if (b.high === Infinity) return -Infinity;
  // A median beyond all values is not below its lower limit.
  if (a.median === Infinity) return a.low - b.high;
  return a.median - b.median - Math.hypot(a.median - a.low, b.high - b.median);
}

function verdictOf(lowest: number, highest: number): Verdict {
  if (lowest > 0) return 'FIRST_HIGHER';
  return highest < 0 ? 'SECOND_HIGHER' : 'NO_REAL_DIFFERENCE';
}

const rounded = (value: number) => Number(value.toPrecision(DIGITS));
