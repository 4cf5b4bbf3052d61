import { percentageOfAny } from '../percentage.ts';
import { factSumNames, type FactSums } from './engine/facts-contract.ts';

/** Figures of the facts of some clicks; null where none of them has the fact. */
export interface FactFigures {
  /** Clicks of which anything was measured. */
  measured: number;
  /** Clicks whose round trip, and whose speed, is known. */
  rttClicks: number;
  speedClicks: number;
  rttMs: number | null;
  mbps: number | null;
  /** 0 to 100. */
  score: number | null;
  /** Clicks with a score, by its label. */
  qualities: { excellent: number; good: number; fair: number; poor: number } | null;
  loadMs: number | null;
  /** Clicks that reached a website with the snippet; null without any, as the next four. */
  visits: number | null;
  bounces: number | null;
  /** Per cent of the visits. */
  bounceRate: number | null;
  sessionSeconds: number | null;
  /** Visits with a conversion, per cent of the visits. */
  conversionRate: number | null;
  /** Whether pages or servers reported them; null where neither a visit nor a conversion is known. */
  conversions: number | null;
  /** Clicks with a conversion, whether or not a visit was reported; null as above. */
  convertedClicks: number | null;
}

/** The sums of no clicks. */
export const noFacts = Object.fromEntries(factSumNames.map((name) => [name, 0])) as FactSums;

/** The sum of sums. */
export function addFacts(all: readonly FactSums[]): FactSums {
  const sum = { ...noFacts };
  for (const one of all) for (const name of factSumNames) sum[name] += one[name];
  return sum;
}

/** A mean with so many decimal places. */
const mean = (sum: number, count: number, places = 0): number | null =>
  count ? Math.round((sum / count) * 10 ** places) / 10 ** places : null;

/** The figures that sums stand for. */
export function factFiguresOf(sums: FactSums): FactFigures {
  const { visits, scores, excellent, good, fair, poor } = sums;
  return {
    measured: sums.clicks,
    rttClicks: sums.rtts,
    speedClicks: sums.speeds,
    rttMs: mean(sums.rttMs, sums.rtts, 1),
    mbps: mean(sums.mbps, sums.speeds, 1),
    score: mean(sums.score, scores),
    qualities: scores ? { excellent, good, fair, poor } : null,
    loadMs: mean(sums.loadMs, sums.loads),
    visits: visits || null,
    bounces: visits ? sums.bounces : null,
    bounceRate: percentageOfAny(sums.bounces, visits),
    sessionSeconds: mean(sums.visibleMs / 1_000, visits, 1),
    conversionRate: percentageOfAny(sums.convertedVisits, visits),
    conversions: visits || sums.conversions ? sums.conversions : null,
    convertedClicks: visits || sums.conversions ? sums.converted : null,
  };
}
