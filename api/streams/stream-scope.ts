import { z } from 'zod';
import { openClickScope, type ClickScope } from '../analytics/click-scope.ts';
import { parseInput } from '../common/parse-input.ts';
import { rowReference } from '../graph/row-id.ts';
import type { Owner } from '../common/viewer.ts';

/** Which clicks a stream has. */
export interface StreamedClicks {
  /** The only link; null for all. */
  linkId: number | null;
  includeBots: boolean;
}

const URL_ID = 'Name the URL by its number, or by its id in GraphQL.';

/** The input of whoever asks for a stream. */
export const StreamQuestion = z.object({
  url: rowReference('ShortUrl', URL_ID).nullish(),
  bots: z.boolean('bots is true or false.').nullish(),
});

/** The clicks that an input asks for. Refuses INVALID. */
export function streamedClicks(input: unknown): StreamedClicks {
  const { url, bots } = parseInput(StreamQuestion, input);
  return { linkId: url ?? null, includeBots: bots ?? false };
}

/** The clicks of a stream, as far back as the plan shows. Refuses NOT_FOUND for links of others, and deleted ones. */
export const openStreamScope = (owner: Owner, question: StreamedClicks): Promise<ClickScope> =>
  openClickScope(owner, { ...question, period: 'LAST_365_DAYS', bots: null });
