import type { ChartColours } from './useChartTheme.ts';

/** A line of the chart over time. */
export interface TrafficSeries {
  name: string;
  /** Null is a gap. */
  values: readonly (number | null)[];
  colour: keyof ChartColours;
  /** Another time's figures, to compare with: drawn thin and never filled. */
  isBefore?: boolean;
  /** The point that is not over yet; the line to it is dashed. */
  runningFrom?: number | null;
  /** Points of which the period has only a part; drawn hollow. */
  partial?: readonly number[];
}

/** Something to be said of a point of the chart. */
export interface ChartMark {
  /** The number of the point. */
  index: number;
  label: string;
}
