import type { Dimension } from '../click-model/dimensions.ts';
import { UserError } from '../common/user-error.ts';
import { measuredFiguresOf, type MeasuredFigures, type MeasuredSums } from '../figures/contract/measured.ts';
import { FEWEST, medianDifference, type MedianDifference } from '../figures/contract/median-difference.ts';
import { emptyHistogram } from '../click-model/quantities.ts';
import type { Analytics } from './analytics.ts';
import { numberOfValue } from './filters.ts';

/** The paths of two groups of clicks, and whether they really differ. */
export interface PathComparison {
  first: MeasuredFigures;
  second: MeasuredFigures;
  roundTrip: MedianDifference;
  speed: MedianDifference;
}

/** Which groups: two values of a dimension, by their keys in filters. */
export interface ComparedValues {
  dimension: Dimension;
  first: string;
  second: string;
}

/** Compares the paths of two values of a dimension. Refuses INVALID for equal or unknown keys, NOT_FOUND for others' links. */
export async function compareValues(
  analytics: Analytics,
  { dimension, first, second }: ComparedValues,
): Promise<PathComparison> {
  if (first === second) throw new UserError('INVALID', 'Compare two different values.', 'second');
  const { viewerId } = analytics.scope;
  const [one, two] = await Promise.all([
    numberOfValue(viewerId, dimension, first, 'first'),
    numberOfValue(viewerId, dimension, second, 'second'),
  ]);
  const sums = await analytics.facts.sumsOf(dimension, [one, two]);
  return compare(sums(one), sums(two));
}

/** Compares the paths of the period with those of the one before; null where the plan or the clicks do not go back so far. */
export async function comparePeriods(analytics: Analytics): Promise<PathComparison | null> {
  const range = await analytics.compared();
  if (!range) return null;
  const [shown, before] = await Promise.all([analytics.facts.sums(), analytics.facts.sumsBefore(range)]);
  return compare(shown, before);
}

function compare(first: MeasuredSums, second: MeasuredSums): PathComparison {
  const between = (quantity: 'roundTrip' | 'speed') =>
    medianDifference(
      quantity,
      first.histograms[quantity] ?? emptyHistogram,
      second.histograms[quantity] ?? emptyHistogram,
    );
  return {
    first: measuredFiguresOf(first),
    second: measuredFiguresOf(second),
    roundTrip: between('roundTrip'),
    speed: between('speed'),
  };
}

const units = { roundTrip: 'ms', speed: 'Mbit/s' } as const;

/** What a difference means, in one sentence. */
export function wordsOf(quantity: 'roundTrip' | 'speed', { verdict, low, high }: MedianDifference): string {
  const name = quantity === 'speed' ? 'speed' : 'round trip';
  if (verdict === 'TOO_FEW') return `Too few measurements to compare the ${name}: both groups need ${FEWEST}.`;
  if (verdict === 'NO_REAL_DIFFERENCE') return `No real difference in the ${name}.`;
  const unit = units[quantity];
  const [least, most] = verdict === 'FIRST_HIGHER' ? [low, high] : [high && -high, low && -low];
  const how = quantity === 'speed' ? 'faster' : 'slower';
  const place = verdict === 'FIRST_HIGHER' ? 'first' : 'second';
  const range = most === null ? `at least ${least} ${unit}` : `${least} to ${most} ${unit}`;
  return `The ${place} is really ${how}: its median ${name} is ${range} higher.`;
}
