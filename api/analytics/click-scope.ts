import { z } from 'zod';
import { reasons, type Reason } from '../dimensions.ts';
import { parseInput } from '../parse-input.ts';
import type { Owner } from '../viewer.ts';
import { openScope, type Scope, type ScopeInput } from './scope.ts';

/** Why a click is not a human click. */
export type BotReason = Exclude<Reason, ''>;
/** All of them, as the doors name them. */
export const botReasons = reasons.filter((reason) => reason !== '');

const KNOWN = `The reason must be one of ${botReasons.join(', ')}.`;
const Reasons = z.object({
  reason: z
    .array(z.string())
    .refine((given): given is BotReason[] => given.every((one) => (botReasons as string[]).includes(one)), KNOWN),
});

/** What may be asked of a list of clicks: also only those by bots, for some reasons or for any. */
export interface ClickScopeInput extends ScopeInput {
  /** Only clicks by bots, previews and prefetches, for one of these reasons; without any, for whatever reason. */
  bots?: { reasons: readonly string[] } | null | undefined;
}

/** Which clicks a list has. */
export interface ClickScope extends Scope {
  /** Null for the clicks the scope counts; else only those of bots, for one of these reasons, none being all of them. */
  bots: { reasons: readonly BotReason[] } | null;
}

/** Checks a question about a list of clicks. Refuses what openScope refuses, and INVALID unknown reasons. */
export async function openClickScope(owner: Owner, { bots, ...input }: ClickScopeInput): Promise<ClickScope> {
  const checked = bots ? parseInput(Reasons, { reason: bots.reasons }) : null;
  const scope = await openScope(owner, input);
  return { ...scope, bots: checked && { reasons: [...new Set(checked.reason)] } };
}
