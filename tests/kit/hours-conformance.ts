// The part of ClickEngine's conformance suite about hours of the week, rolling days and days that go on.
import { expect } from 'vitest';
import type { Account } from './analytics-accounts.ts';
import {
  matching,
  naiveCounts,
  naiveReturning,
  parts,
  type NaiveClick,
  type NaiveQuestion,
} from './analytics-naive.ts';

const COUNTS = 'clicks visitors bots';
const clockOf = (timestamp: number, timeZone: string) =>
  new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' }).format(timestamp);

/** What is asked of a day by its hours. */
export const HOUR_FIGURES = `query ($scope: AnalyticsScope!) { viewer { analytics(scope: $scope) { since updatedAt
  comparedWith { from to until } summary { clicks { value previous } visitors { value } bots { value } }
  series(granularity: HOUR) { at isRunning ${COUNTS} } seriesBefore(granularity: HOUR) { at clicks }
  peakHours { hour ${COUNTS} } device: breakdown(dimension: DEVICE) { clicks rows { key ${COUNTS} } } } } }`;

/** What is asked of the hours of the week, beside the values of a dimension. */
export const WEEK_HOURS = `query ($scope: AnalyticsScope!) { viewer { analytics(scope: $scope) {
  summary { returningClicks } heatmap { weekday hour ${COUNTS} }
  device: breakdown(dimension: DEVICE) { rows { key ${COUNTS} } } } } }`;

/** Days, by how many they lie back: whole months and such that the days cut, on either side. */
export const DAYS_BACK = [
  [399, 0],
  [200, 20],
  [29, 0],
  [45, 45],
] as const;

/** The hours of the week: a visitor counts once in each hour of each day. */
export function expectWeekHours(figures: any, found: NaiveClick[], { includeBots }: NaiveQuestion): void {
  const count = (some: NaiveClick[]) => naiveCounts(some, includeBots);
  expect(figures.summary.returningClicks).toBe(naiveReturning(found));
  const byWeekHour = parts(found, ({ weekday, hour }) => `${weekday} ${hour}`);
  expect(figures.heatmap).toHaveLength(168);
  for (const { weekday, hour, ...counts } of figures.heatmap) {
    expect(counts).toEqual(count(byWeekHour.get(`${weekday} ${hour}`) ?? []));
  }
  const byDevice = parts(found, ({ keys }) => keys.DEVICE!);
  for (const { key, ...counts } of figures.device?.rows ?? []) expect(counts).toEqual(count(byDevice.get(key)!));
}

/** A rolling day: everything but its hours is as if nothing else had been clicked. */
export function expectLastHours(figures: any, { stored, timeZone }: Account, question: NaiveQuestion): void {
  const count = (some: NaiveClick[]) => naiveCounts(some, question.includeBots);
  const all = matching(stored, { ...question, from: '0001-01-01', to: '9999-12-31' });
  const since = Date.parse(figures.since);
  const day = 86_400_000;
  // Some clicks of the traffic are of the next hours.
  const found = all.filter(({ at }) => at >= since && at < since + day);
  const { clicks, visitors, bots } = figures.summary;
  expect([clicks.value, visitors.value, bots.value]).toEqual(Object.values(count(found)));
  expect(figures.series).toHaveLength(24);
  expect(figures.series.map(({ isRunning }: any) => isRunning)).toEqual([...Array(23).fill(false), true]);
  for (const { at, isRunning, ...counts } of figures.series) {
    const begins = Date.parse(at);
    expect(counts).toEqual(count(found.filter((click) => click.hourStart === begins)));
    expect(isRunning || clockOf(begins, timeZone).endsWith(':00')).toBe(true);
  }
  const until = Date.parse(figures.comparedWith.until);
  expect(Math.abs(until - Date.parse(figures.updatedAt) + day)).toBeLessThanOrEqual(60_000);
  expect(clicks.previous).toBe(count(all.filter(({ at }) => at >= since - day && at < until)).clicks);
  expect(figures.seriesBefore.reduce((sum: number, hour: any) => sum + hour.clicks, 0)).toBe(
    count(all.filter(({ at }) => at >= since - day && at < since)).clicks,
  );
  for (const { hour, ...counts } of figures.peakHours) {
    expect(counts).toEqual(count(found.filter((click) => click.hour === hour)));
  }
  expect(figures.device.clicks).toBe(count(found).clicks);
  for (const { key, ...counts } of figures.device.rows) {
    expect(counts).toEqual(count(found.filter(({ keys }) => keys.DEVICE === key)));
  }
}

/** Today beside the same part of another day, hour by hour. */
export function expectToday(
  figures: any,
  { stored, timeZone, today }: Account,
  question: NaiveQuestion,
  before: string,
): void {
  const count = (some: NaiveClick[]) => naiveCounts(some, question.includeBots);
  const until = Date.parse(figures.comparedWith.until);
  expect(clockOf(until - 1, timeZone)).toBe(clockOf(Date.parse(figures.updatedAt), timeZone));
  const found = matching(stored, { ...question, from: today, to: today });
  const earlier = matching(stored, { ...question, from: before, to: before });
  expect(figures.comparedWith).toMatchObject({ from: before, to: before });
  expect(figures.summary.clicks).toEqual({
    value: count(found).clicks,
    previous: count(earlier.filter(({ at }) => at < until)).clicks,
  });
  const sum = (points: any[]) => points.reduce((clicks, point) => clicks + (point?.clicks ?? 0), 0);
  expect([sum(figures.series), sum(figures.seriesBefore)]).toEqual([count(found).clicks, count(earlier).clicks]);
  expect(figures.series.filter(({ isRunning }: any) => isRunning)).toHaveLength(1);
  for (const point of figures.seriesBefore) {
    expect(point.clicks).toBe(count(earlier.filter(({ hourStart }) => hourStart === Date.parse(point.at))).clicks);
  }
}
