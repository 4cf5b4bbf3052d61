// Formulas with their sources; docs/experiments.md explains what they are used for.
import { erfc, lnBeta } from './special-functions.ts';

/** Visitors of a variant, and how many of them converted. */
export interface Outcomes {
  visitors: number;
  converted: number;
}

export interface Interval {
  low: number;
  high: number;
}

/** The 97.5 % and the 80 % quantile of the normal distribution. */
const Z_95 = 1.959963984540054;
const Z_POWER = 0.8416212335729143;

/**
 * The 95 % interval of a rate: Wilson's score interval (Wilson, JASA 1927; method 3 of Newcombe, Statistics in Medicine
 * 1998). Without visitors it is everything from 0 to 1.
 */
export function wilson({ visitors, converted }: Outcomes): Interval {
  if (!visitors) return { low: 0, high: 1 };
  const z2 = Z_95 ** 2;
  const centre = converted + z2 / 2;
  const half = Z_95 * Math.sqrt((converted * (visitors - converted)) / visitors + z2 / 4);
  const within = (value: number) => Math.min(1, Math.max(0, value / (visitors + z2)));
  return { low: converted ? within(centre - half) : 0, high: converted < visitors ? within(centre + half) : 1 };
}

/** The probability that chi-squared with 1, 2 or 3 degrees of freedom is at least this large (Abramowitz & Stegun 26.4). */
export function chiSquaredTail(value: number, degrees: number): number {
  const half = value / 2;
  if (degrees === 2) return Math.exp(-half);
  const one = erfc(Math.sqrt(half));
  return degrees === 1 ? one : one + 2 * Math.sqrt(half / Math.PI) * Math.exp(-half);
}

/** Pearson's chi-squared test is not used where fewer are expected in a cell (Cochran, Biometrics 1954). */
const LEAST_EXPECTED = 5;

/** How likely a split at least this uneven is by chance (Pearson 1900); null where too few are expected of a part. */
export function splitProbability(counts: readonly number[], weights: readonly number[]): number | null {
  const total = sum(counts);
  const expected = shares(weights).map((share) => share * total);
  if (Math.min(...expected) < LEAST_EXPECTED) return null;
  const value = sum(counts.map((count, index) => (count - expected[index]!) ** 2 / expected[index]!));
  return chiSquaredTail(value, counts.length - 1);
}

const FEWEST_POINTS = 3_000;
const MOST_POINTS = 20_000;
/** Points of the integration in one standard deviation of the narrowest distribution. */
const POINTS_IN_DEVIATION = 15;
const DEVIATIONS = 10;

/**
 * For each variant the probability that its rate is the highest, from uniform priors: each rate has the distribution
 * Beta(converted + 1, others + 1), and the integral of one's density times the others' distribution functions is summed
 * by the trapezoidal rule (Gelman et al., Bayesian Data Analysis, 3rd edition, section 2.4).
 */
export function probabilitiesToBeBest(all: readonly Outcomes[]): number[] {
  const grid = gridOf(all.map(spreadOf));
  const densities = all.map((outcomes) => densityOn(grid, outcomes));
  const functions = densities.map(cumulated);
  const best = densities.map((density, own) => {
    const products = density.map((value, at) =>
      functions.reduce((product, other, index) => (index === own ? product : product * other[at]!), value),
    );
    return trapezoid(products);
  });
  const total = sum(best);
  return best.map((value) => value / total);
}

interface Spread {
  mean: number;
  deviation: number;
}

function spreadOf({ visitors, converted }: Outcomes): Spread {
  const [a, b] = [converted + 1, visitors - converted + 1];
  const mean = a / (a + b);
  return { mean, deviation: Math.sqrt((mean * (1 - mean)) / (a + b + 1)) };
}

function gridOf(all: readonly Spread[]): number[] {
  const low = Math.max(0, Math.min(...all.map(({ mean, deviation }) => mean - DEVIATIONS * deviation)));
  const high = Math.min(1, Math.max(...all.map(({ mean, deviation }) => mean + DEVIATIONS * deviation)));
  const narrowest = Math.min(...all.map(({ deviation }) => deviation));
  const wanted = ((high - low) / narrowest) * POINTS_IN_DEVIATION;
  const points = Math.round(Math.min(MOST_POINTS, Math.max(FEWEST_POINTS, wanted)));
  return Array.from({ length: points + 1 }, (_, index) => low + ((high - low) * index) / points);
}

/** The density of Beta on a grid, so scaled that it sums to 1. */
function densityOn(grid: readonly number[], { visitors, converted }: Outcomes): number[] {
  const others = visitors - converted;
  const part = (count: number, value: number) => (count ? count * Math.log(value) : 0);
  const logs = grid.map((rate) => part(converted, rate) + part(others, 1 - rate));
  const highest = Math.max(...logs);
  const density = logs.map((log) => Math.exp(log - highest));
  const total = trapezoid(density);
  return density.map((value) => value / total);
}

const trapezoid = (values: readonly number[]): number => sum(values) - (values[0]! + values.at(-1)!) / 2;

function cumulated(density: readonly number[]): number[] {
  let all = 0;
  return density.map((value, at) => (at ? (all += (density[at - 1]! + value) / 2) : 0));
}

/** How sure the prior is that two variants are alike: it suits differences of about a fifth. */
const CONCENTRATION = 100;

/**
 * The natural logarithm of the evidence against two variants being alike. If they are, each visitor who converts is the
 * first one's with a probability of its part of the weights, and the evidence ever exceeds 1/x with a probability of x at
 * most, however often one looks (Ville's inequality). It is the Bayes factor of a Beta prior around that part: Lindon and
 * Malek, Anytime-Valid Inference for Multinomial Count Data, NeurIPS 2022.
 */
export function lnEvidence(converted: readonly [number, number], weights: readonly [number, number]): number {
  const [p, q] = shares(weights) as [number, number];
  const [x, y] = converted;
  const [a, b] = [CONCENTRATION * p, CONCENTRATION * q];
  return lnBeta(a + x, b + y) - lnBeta(a, b) - x * Math.log(p) - y * Math.log(q);
}

const MOST_CONVERSIONS = 2 ** 40;

/**
 * How many visitors of two variants must convert until the evidence reaches a threshold (its natural logarithm) with a
 * probability of 80 %, where one of them converts by `lift` more often than the other.
 */
export function conversionsNeeded(weights: readonly [number, number], threshold: number, lift: number): number {
  const [p, q] = shares(weights) as [number, number];
  const needed = (better: number, other: number) => {
    const share = (better * (1 + lift)) / (better * (1 + lift) + other);
    const isEnough = (count: number) => {
      const x = count * share - Z_POWER * Math.sqrt(count * share * (1 - share));
      return x > count * better && lnEvidence([x, count - x], [better, other]) >= threshold;
    };
    let enough = 1;
    while (!isEnough(enough) && enough < MOST_CONVERSIONS) enough *= 2;
    let few = enough / 2;
    while (enough - few > 1) {
      const middle = Math.floor((enough + few) / 2);
      if (isEnough(middle)) enough = middle;
      else few = middle;
    }
    return enough;
  };
  return Math.max(needed(p, q), needed(q, p));
}

/** Each weight's part of all. */
export function shares(weights: readonly number[]): number[] {
  const total = sum(weights);
  return weights.map((weight) => weight / total);
}

/** The sum of numbers. */
export const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);
