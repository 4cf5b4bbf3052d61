import { z } from 'zod';
import { botReasons, type ClickScopeInput } from '../../analytics/click-scope.ts';
import { questionOf, values, type ScopeQuery } from './analytics-question.ts';
import { queryFlag } from './wire.ts';

/** Parameters of lists of clicks, in addition to those of every query about clicks. */
export const botMembers = {
  only_bots: queryFlag('only_bots').describe(
    "Only clicks that are no person's: by bots, previews and prefetches, whatever bots says.",
  ),
  reason: values(z.string().meta({ enum: botReasons })).describe(
    'With only_bots=true, only those for any of the reasons given; may be repeated.',
  ),
};

type BotQuery = z.output<z.ZodObject<typeof botMembers>>;

/** A query of a list of clicks; refuses a reason without `only_bots`. */
export const clickQuery = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.object({ ...shape, ...botMembers }).refine(
    (query) => {
      const { only_bots, reason } = query as BotQuery;
      return only_bots === 'true' || !reason;
    },
    { path: ['reason'], message: 'A reason goes with only_bots=true.' },
  );

/** Converts a query about a list of clicks to the input of the verbs. */
export function clickQuestionOf(query: z.output<typeof ScopeQuery> & BotQuery): ClickScopeInput {
  const { only_bots, reason = [] } = query;
  return { ...questionOf(query), bots: only_bots === 'true' ? { reasons: reason } : null };
}
