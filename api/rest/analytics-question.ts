import { z } from 'zod';
import type { AnalyticsPeriod, Comparison, ScopeInput } from '../analytics/scope.ts';
import { parseInput } from '../parse-input.ts';
import { rowOfEither } from '../row-id.ts';
import { day, described, flag, list, oneOf, text, withDefault, type Schema } from './json-schema.ts';

/** The periods by their names in queries. */
export const periods = {
  '7d': 'LAST_7_DAYS',
  '30d': 'LAST_30_DAYS',
  '90d': 'LAST_90_DAYS',
  '1y': 'LAST_365_DAYS',
} as const satisfies Record<string, AnalyticsPeriod>;
const comparisons: Record<'previous_period' | 'previous_year', Comparison> = {
  previous_period: 'PREVIOUS_PERIOD',
  previous_year: 'PREVIOUS_YEAR',
};
const keysOf = <Key extends string>(words: Record<Key, unknown>) => Object.keys(words) as [Key, ...Key[]];

/** The filters of the query and the dimension each is about; with `_not` behind, clicks that have none of the values. */
const filterNames = {
  link: 'link',
  country: 'country',
  city: 'city',
  device: 'device',
  os: 'os',
  browser: 'browser',
  channel: 'channel',
  referrer: 'referrer',
  utm_source: 'utmSource',
  utm_medium: 'utmMedium',
  utm_campaign: 'utmCampaign',
  network: 'network',
} as const;
const names = keysOf(filterNames);

/** A parameter that may be repeated. */
export const Values = z.union([z.string().transform((value) => [value]), z.array(z.string())]).optional();
const Question = z.object({
  period: z.enum(keysOf(periods), 'The period is 7d, 30d, 90d or 1y.').default('30d'),
  from: z.string().optional(),
  to: z.string().optional(),
  url: z.string().optional(),
  compare: z.enum(keysOf(comparisons), 'Compare with previous_period or previous_year.').default('previous_period'),
  bots: z.enum(['true', 'false'], 'bots is true or false.').default('false'),
});

/** The question of a query string as the use cases take it; refuses INVALID words. */
export function questionOf(query: unknown): ScopeInput {
  const { period, from, to, url, compare, bots } = parseInput(Question, query);
  const given = query as Record<string, unknown>;
  const filters = names.flatMap((name) =>
    [name, `${name}_not` as const].flatMap((key) => {
      const values = parseInput(Values, given[key]);
      return values ? [{ dimension: filterNames[name], values, isNot: key !== name }] : [];
    }),
  );
  return {
    period: periods[period],
    from,
    to,
    linkId: url === undefined ? null : rowOfEither('ShortUrl', url),
    compare: comparisons[compare],
    includeBots: bots === 'true',
    filters,
  };
}

const ANY = 'Any of the values given; may be repeated. Empty stands for unknown.';

/** The parameters of every question about clicks. */
export const scopeParameters: Record<string, Schema> = {
  period: withDefault(oneOf(...keysOf(periods)), '30d'),
  from: described(day, "The first day of a range on the owner's calendar, which stands in place of the period."),
  to: described(day, 'The last day of the range, included; today when left out.'),
  compare: withDefault(oneOf(...keysOf(comparisons)), 'previous_period'),
  bots: described(withDefault(flag, false), 'Count clicks by bots, previews and prefetches, too.'),
  ...Object.fromEntries(
    names.flatMap((name) => [
      [name, described(list(text), ANY)],
      [`${name}_not`, described(list(text), 'None of the values given; may be repeated.')],
    ]),
  ),
};

/** Whether a query says which clicks are meant. */
export const namesScope = (query: unknown): boolean =>
  Object.keys(query as object).some((name) => Object.hasOwn(scopeParameters, name));

/** The same where the path does not name the URL. */
export const ownerParameters: Record<string, Schema> = {
  ...scopeParameters,
  url: described(text, 'Only this URL: its number, or its id in GraphQL.'),
};
