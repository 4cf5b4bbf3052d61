import type { Analytics } from '../../analytics/analytics.ts';
import type { Granularity } from '../../analytics/series.ts';
import { toPercentiles } from './percentiles.ts';

/** What was measured of the way of a scope's clicks, in camelCase as documented. */
export async function toNetworkQuality(analytics: Analytics, granularity: Granularity) {
  const whole = await analytics.facts.figures();
  const points = await analytics.series.points(granularity);
  const trends = points.map(async (point) => {
    const facts = await analytics.facts.ofPoint(point, analytics.scope.days);
    return {
      date: point.date,
      count: facts.measured,
      avgRttMs: facts.roundTrip.mean,
      avgSpeedMbps: facts.speed.mean,
      ...toPercentiles(facts),
    };
  });
  return {
    rttClicks: whole.roundTrip.count,
    speedClicks: whole.speed.count,
    avgRttMs: whole.roundTrip.mean,
    avgSpeedMbps: whole.speed.mean,
    avgQualityScore: whole.score.mean,
    ...toPercentiles(whole),
    qualityDistribution: whole.qualities,
    measurementTrends: whole.measured ? await Promise.all(trends) : null,
  };
}
