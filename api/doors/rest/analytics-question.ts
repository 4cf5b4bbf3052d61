import { z } from 'zod';
import type { Comparison } from '../../analytics/compared-range.ts';
import type { AnalyticsPeriod, ScopeInput } from '../../analytics/scope.ts';
import type { Granularity } from '../../analytics/series.ts';
import { dimensionKeys, dimensions, type Dimension, type NameOf } from '../../click-model/dimensions.ts';
import { rowOfEither } from '../../graph/row-id.ts';
import { queryFlag } from './wire.ts';

/** Periods by their names in queries. */
export const periods = {
  today: 'TODAY',
  '24h': 'LAST_24_HOURS',
  '7d': 'LAST_7_DAYS',
  '30d': 'LAST_30_DAYS',
  '90d': 'LAST_90_DAYS',
  '1y': 'LAST_365_DAYS',
} as const satisfies Record<string, AnalyticsPeriod>;
const comparisons: Record<'previous_period' | 'previous_year', Comparison> = {
  previous_period: 'PREVIOUS_PERIOD',
  previous_year: 'PREVIOUS_YEAR',
};
const pointLengths: Record<'hour' | 'day' | 'week' | 'month', Granularity> = {
  hour: 'HOUR',
  day: 'DAY',
  week: 'WEEK',
  month: 'MONTH',
};
const keysOf = <Key extends string>(words: Record<Key, unknown>) => Object.keys(words) as [Key, ...Key[]];

/** The dimension of each parameter, in the order in which the verbs get them; `_not` is appended to exclude values. */
const dimensionOf: Record<string, Dimension> = Object.fromEntries(
  dimensionKeys.flatMap((dimension) => {
    const { name } = dimensions[dimension];
    return [name, `${name}_not`].map((key) => [key, dimension]);
  }),
);

/** The filters that a query has, by the names of their parameters. */
export const filtersOf = (query: object): string[] =>
  Object.keys(dimensionOf).filter((name) => query[name as keyof typeof query] !== undefined);

/** A parameter that may be repeated. */
export const values = <Value extends z.ZodType>(value: Value) =>
  z.preprocess((given) => (typeof given === 'string' ? [given] : given), z.array(value).optional());

const ANY = 'Any of the values given; may be repeated. Empty stands for unknown.';
const NONE = 'None of the values given; may be repeated.';

type FilterMember = ReturnType<typeof values<z.ZodString>>;
const filterMembers = Object.fromEntries(
  Object.keys(dimensionOf).map((name) => [name, values(z.string()).describe(name.endsWith('_not') ? NONE : ANY)]),
) as Record<NameOf<Dimension> | `${NameOf<Dimension>}_not`, FilterMember>;

const aDay = (description: string) => z.string().optional().meta({ format: 'date', description });

/** The parameters of every query about clicks; the verb fills in what is left out. */
export const scopeMembers = {
  period: z
    .enum(keysOf(periods), 'The period is today, 24h, 7d, 30d, 90d or 1y.')
    .optional()
    .meta({ default: '30d', description: 'The days to count, today included; from and to replace it.' }),
  from: aDay("The first day of a range on the owner's calendar, which stands in place of the period."),
  to: aDay('The last day of the range, included; today when left out.'),
  compare: z
    .enum(keysOf(comparisons), 'Compare with previous_period or previous_year.')
    .optional()
    .meta({ default: 'previous_period', description: 'What trends compare with.' }),
  match_weekdays: queryFlag('match_weekdays').describe('Compare with days that begin on the same day of the week.'),
  bots: queryFlag('bots').describe('Count clicks by bots, previews and prefetches, too.'),
  ...filterMembers,
};
/** The same for paths that do not name a URL. */
export const ownerMembers = {
  ...scopeMembers,
  url: z.string().optional().describe('Only this URL: its number, or its id in GraphQL.'),
  tag: z.string().optional().describe('Only the URLs that have this tag now: its number, or its id in GraphQL.'),
};

const seriesMembers = {
  granularity: z
    .enum(keysOf(pointLengths), 'The granularity is hour, day, week or month.')
    .optional()
    .meta({ default: 'day', description: 'The points of trafficOverTime; hours of 92 days at most.' }),
};
type SeriesQuery = z.output<z.ZodObject<typeof seriesMembers>>;

/** A query about the clicks of one URL. */
export const ScopeQuery = z.object({ ...scopeMembers, ...seriesMembers });
/** A query about the clicks of all URLs. */
export const OwnerQuery = z.object({ ...ownerMembers, ...seriesMembers });

type ScopeMembers = z.output<z.ZodObject<typeof scopeMembers>>;

/** Converts a query to the input of the verbs. */
export function questionOf(query: ScopeMembers & { url?: string | undefined; tag?: string | undefined }): ScopeInput {
  const { period, from, to, url, tag, compare, match_weekdays: matchWeekdays, bots } = query;
  const filters = filtersOf(query).map((name) => {
    const dimension = dimensionOf[name]!;
    const given = query[name as keyof ScopeMembers] as string[];
    const values = dimension === 'link' ? given.map((url) => String(rowOfEither('ShortUrl', url))) : given;
    return { dimension, values, isNot: name.endsWith('_not') };
  });
  return {
    period: period && periods[period],
    from,
    to,
    linkId: url === undefined ? null : rowOfEither('ShortUrl', url),
    tagId: tag === undefined ? null : rowOfEither('Tag', tag),
    compare: compare && comparisons[compare],
    matchWeekdays: matchWeekdays === 'true',
    includeBots: bots === 'true',
    filters,
  };
}

/** True if a query restricts the clicks. */
export const namesScope = (query: z.output<typeof ScopeQuery>): boolean =>
  Object.entries(query).some(([name, value]) => value !== undefined && Object.hasOwn(scopeMembers, name));

/** The length of the points that a query asks for; a day when it asks for none. */
export const granularityOf = ({ granularity = 'day' }: SeriesQuery): Granularity => pointLengths[granularity];
