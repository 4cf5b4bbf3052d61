import { describe, expect, test } from 'vitest';
import { decide, ERROR_RATE, LIFT, type Judged } from '../../api/experiments/judge.ts';
import {
  chiSquaredTail,
  conversionsNeeded,
  lnEvidence,
  probabilitiesToBeBest,
  splitProbability,
  wilson,
} from '../../api/experiments/intervals.ts';
import { lnGamma } from '../../api/experiments/special-functions.ts';
import { randomSource } from '../kit/traffic.ts';

describe('published values', () => {
  test.each([
    [81, 263, 0.2553, 0.3662],
    [15, 148, 0.0624, 0.1605],
    [0, 20, 0, 0.1611],
    [1, 29, 0.0061, 0.1718],
  ])('Wilson interval of %i in %i, as in Newcombe (1998), table I, method 3', (converted, visitors, low, high) => {
    const interval = wilson({ converted, visitors });
    expect(interval.low).toBeCloseTo(low, 4);
    expect(interval.high).toBeCloseTo(high, 4);
  });

  test.each([
    [3.841459, 1, 0.05],
    [10.827566, 1, 0.001],
    [5.991465, 2, 0.05],
    [13.815511, 2, 0.001],
    [7.814728, 3, 0.05],
    [16.266236, 3, 0.001],
  ])('chi-squared %f with %i degrees of freedom is exceeded with probability %f', (value, degrees, probability) => {
    expect(chiSquaredTail(value, degrees) / probability).toBeCloseTo(1, 5);
  });

  test.each([
    [0.5, Math.log(Math.sqrt(Math.PI))],
    [1, 0],
    [5, Math.log(24)],
    [171, 706.5730622457874],
  ])('the logarithm of gamma(%f)', (x, expected) => expect(lnGamma(x)).toBeCloseTo(expected, 10));

  test.each([
    { converted: [1, 0], visitors: [1, 0], best: [2 / 3, 1 / 3] },
    { converted: [1, 0], visitors: [1, 1], best: [5 / 6, 1 / 6] },
    { converted: [1, 0, 0], visitors: [1, 0, 0], best: [1 / 2, 1 / 4, 1 / 4] },
    { converted: [0, 0, 0, 0], visitors: [0, 0, 0, 0], best: [1 / 4, 1 / 4, 1 / 4, 1 / 4] },
  ])('probabilities to be best that are fractions: $best', ({ converted, visitors, best }) => {
    const found = probabilitiesToBeBest(
      converted.map((count, index) => ({ converted: count, visitors: visitors[index]! })),
    );
    for (const [index, value] of best.entries()) expect(found[index]).toBeCloseTo(value, 5);
  });

  test.each([
    [20, 200, 30, 200],
    [480, 10_000, 500, 9_000],
    [3, 10, 5_000, 100_000],
  ])('probability that the second is better, %i of %i against %i of %i, as the exact sum says', (x, n, y, m) => {
    const [, better] = probabilitiesToBeBest([
      { converted: x, visitors: n },
      { converted: y, visitors: m },
    ]);
    expect(better).toBeCloseTo(exactlyBetter([x + 1, n - x + 1], [y + 1, m - y + 1]), 5);
  });

  test('the evidence is the ratio of two likelihoods, here by products of fractions', () => {
    // Each factor is the prior's expectation of the next conversion's variant, over its part of the weights.
    const [p, q] = [0.25, 0.75];
    const order = [0, 1, 1, 0, 0, 1];
    const seen = [0, 0];
    let product = 1;
    for (const [at, variant] of order.entries()) {
      product *= (100 * [p, q][variant]! + seen[variant]!) / (100 + at) / [p, q][variant]!;
      seen[variant]!++;
    }
    expect(lnEvidence([3, 3], [1, 3])).toBeCloseTo(Math.log(product), 9);
  });

  test('a split is tested where it can be, and by its weights', () => {
    expect(splitProbability([60, 40], [1, 1])).toBeCloseTo(0.0455003, 6); // chi-squared 4
    expect(splitProbability([60, 40], [3, 2])).toBeCloseTo(1, 9);
    expect(splitProbability([4, 4], [1, 1])).toBeNull();
  });
});

/** P(second > first) for whole parameters: the sum of Miller, Formulas for Bayesian A/B Testing (2015). */
function exactlyBetter([a, b]: [number, number], [c, d]: [number, number]): number {
  const lnBeta = (x: number, y: number) => lnGamma(x) + lnGamma(y) - lnGamma(x + y);
  let sum = 0;
  for (let i = 0; i < c; i++) sum += Math.exp(lnBeta(a + i, b + d) - Math.log(d + i) - lnBeta(1 + i, d) - lnBeta(a, b));
  return sum;
}

interface Simulated {
  experiments: number;
  weights: number[];
  rates: number[];
  looks: number;
  /** Visitors between two looks. */
  visitors: number;
  seed: number;
}

/** The parts of simulated experiments that ever got a winner, and in which a z-test would ever have named one. */
function simulate({ experiments, weights, rates, looks, visitors, seed }: Simulated) {
  const random = randomSource(seed);
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const variants: Judged[] = weights.map((weight) => ({ weight, visitors: 0, visited: 0, converted: 0 }));
  const add = () => {
    let place = random() * total;
    const index = variants.findIndex(({ weight }) => (place -= weight) < 0);
    variants[index]!.visitors++;
    if (random() < rates[index]!) variants[index]!.converted++;
  };
  let [winners, named] = [0, 0];
  for (let experiment = 0; experiment < experiments; experiment++) {
    for (const variant of variants) Object.assign(variant, { visitors: 0, converted: 0 });
    let [hasWinner, isNamed] = [false, false];
    for (let look = 0; look < looks; look++) {
      for (let visitor = 0; visitor < visitors; visitor++) add();
      hasWinner ||= decide(variants).kind === 'WINNER';
      isNamed ||= Math.abs(zOf(variants)) > 1.96;
    }
    winners += Number(hasWinner);
    named += Number(isNamed);
  }
  return { winners: winners / experiments, named: named / experiments };
}

function zOf([a, b]: readonly Judged[]): number {
  const rate = (a!.converted + b!.converted) / (a!.visitors + b!.visitors);
  const difference = b!.converted / b!.visitors - a!.converted / a!.visitors;
  return difference / Math.sqrt(rate * (1 - rate) * (1 / a!.visitors + 1 / b!.visitors));
}

describe('simulated experiments', () => {
  test('10,000 without a difference, each looked at 30 times: no more winners than the stated error rate', () => {
    const alike = { experiments: 10_000, weights: [1, 1], rates: [0.1, 0.1], looks: 30, visitors: 100, seed: 1 };
    const { winners, named } = simulate(alike);
    expect(winners).toBeLessThanOrEqual(ERROR_RATE);
    expect(winners).toBeGreaterThan(0); // the simulation can find one
    expect(named).toBeGreaterThan(3 * ERROR_RATE); // what looking often does to a test that is made for one look
  });

  test('four uneven variants without a difference stay below it, too', () => {
    const alike = { weights: [1, 2, 3, 4], rates: [0.2, 0.2, 0.2, 0.2], looks: 20, visitors: 200, seed: 2 };
    expect(simulate({ ...alike, experiments: 1_000 }).winners).toBeLessThanOrEqual(ERROR_RATE);
  });

  test('where so many converted as are said to be needed, the difference is found in 80 of 100', () => {
    const needed = conversionsNeeded([1, 1], Math.log(1 / ERROR_RATE), LIFT);
    const looks = 20;
    const visitors = Math.ceil(needed / (0.1 * (1 + LIFT / 2)) / looks);
    const different = { weights: [1, 1], rates: [0.1, 0.1 * (1 + LIFT)], looks, visitors, seed: 3 };
    expect(simulate({ ...different, experiments: 400 }).winners).toBeGreaterThanOrEqual(0.8);
  });
});

describe('decisions', () => {
  const of = (...figures: [visitors: number, converted: number, visited?: number][]) =>
    decide(figures.map(([visitors, converted, visited = visitors]) => ({ weight: 1, visitors, visited, converted })));

  test('no winner while the split is uneven, however clear the conversions are', () => {
    expect(of([1_000, 100], [1_000, 200])).toMatchObject({ kind: 'WINNER', winner: 1 });
    expect(of([1_000, 100], [1_500, 300])).toMatchObject({ kind: 'UNEVEN_SPLIT', winner: null });
  });

  test('a winner must be clearly better than each of the others', () => {
    expect(of([1_000, 100], [1_000, 195], [1_000, 200])).toMatchObject({ kind: 'TOO_EARLY', winner: null });
  });

  test('few visitors are too few; many without a difference say that there is none', () => {
    expect(of([0, 0], [0, 0])).toMatchObject({ kind: 'NOT_MEASURED' });
    expect(of([4, 0], [4, 4])).toMatchObject({ kind: 'TOO_EARLY', splitProbability: null });
    expect(of([500, 0], [500, 0])).toMatchObject({ kind: 'TOO_EARLY', visitorsNeeded: null });
    const early = of([500, 50], [500, 50]);
    expect(early.kind).toBe('TOO_EARLY');
    expect(
      of([early.visitorsNeeded!, 0.1 * early.visitorsNeeded!], [early.visitorsNeeded!, 0.1 * early.visitorsNeeded!]),
    ).toMatchObject({ kind: 'NO_DIFFERENCE', visitorsNeeded: 0 });
  });
});
