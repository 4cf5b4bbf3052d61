import {
  classStarts,
  EPSILON,
  quantities,
  speedThresholds,
  survival,
  type Histogram,
} from '../../click-model/quantities.ts';

/** How many clicks have at least a speed. */
export interface SpeedShare {
  /** Mbit/s. */
  mbps: number;
  /** Per cent of the clicks with a speed; null where too many of them are lower bounds below it to say. */
  percentage: number | null;
  /** Clicks known to reach it, lower bounds included, and clicks known not to. The others may or may not. */
  reached: number;
  missed: number;
}

/** The shares of clicks with at least each of the thresholds; none without a speed. */
export function speedSharesOf(histogram: Histogram): SpeedShare[] {
  const steps = survival(histogram);
  if (!steps.length) return [];
  return speedThresholds.map((mbps) => {
    const start = mbps * quantities.speed.steps;
    const below = steps.filter(({ number }) => classStarts[number - 1]! < start);
    const above = steps.slice(below.length);
    const last = below.at(-1);
    // Beyond the largest value the estimate says nothing where that is a lower bound.
    const isUnknown = !above.length && last!.bounds > 0 && last!.beyond > 0;
    return {
      mbps,
      percentage: isUnknown ? null : Math.round((last?.beyond ?? 1) * 1_000 + EPSILON) / 10,
      reached: above.reduce((sum, { known, bounds }) => sum + known + bounds, 0),
      missed: below.reduce((sum, { known }) => sum + known, 0),
    };
  });
}
