import { percentageOfAny } from '../../common/percentage.ts';
import { qualityOf, type Quality } from '../../scoring/score.ts';
import {
  addHistograms,
  durationsOf,
  emptyHistogram,
  exactCounts,
  percentilesOf,
  quantityNames,
  type Histogram,
  type Percentiles,
  type Quantity,
} from '../../click-model/quantities.ts';

import { speedSharesOf, type SpeedShare } from './speed-shares.ts';

/** What is counted of measured clicks. */
export const measuredCountNames = [
  /** Clicks of which anything was measured. */
  'clicks',
  /** Clicks that reached a website with the snippet; the next two are of these. */
  'visits',
  'bounces',
  'convertedVisits',
  /** Conversions, and the clicks that led to any, whether they are visits or not. */
  'conversions',
  'converted',
] as const;
export type MeasuredCounts = Record<(typeof measuredCountNames)[number], number>;

/** What was measured of some clicks; what is said of several is the sum. */
export interface MeasuredSums {
  counts: MeasuredCounts;
  /** Of the quantities asked for. */
  histograms: Partial<Record<Quantity, Histogram>>;
}

/** What was measured of no clicks. */
export const nothingMeasured: MeasuredSums = {
  counts: { clicks: 0, visits: 0, bounces: 0, convertedVisits: 0, conversions: 0, converted: 0 },
  histograms: {},
};

/** The sum of what was measured, of some quantities. */
export function addMeasured(
  all: readonly MeasuredSums[],
  quantities: readonly Quantity[] = quantityNames,
): MeasuredSums {
  const counts = { ...nothingMeasured.counts };
  for (const one of all) for (const name of measuredCountNames) counts[name] += one.counts[name];
  const histograms: MeasuredSums['histograms'] = {};
  for (const quantity of quantities) {
    const own = all.flatMap((one) => one.histograms[quantity] ?? []);
    if (own.length) histograms[quantity] = addHistograms(own);
  }
  return { counts, histograms };
}

/** Figures of what was measured of some clicks; null where it was of none of them. */
export interface MeasuredFigures extends Record<Quantity, Percentiles> {
  /** Clicks of which anything was measured. */
  measured: number;
  /** How many have at least each of some speeds; none without a speed. */
  speedShares: SpeedShare[];
  /** Clicks with a score, by its label. */
  qualities: Record<Quality, number> | null;
  /** Clicks that reached a website with the snippet; null without any, as the next three. */
  visits: number | null;
  bounces: number | null;
  /** Per cent of the visits. */
  bounceRate: number | null;
  /** Visits with a conversion, per cent of the visits. */
  conversionRate: number | null;
  /** Whether pages or servers reported them; null where neither a visit nor a conversion is known. */
  conversions: number | null;
  /** Clicks with a conversion, whether or not a visit was reported; null as above. */
  convertedClicks: number | null;
  /** Visits by visible time, in the order of `durationStarts`. */
  durations: number[];
}

/** The figures of what was measured. */
export function measuredFiguresOf({ counts, histograms }: MeasuredSums): MeasuredFigures {
  const { visits, bounces, convertedVisits, conversions, converted } = counts;
  const hasOutcomes = visits > 0 || conversions > 0;
  return Object.assign(distributionsOf(counts.clicks ? histograms : emptyHistograms), {
    measured: counts.clicks,
    visits: visits || null,
    bounces: visits ? bounces : null,
    bounceRate: percentageOfAny(bounces, visits),
    conversionRate: percentageOfAny(convertedVisits, visits),
    conversions: hasOutcomes ? conversions : null,
    convertedClicks: hasOutcomes ? converted : null,
  });
}

/** Of each quantity a histogram without clicks. */
export const emptyHistograms: MeasuredSums['histograms'] = Object.fromEntries(
  quantityNames.map((quantity) => [quantity, emptyHistogram]),
);

/** The histogram of a quantity; to take one that was not asked for as empty would show a wrong figure. */
function askedFor(histograms: MeasuredSums['histograms'], quantity: Quantity): Histogram {
  const histogram = histograms[quantity];
  if (!histogram) throw new Error(`${quantity} was not asked for`);
  return histogram;
}

/** What histograms tell, each worked out once somebody reads it: most rows are asked for one or two of seven quantities. */
function distributionsOf(histograms: MeasuredSums['histograms']) {
  const of = (quantity: Quantity) => askedFor(histograms, quantity);
  const known: Partial<Record<Quantity, Percentiles>> = {};
  const percentiles = (quantity: Quantity) => (known[quantity] ??= percentilesOf(quantity, of(quantity)));
  return {
    get roundTrip() {
      return percentiles('roundTrip');
    },
    get jitter() {
      return percentiles('jitter');
    },
    get speed() {
      return percentiles('speed');
    },
    get delay() {
      return percentiles('delay');
    },
    get score() {
      return percentiles('score');
    },
    get sessionTime() {
      return percentiles('sessionTime');
    },
    get pageLoad() {
      return percentiles('pageLoad');
    },
    get speedShares() {
      return speedSharesOf(of('speed'));
    },
    get qualities() {
      return qualitiesOf(of('score'));
    },
    get durations() {
      return durationsOf(of('sessionTime'));
    },
  };
}

/** How many clicks have each label; null where none has a score. */
export function qualitiesOf(scores: Histogram): Record<Quality, number> | null {
  if (!scores.length) return null;
  const counts = { excellent: 0, good: 0, fair: 0, poor: 0 };
  for (const [score, clicks] of exactCounts(scores)) counts[qualityOf(score)] += clicks;
  return counts;
}
