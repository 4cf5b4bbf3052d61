import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { Analytics } from '../analytics/analytics.ts';
import type { AnalyticsPeriod, Comparison, ScopeInput } from '../analytics/scope.ts';
import { openScope } from '../analytics/scope.ts';
import { parseInput } from '../parse-input.ts';
import { rowId } from '../row-id.ts';
import { analyticsSchema, filterNames } from './analytics-schemas.ts';
import { toOwnerAnalytics } from './owner-analytics.ts';
import { viewerOf } from './signed-in.ts';

const periods: Record<'7d' | '30d' | '90d' | '1y', AnalyticsPeriod> = {
  '7d': 'LAST_7_DAYS',
  '30d': 'LAST_30_DAYS',
  '90d': 'LAST_90_DAYS',
  '1y': 'LAST_365_DAYS',
};
const comparisons: Record<'previous_period' | 'previous_year', Comparison> = {
  previous_period: 'PREVIOUS_PERIOD',
  previous_year: 'PREVIOUS_YEAR',
};
const keysOf = <Key extends string>(words: Record<Key, unknown>) => Object.keys(words) as [Key, ...Key[]];

const Values = z.union([z.string().transform((value) => [value]), z.array(z.string())]).optional();
const Question = z.object({
  period: z.enum(keysOf(periods), 'The period is 7d, 30d, 90d or 1y.').default('30d'),
  from: z.string().optional(),
  to: z.string().optional(),
  url: z.string().optional(),
  compare: z.enum(keysOf(comparisons), 'Compare with previous_period or previous_year.').default('previous_period'),
  bots: z.enum(['true', 'false'], 'bots is true or false.').default('false'),
});
const names = keysOf(filterNames);

/** GET /api/analytics: everything the clicks of the viewer tell. */
export async function analyticsRoutes(app: FastifyInstance): Promise<void> {
  app.get('/api/analytics', { schema: analyticsSchema }, async (request) =>
    toOwnerAnalytics(new Analytics(await openScope(viewerOf(request), questionOf(request)))),
  );
}

function questionOf({ query }: FastifyRequest): ScopeInput {
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
    linkId: url === undefined ? null : rowId(url),
    compare: comparisons[compare],
    includeBots: bots === 'true',
    filters,
  };
}
