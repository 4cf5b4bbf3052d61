import { formatDay, formatDays, formatLongDay } from '../../format/dates.ts';
import { axisHour } from '../../format/hours.ts';
import { countOf, formatCount } from '../../format/numbers.ts';
import type { TrafficSeries } from '../../charts/TrafficChart.tsx';

export type TrafficMetric = 'clicks' | 'visitors' | 'engagement';
export type Granularity = 'daily' | 'hourly';

interface Counts {
  clicks: number;
  visitors: number;
}

export interface TrafficData {
  series: readonly (Counts & { date: string })[];
  /** The values of the comparison period; null when not requested or not shown. */
  seriesBefore: readonly (Counts & { date: string })[] | null | undefined;
  peakHours: readonly (Counts & { hour: number })[];
}

/** What a metric draws, and how. */
const looks = {
  clicks: { name: 'Clicks', figure: 'clicks', colour: 'chart-1' },
  visitors: { name: 'Unique Visitors', figure: 'visitors', colour: 'chart-2' },
} as const;
type DrawnMetric = keyof typeof looks;

/** The hourly mode has only clicks and visitors. */
export const drawn = (metric: TrafficMetric): DrawnMetric => (metric === 'visitors' ? 'visitors' : 'clicks');

export interface Drawing {
  points: readonly string[];
  series: readonly TrafficSeries[];
  formatPoint: (point: string) => string;
  formatTitle: (point: string) => string;
}

/** What the chart shows of a metric, day by day or by the hours of the day. */
export function drawingOf(data: TrafficData, metric: TrafficMetric, granularity: Granularity): Drawing {
  const { name, figure, colour } = looks[drawn(metric)];
  if (granularity === 'hourly') {
    const hours = data.peakHours.map((one) => axisHour(one.hour));
    const series = [{ name, colour, values: data.peakHours.map((one) => one[figure]) }];
    return { points: hours, series, formatPoint: String, formatTitle: String };
  }
  const before = data.seriesBefore ?? [];
  return {
    points: data.series.map(({ date }) => date),
    series: [
      { name, colour, values: data.series.map((one) => one[figure]) },
      ...(before.length
        ? [
            {
              name: `${name}, ${formatDays(before[0]!.date, before.at(-1)!.date)}`,
              colour,
              isDashed: true,
              values: data.series.map((_day, index) => before[index]?.[figure] ?? null),
            },
          ]
        : []),
    ],
    formatPoint: formatDay,
    formatTitle: formatLongDay,
  };
}

/** Whether neither the days nor those compared with had a click. */
export const hasNoClicks = ({ series, seriesBefore }: TrafficData): boolean =>
  ![...series, ...(seriesBefore ?? [])].some(({ clicks }) => clicks > 0);

/** The text alternative of a chart, for screen readers. */
export function chartLabel({ series }: Drawing, days: number, granularity: Granularity): string {
  const { name, values } = series[0]!;
  const sum = values.reduce<number>((all, value) => all + (value ?? 0), 0);
  const how = granularity === 'hourly' ? ', by the hour of the day' : '';
  return `${name}: ${formatCount(sum)} in ${countOf(days, 'day')}${how}`;
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
