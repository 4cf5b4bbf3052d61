// What was measured of clicks, computed the slow and obvious way, and made-up facts to compute it of.
import { expect } from 'vitest';
import { connections } from '../../api/click-model/dimensions.ts';
import { db } from '../../api/database/db.ts';
import { recordClickFacts, type ClickFacts } from '../../api/measurements/record-facts.ts';
import { qualityOf } from '../../api/scoring/score.ts';
import type { NaiveClick } from './analytics-naive.ts';
import { near } from './near.ts';

/** A click with what was measured of it. */
export interface MeasuredClick extends NaiveClick {
  facts: ClickFacts;
}

const screens = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
];

/** So far apart that classes keep their order: a bound beside a slightly higher speed is a matter of taste. */
const speeds = Array.from({ length: 30 }, (_, step) => 0.05 * 1.3 ** step);
const pick = <Value>(values: readonly Value[], random: () => number) => values[Math.floor(random() * values.length)]!;

const randomSpeed = (random: () => number) =>
  random() < 0.8 ? { mbps: pick(speeds, random), isLowerBound: random() < 0.3 } : {};

const randomRoundTrip = (random: () => number) => ({
  rttMs: random() < 0.9 ? 1 + Math.floor(random() * 4_000) / 10 : null,
  jitterMs: random() < 0.7 ? Math.floor(random() * 500) / 10 : null,
});

/** Facts as they come: some of the network alone, some of a visit alone, some of both. */
export function randomFacts(random: () => number): ClickFacts {
  const whole = (most: number) => Math.floor(random() * most);
  const way = random() < 0.7;
  const visit = !way || random() < 0.5;
  return {
    ...(way && {
      ...randomRoundTrip(random),
      ...randomSpeed(random),
      delayMs: random() < 0.8 ? whole(2_000) / 10 : null,
      score: whole(101),
      connection: random() < 0.7 ? connections[1 + whole(4)]! : null,
    }),
    // A server reports conversions of visitors whose browser reported nothing.
    ...(!visit && random() < 0.2 && { conversions: 1 + whole(2) }),
    ...(visit && {
      screen: random() < 0.9 ? screens[whole(2)]! : null,
      loadMs: random() < 0.9 ? whole(5_000) : null,
      visibleMs: whole(700_000),
      isBounce: random() < 0.3,
      conversions: random() < 0.2 ? 1 + whole(3) : 0,
    }),
  };
}

/** Reports facts of a click, as its page or website would. */
export const report = (clickId: string, facts: ClickFacts): Promise<void> =>
  db.$transaction((transaction) =>
    recordClickFacts((sql, values) => transaction.$queryRawUnsafe(sql, ...values), clickId, facts),
  );

const PERCENTILES = '{ count lowerBounds p50 p75 p95 p50IsLowerBound p75IsLowerBound p95IsLowerBound }';
/** What GraphQL says of some clicks; null where nothing was measured. */
export const FACTS = `facts { measured visits bounces bounceRate conversions conversionRate convertedClicks
  qualities { excellent good fair poor } speedShares { mbps percentage reached missed } roundTrip ${PERCENTILES} jitter ${PERCENTILES} speed ${PERCENTILES} delay ${PERCENTILES}
  score ${PERCENTILES} sessionTime ${PERCENTILES} pageLoad ${PERCENTILES} }`;

const known = <Value>(values: (Value | null | undefined)[]) =>
  values.filter((value) => value !== null && value !== undefined);
const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
const share = (part: number, whole: number) => (whole ? Math.round((part / whole) * 1_000) / 10 : null);

/** A value, or what it is at least. */
export interface Known {
  value: number;
  isBound: boolean;
}

/** What so many of the values do not exceed, by the definition of Kaplan and Meier: one value after the other. */
function naivePercentile(values: Known[], part: number) {
  const sorted = [...values].sort((a, b) => a.value - b.value || Number(a.isBound) - Number(b.isBound));
  let surviving = 1;
  for (const [index, { value, isBound }] of sorted.entries()) {
    if (isBound) continue;
    surviving *= 1 - 1 / (sorted.length - index);
    if (surviving <= 1 - part + 1e-9) return { value, isAtLeast: false };
  }
  return sorted.length ? { value: sorted.at(-1)!.value, isAtLeast: true } : null;
}

/** How many values are at least so high, by the definition of Kaplan and Meier: one value after the other. */
export function naiveShare(values: Known[], least: number) {
  const sorted = [...values].sort((a, b) => a.value - b.value || Number(a.isBound) - Number(b.isBound));
  const below = sorted.filter(({ value }) => value < least);
  const surviving = below.reduce(
    (share, { isBound }, index) => (isBound ? share : share * (1 - 1 / (sorted.length - index))),
    1,
  );
  const isUnknown = below.length === sorted.length && below.at(-1)!.isBound;
  return {
    mbps: least,
    // A half is rounded up, also where the product is a little less.
    percentage: isUnknown ? null : Math.round(surviving * 1_000 + 1e-9) / 10,
    reached: sorted.length - below.length,
    missed: below.filter(({ isBound }) => !isBound).length,
  };
}

/** Holds percentiles to the values: counts exactly, values within 3 %. */
export function expectPercentiles(shown: any, values: Known[]): void {
  expect([shown.count, shown.lowerBounds]).toEqual([values.length, values.filter(({ isBound }) => isBound).length]);
  for (const [name, part] of [
    ['p50', 0.5],
    ['p75', 0.75],
    ['p95', 0.95],
  ] as const) {
    const wanted = naivePercentile(values, part);
    expect(shown[`${name}IsLowerBound`]).toBe(wanted?.isAtLeast ?? false);
    if (!wanted) expect(shown[name]).toBeNull();
    else near(shown[name], wanted.value);
  }
}

/** Holds figures to the clicks. */
export function expectFacts(shown: any, clicks: MeasuredClick[]): void {
  const facts = clicks.map((click) => click.facts);
  const visits = facts.filter(({ visibleMs }) => typeof visibleMs === 'number');
  const scores = known(facts.map(({ score }) => score));
  const count = (label: string) => scores.filter((score) => qualityOf(score) === label).length;
  const bounces = visits.filter(({ isBounce }) => isBounce).length;
  const converted = visits.filter(({ conversions }) => conversions).length;
  const bought = facts.filter(({ conversions }) => conversions);
  const { roundTrip, jitter, speed, speedShares, delay, score, sessionTime, pageLoad, ...counts } = shown;
  expect(counts).toEqual({
    measured: facts.length,
    visits: visits.length || null,
    bounces: visits.length ? bounces : null,
    bounceRate: share(bounces, visits.length),
    conversions: visits.length || bought.length ? sum(known(facts.map(({ conversions }) => conversions))) : null,
    convertedClicks: visits.length || bought.length ? bought.length : null,
    conversionRate: share(converted, visits.length),
    qualities: scores.length
      ? { excellent: count('excellent'), good: count('good'), fair: count('fair'), poor: count('poor') }
      : null,
  });
  const exact = (values: (number | null | undefined)[]) => known(values).map((value) => ({ value, isBound: false }));
  const ofSpeed = facts.flatMap(({ mbps, isLowerBound }) =>
    typeof mbps === 'number' ? { value: mbps, isBound: isLowerBound === true } : [],
  );
  expectPercentiles(roundTrip, exact(facts.map(({ rttMs }) => rttMs)));
  expectPercentiles(jitter, exact(facts.map(({ jitterMs }) => jitterMs)));
  expectPercentiles(speed, ofSpeed);
  expect(speedShares).toEqual(ofSpeed.length ? [1, 3, 10, 30].map((mbps) => naiveShare(ofSpeed, mbps)) : []);
  expectPercentiles(delay, exact(facts.map(({ delayMs }) => delayMs)));
  expectPercentiles(score, exact(scores));
  expectPercentiles(sessionTime, exact(visits.map(({ visibleMs }) => visibleMs! / 1_000)));
  expectPercentiles(pageLoad, exact(facts.map(({ loadMs }) => loadMs)));
}
