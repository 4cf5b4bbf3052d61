// What was measured of clicks, computed the slow and obvious way, and made-up facts to compute it of.
import { expect } from 'vitest';
import { connections } from '../../api/dimensions.ts';
import { db } from '../../api/db.ts';
import { recordClickFacts, type ClickFacts } from '../../api/measurements/click-facts.ts';
import { qualityOf } from '../../api/measurements/score.ts';
import type { NaiveClick } from './analytics-naive.ts';

/** A click with what was measured of it. */
export interface MeasuredClick extends NaiveClick {
  facts: ClickFacts;
}

const screens = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
];

/** Facts as they come: some of the network alone, some of a visit alone, some of both. */
export function randomFacts(random: () => number): ClickFacts {
  const whole = (most: number) => Math.floor(random() * most);
  const way = random() < 0.7;
  const visit = !way || random() < 0.5;
  return {
    ...(way && {
      rttMs: random() < 0.9 ? 1 + whole(4_000) / 10 : null,
      mbps: random() < 0.8 ? whole(90_000) / 1_000 : null,
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

/** What GraphQL says of some clicks; null where nothing was measured. */
export const FACTS = `facts { measured rttClicks speedClicks avgRttMs avgSpeedMbps avgQualityScore avgPageLoadMs visits bounces bounceRate
  averageSessionTime conversions conversionRate convertedClicks qualities { excellent good fair poor } }`;

const known = <Value>(values: (Value | null | undefined)[]) =>
  values.filter((value) => value !== null && value !== undefined);
const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
const mean = (values: number[]) => (values.length ? sum(values) / values.length : null);
const share = (part: number, whole: number) => (whole ? Math.round((part / whole) * 1_000) / 10 : null);

/** Holds figures to the clicks: counts exactly, means within the rounding of their parts. */
export function expectFacts(shown: any, clicks: MeasuredClick[]): void {
  const facts = clicks.map((click) => click.facts);
  const visits = facts.filter(({ visibleMs }) => typeof visibleMs === 'number');
  const scores = known(facts.map(({ score }) => score));
  const count = (label: string) => scores.filter((score) => qualityOf(score) === label).length;
  const bounces = visits.filter(({ isBounce }) => isBounce).length;
  const converted = visits.filter(({ conversions }) => conversions).length;
  const bought = facts.filter(({ conversions }) => conversions);
  const close = (value: number | null, wanted: number | null, within: number) => {
    if (wanted === null || value === null) expect(value).toBe(wanted);
    else expect(Math.abs(value - wanted)).toBeLessThanOrEqual(within);
  };
  expect({
    ...shown,
    avgRttMs: 0,
    avgSpeedMbps: 0,
    avgQualityScore: 0,
    avgPageLoadMs: 0,
    averageSessionTime: 0,
  }).toEqual({
    measured: facts.length,
    rttClicks: known(facts.map(({ rttMs }) => rttMs)).length,
    speedClicks: known(facts.map(({ mbps }) => mbps)).length,
    avgRttMs: 0,
    avgSpeedMbps: 0,
    avgQualityScore: 0,
    avgPageLoadMs: 0,
    averageSessionTime: 0,
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
  close(shown.avgRttMs, mean(known(facts.map(({ rttMs }) => rttMs))), 0.11);
  close(shown.avgSpeedMbps, mean(known(facts.map(({ mbps }) => mbps))), 0.06);
  close(shown.avgQualityScore, mean(scores), 0.51);
  close(shown.avgPageLoadMs, mean(known(facts.map(({ loadMs }) => loadMs))), 0.51);
  close(shown.averageSessionTime, mean(visits.map(({ visibleMs }) => visibleMs! / 1_000)), 0.06);
}
