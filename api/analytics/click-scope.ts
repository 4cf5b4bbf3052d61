import { z } from 'zod';
import { reasons, type Reason } from '../click-model/dimensions.ts';
import { parseInput } from '../common/parse-input.ts';
import type { Owner } from '../common/viewer.ts';
import { openScope, type Scope, type ScopeInput } from './scope.ts';

/** Why a click is not a human click. */
export type BotReason = Exclude<Reason, ''>;
/** All reasons, by their names in the APIs. */
export const botReasons = reasons.filter((reason) => reason !== '');

const KNOWN = `The reason must be one of ${botReasons.join(', ')}.`;
const Reasons = z.object({
  reason: z
    .array(z.string())
    .refine((given): given is BotReason[] => given.every((one) => (botReasons as string[]).includes(one)), KNOWN),
});

/** The query of a list of clicks, optionally limited to bots, for some reasons or for any. */
export interface ClickScopeInput extends ScopeInput {
  /** Only clicks by bots, previews and prefetches, for one of these reasons; an empty list means any reason. */
  bots?: { reasons: readonly string[] } | null | undefined;
}

/** Which clicks a list has. */
export interface ClickScope extends Scope {
  /** Null for the clicks the scope counts; otherwise only bots, for one of these reasons (an empty list means any). */
  bots: { reasons: readonly BotReason[] } | null;
}

/** Validates the query of a list of clicks. Refuses like openScope, and INVALID for unknown reasons. */
export async function openClickScope(owner: Owner, { bots, ...input }: ClickScopeInput): Promise<ClickScope> {
  const checked = bots ? parseInput(Reasons, { reason: bots.reasons }) : null;
  const scope = await openScope(owner, input);
  return { ...scope, bots: checked && { reasons: [...new Set(checked.reason)] } };
}
