import { formatDay, formatDays, formatLongDay, formatMonth } from '../../format/dates.ts';
import { formatHourIn } from '../../format/hours.ts';
import { countOf, formatCount } from '../../format/numbers.ts';
import type { TrafficSeries } from '../../charts/traffic-line.ts';

export type TrafficMetric = 'clicks' | 'visitors' | 'conversions';

interface Counts {
  clicks: number;
  visitors: number;
  /** Of the visits that websites with the snippet reported; null without any. */
  conversions: number | null;
  bounces: number | null;
}

/** An hour that began `at`, a day, or the days from `date` to `lastDate`. */
export interface TrafficPoint extends Counts {
  date: string;
  lastDate: string;
  at: string | null | undefined;
}

export interface TrafficData {
  timeZone: string;
  series: readonly (TrafficPoint & { isRunning: boolean; isPartial: boolean })[];
  /** What each point is compared with, null before the first URL; null when not requested or not shown. */
  seriesBefore: readonly (TrafficPoint | null | undefined)[] | null | undefined;
}

/** What a metric draws, and how. */
const looks = {
  clicks: { name: 'Clicks', colour: 'chart-1' },
  visitors: { name: 'Visitors', colour: 'chart-2' },
  conversions: { name: 'Conversions', colour: 'chart-3' },
} as const;

export interface Drawing {
  points: readonly string[];
  /** The points that may have a label. */
  labelled: readonly string[];
  series: readonly TrafficSeries[];
  formatPoint: (point: string) => string;
  formatTitle: (point: string) => string;
}

const HOUR_MS = 3_600_000;
const WEEK = 7;
/** Hours of one day, one of which comes twice when the clocks change. */
const LONGEST_DAY = 25;
const DAY_MS = 86_400_000;

/** When a point is. */
type PointTime = Pick<TrafficPoint, 'date' | 'lastDate' | 'at'>;

const keyOf = ({ at, date }: PointTime) => at ?? date;
const lengthOf = ({ date, lastDate }: PointTime) => (Date.parse(lastDate) - Date.parse(date)) / DAY_MS + 1;

/** What a point is: an hour with its day, a day, or days with what they lack. */
export function nameOf(point: PointTime & { isPartial?: boolean }, timeZone: string): string {
  if (point.at) return `${formatDay(point.date)}, ${formatHourIn(point.at, timeZone)}`;
  if (point.date === point.lastDate) return formatLongDay(point.date);
  const days = formatDays(point.date, point.lastDate);
  return point.isPartial ? `${days} (${countOf(lengthOf(point), 'day')})` : days;
}

/** The days compared with, in the legend and in tables. */
export function nameOfBefore(before: TrafficData['seriesBefore']): string | null {
  const known = before?.filter((point) => point !== null && point !== undefined) ?? [];
  return known.length ? formatDays(known[0]!.date, known.at(-1)!.lastDate) : null;
}

/** What the chart shows of a metric over time; bounces are a second line where they are asked for and known. */
export function drawingOf(
  { timeZone, series, seriesBefore }: TrafficData,
  metric: TrafficMetric,
  hasBounces = false,
): Drawing {
  const { name, colour } = looks[metric];
  const before = seriesBefore ?? [];
  const points = pointsOf(series, before.length);
  const running = series.findIndex(({ isRunning }) => isRunning);
  const named = nameOfBefore(before);
  const valuesOf = (some: readonly (TrafficPoint | null | undefined)[], figure: TrafficMetric | 'bounces') =>
    points.map((_point, index) => some[index]?.[figure] ?? null);
  const known = new Map(series.map((point) => [keyOf(point), point]));
  return {
    points,
    labelled: hasManyDays(series) ? dayStarts(series) : points,
    series: [
      {
        name,
        colour,
        values: valuesOf(series, metric),
        runningFrom: running === -1 ? null : running,
        partial: series.flatMap(({ isPartial, isRunning }, index) => (isPartial && !isRunning ? [index] : [])),
      },
      ...(named ? [{ name: `${name}, ${named}`, colour, isBefore: true, values: valuesOf(before, metric) }] : []),
      ...(hasBounces && series.some(({ bounces }) => bounces !== null)
        ? [{ name: 'Bounces', colour: 'danger' as const, values: valuesOf(series, 'bounces') }]
        : []),
    ],
    formatPoint: (point) => axisName(point, series, timeZone),
    formatTitle: (point) => nameOf(known.get(point) ?? { ...blank, date: point.slice(0, 10), at: point }, timeZone),
  };
}

const blank = { lastDate: '' };

/** The points of both series: hours of today that have not begun have something to be compared with. */
function pointsOf(series: TrafficData['series'], length: number): string[] {
  const points = series.map(keyOf);
  const last = series.at(-1)?.at;
  for (let more = 1; last && points.length < length; more++) {
    points.push(new Date(Date.parse(last) + more * HOUR_MS).toISOString());
  }
  return points;
}

function axisName(point: string, series: TrafficData['series'], timeZone: string): string {
  if (!point.includes('T')) return series.some((one) => lengthOf(one) > WEEK) ? formatMonth(point) : formatDay(point);
  const known = series.find(({ at }) => at === point);
  return known && hasManyDays(series) ? formatDay(known.date) : formatHourIn(point, timeZone);
}

/** Whether the points are hours of more than a day. */
const hasManyDays = (series: TrafficData['series']) => Boolean(series[0]?.at) && series.length > LONGEST_DAY;

/** The first hour of each day, without a day of which only the end is shown. */
function dayStarts(series: TrafficData['series']): string[] {
  const begun = series.filter(({ date }, index) => index > 0 && series[index - 1]!.date !== date);
  const isWhole = series.filter(({ date }) => date === series[0]!.date).length >= LONGEST_DAY - 2;
  return [...(isWhole ? [series[0]!] : []), ...begun].map(keyOf);
}

/** Whether neither the points nor those compared with had a click. */
export const hasNoClicks = ({ series, seriesBefore }: TrafficData): boolean =>
  ![...series, ...(seriesBefore ?? [])].some((point) => (point?.clicks ?? 0) > 0);

/** Whether any point has a figure of visits. */
export const hasVisits = ({ series }: TrafficData): boolean => series.some(({ conversions }) => conversions !== null);

/** The text alternative of a chart, for screen readers. */
export function chartLabel({ series }: Drawing, { series: points }: TrafficData): string {
  const { name, values } = series[0]!;
  const sum = values.reduce<number>((all, value) => all + (value ?? 0), 0);
  const [first, last] = [points[0], points.at(-1)];
  return `${name}: ${formatCount(sum)}${first && last ? `, ${formatDays(first.date, last.lastDate)}` : ''}`;
}

/** The hour of the day with the most clicks; null without clicks. */
export function peakHourOf(hours: readonly { hour: number; clicks: number }[]): number | null {
  let peak: { hour: number; clicks: number } | null = null;
  for (const one of hours) if (one.clicks > (peak?.clicks ?? 0)) peak = one;
  return peak?.hour ?? null;
}

/** Clicks a day, rounded; 0 without days. */
export const dailyAverage = (days: readonly { clicks: number }[]): number =>
  days.length ? Math.round(days.reduce((sum, day) => sum + day.clicks, 0) / days.length) : 0;
