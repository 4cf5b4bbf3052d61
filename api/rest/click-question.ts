import { z } from 'zod';
import { botReasons, type ClickScopeInput } from '../analytics/click-scope.ts';
import { parseInput } from '../parse-input.ts';
import { questionOf, Values } from './analytics-question.ts';
import { described, flag, list, oneOf, withDefault, type Schema } from './json-schema.ts';

const Bots = z
  .object({
    only_bots: z.enum(['true', 'false'], 'only_bots is true or false.').default('false'),
    reason: Values,
  })
  .refine(({ only_bots, reason }) => only_bots === 'true' || !reason, {
    path: ['reason'],
    message: 'A reason goes with only_bots=true.',
  });

/** The question of a query string about a list of clicks as the use cases take it; refuses INVALID words. */
export function clickQuestionOf(query: unknown): ClickScopeInput {
  const { only_bots, reason = [] } = parseInput(Bots, query);
  return { ...questionOf(query), bots: only_bots === 'true' ? { reasons: reason } : null };
}

/** What lists of clicks take beside the parameters of every question about clicks. */
export const botParameters: Record<string, Schema> = {
  only_bots: described(
    withDefault(flag, false),
    "Only clicks that are no person's: by bots, previews and prefetches, whatever bots says.",
  ),
  reason: described(
    list(oneOf(...botReasons)),
    'With only_bots=true, only those for any of the reasons given; may be repeated.',
  ),
};
