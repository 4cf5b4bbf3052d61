import { builder } from '../graph/builder.ts';
import { rowOfEither } from '../graph/row-id.ts';
import { verdicts, type MedianDifference } from '../figures/contract/median-difference.ts';
import { AnalyticsType } from './graph-analytics.ts';
import { FactsType } from './graph-facts.ts';
import { SCAN } from './graph-rows.ts';
import { DimensionEnum } from './graph-scope.ts';
import { comparePeriods, compareValues, wordsOf, type PathComparison } from './path-comparison.ts';

const VerdictEnum = builder.enumType('PathVerdict', {
  description:
    'What two medians say of each other. TOO_FEW: either group has fewer than 20 measurements. NO_REAL_DIFFERENCE: the 95 % ' +
    'interval of the difference has zero in it.',
  values: verdicts,
});

interface Told extends MedianDifference {
  words: string;
}

const DifferenceType = builder.objectRef<Told>('MedianDifference').implement({
  description: 'The first median less the second one, with its 95 % interval, lower bounds as censored values.',
  fields: (t) => ({
    verdict: t.expose('verdict', { type: VerdictEnum, description: 'Whether the difference is real.' }),
    words: t.exposeString('words', { description: 'The same in one sentence.' }),
    difference: t.exposeFloat('difference', {
      nullable: true,
      description: 'In the unit of the quantity; null where a median is unknown or only a lower bound.',
    }),
    low: t.exposeFloat('low', { nullable: true, description: 'The lower end of the interval; null without one.' }),
    high: t.exposeFloat('high', { nullable: true, description: 'The upper end of the interval; null without one.' }),
  }),
});

const told = (quantity: 'roundTrip' | 'speed') => (comparison: PathComparison) => ({
  ...comparison[quantity],
  words: wordsOf(quantity, comparison[quantity]),
});

const ComparisonType = builder.objectRef<PathComparison>('PathComparison').implement({
  description: 'The paths of two groups of clicks to this installation, and whether they really differ.',
  fields: (t) => ({
    first: t.expose('first', { type: FactsType, description: 'What was measured of the first group.' }),
    second: t.expose('second', { type: FactsType, description: 'What was measured of the second group.' }),
    roundTrip: t.field({
      type: DifferenceType,
      description: 'The difference of round trips, in milliseconds.',
      resolve: told('roundTrip'),
    }),
    speed: t.field({
      type: DifferenceType,
      description: 'The difference of speeds, in megabits per second.',
      resolve: told('speed'),
    }),
  }),
});

builder.objectFields(AnalyticsType, (t) => ({
  pathComparison: t.field({
    type: ComparisonType,
    description: 'Compares the paths of two values of a dimension, such as two countries, networks or URLs.',
    args: {
      dimension: t.arg({ type: DimensionEnum, required: true, description: 'What the values belong to.' }),
      first: t.arg.string({ required: true, description: 'The key of a breakdown row.' }),
      second: t.arg.string({ required: true, description: 'The key of another row.' }),
    },
    complexity: SCAN,
    resolve: (analytics, { dimension, first, second }) => {
      const keyOf = (key: string) => (dimension === 'link' ? String(rowOfEither('ShortUrl', key)) : key);
      return compareValues(analytics, { dimension, first: keyOf(first), second: keyOf(second) });
    },
  }),
  pathsBefore: t.field({
    type: ComparisonType,
    nullable: true,
    description: 'Compares the paths of the period with those of the one before; null where there is none.',
    complexity: SCAN,
    resolve: (analytics) => comparePeriods(analytics),
  }),
}));
