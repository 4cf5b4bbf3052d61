import { z } from 'zod';
import { Analytics } from '../../analytics/analytics.ts';
import { comparePeriods, compareValues, wordsOf, type PathComparison } from '../../analytics/path-comparison.ts';
import { openScope } from '../../analytics/scope.ts';
import { dimensionKeys, dimensions, type Dimension, type NameOf } from '../../click-model/dimensions.ts';
import { UserError } from '../../common/user-error.ts';
import type { MeasuredFigures } from '../../figures/contract/measured.ts';
import { verdicts, type Verdict } from '../../figures/contract/median-difference.ts';
import { rowOfEither } from '../../graph/row-id.ts';
import { dayMembers } from './analytics-schemas.ts';
import { ownerMembers, questionOf } from './analytics-question.ts';
import { answers } from './answers.ts';
import { number, text } from './fields.ts';
import { toDays } from './owner-analytics.ts';
import { percentileMembers, toPercentiles } from './percentiles.ts';
import { viewerOf } from './signed-in.ts';
import type { TypedApp } from './typed.ts';

const snakeVerdicts = verdicts.map((verdict) => verdict.toLowerCase()) as [Lowercase<Verdict>, ...Lowercase<Verdict>[]];
const end = (what: string) => number.nullable().describe(`The ${what} end of its 95 % interval; null without one.`);
const difference = (what: string) =>
  z
    .object({
      verdict: z
        .enum(snakeVerdicts)
        .describe('too_few: either group has fewer than 20; no_real_difference: the interval has zero in it.'),
      words: text.describe('The same in one sentence.'),
      difference: number.nullable().describe('The first median less the second; null where either is not known.'),
      low: end('lower'),
      high: end('upper'),
    })
    .describe(what);
const { roundTrip, speed, speedShares } = percentileMembers;
const group = (place: string) =>
  z.object({ roundTrip, speed, speedShares }).describe(`What was measured of the ${place} group.`);

const Comparison = z
  .object({
    ...dayMembers,
    first: group('first'),
    second: group('second'),
    roundTrip: difference('The difference of round trips, in milliseconds.'),
    speed: difference('The difference of speeds, in Mbit/s.'),
  })
  .meta({ id: 'PathComparison', description: 'Whether two groups of clicks have really different paths.' });

const groups = Object.fromEntries(dimensionKeys.map((dimension) => [dimensions[dimension].name, dimension])) as Record<
  NameOf<Dimension>,
  Dimension
>;
const names = Object.keys(groups) as [NameOf<Dimension>, ...NameOf<Dimension>[]];

const schema = {
  tags: ['Analytics'],
  summary: 'Whether the paths of two groups of clicks really differ',
  description:
    'Compares two values of a dimension, such as two countries, networks or URLs; without them the period with the one before. ' +
    'A difference counts only where the 95 % interval of the difference of medians leaves zero out.',
  querystring: z.object({
    ...ownerMembers,
    dimension: z
      .enum(names, `dimension must be one of ${names.join(', ')}.`)
      .optional()
      .describe('What the values belong to; left out to compare periods.'),
    first: z.string().optional().describe('The key of a value, as filters take it.'),
    second: z.string().optional().describe('The key of another value.'),
  }),
  response: answers(200, 'The comparison.', Comparison, 400, 401, 404),
};

const toGroup = (figures: MeasuredFigures) => {
  const all = toPercentiles(figures);
  return { roundTrip: all.roundTrip, speed: all.speed, speedShares: all.speedShares };
};
const toDifference = (comparison: PathComparison, quantity: 'roundTrip' | 'speed') => ({
  ...comparison[quantity],
  verdict: comparison[quantity].verdict.toLowerCase() as Lowercase<Verdict>,
  words: wordsOf(quantity, comparison[quantity]),
});

interface Wish {
  dimension?: NameOf<Dimension> | undefined;
  first?: string | undefined;
  second?: string | undefined;
}

async function compare(analytics: Analytics, { dimension: name, first, second }: Wish): Promise<PathComparison> {
  if (name === undefined) {
    if (first !== undefined || second !== undefined)
      throw new UserError('INVALID', 'Name the dimension of the values.', 'dimension');
    const periods = await comparePeriods(analytics);
    if (!periods) throw new UserError('INVALID', 'There is no period before to compare with.', 'period');
    return periods;
  }
  if (first === undefined || second === undefined)
    throw new UserError('INVALID', 'Name two values to compare.', first === undefined ? 'first' : 'second');
  const dimension = groups[name];
  const keyOf = (key: string) => (dimension === 'link' ? String(rowOfEither('ShortUrl', key)) : key);
  return compareValues(analytics, { dimension, first: keyOf(first), second: keyOf(second) });
}

/** /api/analytics/paths/comparison: whether a difference is real. */
export async function pathComparisonRoutes(app: TypedApp): Promise<void> {
  app.get('/api/analytics/paths/comparison', { schema }, async (request) => {
    const { dimension, first, second, ...query } = request.query;
    const analytics = new Analytics(await openScope(viewerOf(request), questionOf(query)));
    const comparison = await compare(analytics, { dimension, first, second });
    return {
      ...(await toDays(analytics)),
      first: toGroup(comparison.first),
      second: toGroup(comparison.second),
      roundTrip: toDifference(comparison, 'roundTrip'),
      speed: toDifference(comparison, 'speed'),
    };
  });
}
