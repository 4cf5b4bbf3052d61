import { encodeGlobalID } from '@pothos/plugin-relay';
import { builder } from '../graph/builder.ts';
import { dimensionKeys, dimensions, type Dimension, type NameOf } from '../click-model/dimensions.ts';
import { rowOfEither } from '../graph/row-id.ts';
import { comparisons } from './compared-range.ts';
import { analyticsPeriods, type AnalyticsPeriod, type ScopeInput } from './scope.ts';

const Period = builder.enumType('AnalyticsPeriod', {
  description:
    "The last days of the owner's calendar, including today. LAST_24_HOURS: the hour that runs and the 23 before it; " +
    'visitors count in the hour of their first click of the day.',
  values: Object.keys(analyticsPeriods) as AnalyticsPeriod[],
});

const CompareWith = builder.enumType('AnalyticsComparison', {
  description:
    'PREVIOUS_PERIOD: the same number of days directly before. PREVIOUS_YEAR: the same number of days from the same ' +
    'date a year earlier.',
  values: comparisons,
});

/** The dimensions that group and filter clicks. */
export const DimensionEnum = builder.enumType('AnalyticsDimension', {
  description:
    'What clicks can be grouped and filtered by. LINK is the short URL, VARIANT the variant of an experiment.',
  values: Object.fromEntries(dimensionKeys.map((value) => [dimensions[value].name.toUpperCase(), { value }])) as {
    [One in Dimension as Uppercase<NameOf<One>>]: { value: One };
  },
});

const Filter = builder.inputType('AnalyticsFilter', {
  description: 'Only clicks with one of the values, or with isNot, with none of them. Clicks must match all filters.',
  fields: (t) => ({
    dimension: t.field({ type: DimensionEnum, required: true, description: 'What the values belong to.' }),
    values: t.stringList({
      required: true,
      description: 'Keys of breakdown rows: 1 to 100. The empty key means unknown.',
    }),
    isNot: t.boolean({
      required: true,
      defaultValue: false,
      description: 'Whether clicks with one of the values are left out instead.',
    }),
  }),
});

/** Which clicks a query covers. */
export const ScopeArgument = builder.inputType('AnalyticsScope', {
  description:
    "Which clicks a query covers. Days follow the owner's calendar and are limited to the history of the plan.",
  fields: (t) => ({
    period: t.field({
      type: Period,
      required: true,
      defaultValue: 'LAST_30_DAYS',
      description: 'Which days; ignored where from is given.',
    }),
    from: t.field({ type: 'Date', description: 'The first day of a custom range, which replaces the period.' }),
    to: t.field({ type: 'Date', description: 'The last day of the range (included); defaults to today.' }),
    url: t.id({ description: 'Only this URL.' }),
    tag: t.id({ description: 'Only the URLs that have this tag now. A visitor of several counts once a day.' }),
    filters: t.field({ type: [Filter], required: true, defaultValue: [], description: 'At most 20.' }),
    compare: t.field({
      type: CompareWith,
      required: true,
      defaultValue: 'PREVIOUS_PERIOD',
      description: 'Which earlier days trends compare with.',
    }),
    matchWeekdays: t.boolean({
      required: true,
      defaultValue: false,
      description: 'Compare with days that begin on the same day of the week: a multiple of seven days earlier.',
    }),
    includeBots: t.boolean({
      required: true,
      defaultValue: false,
      description: 'Also count clicks by bots, previews and prefetches as clicks.',
    }),
  }),
});
type Argument = typeof ScopeArgument.$inferInput;

/** The public key of a row; for links, the node id. */
export const outerKey = (dimension: Dimension, key: string): string =>
  dimension === 'link' ? encodeGlobalID('ShortUrl', key) : key;

/** The scope for the use cases, with numbers instead of the global ids of URLs. */
export function asScopeInput({ url, tag, filters, ...rest }: Argument): ScopeInput {
  return {
    ...rest,
    linkId: rowNamed('ShortUrl', url),
    tagId: rowNamed('Tag', tag),
    filters: filters.map(({ dimension, values, isNot }) => ({
      dimension,
      isNot,
      values: dimension === 'link' ? values.map((value) => String(rowOfEither('ShortUrl', value))) : values,
    })),
  };
}

const rowNamed = (typename: string, id: string | number | null | undefined): number | null =>
  id === null || id === undefined ? null : rowOfEither(typename, String(id));
