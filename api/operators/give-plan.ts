import { z } from 'zod';
import { changePlan } from '../usage/change-plan.ts';
import { db } from '../database/db.ts';
import { SubscriptionTier } from '../generated/prisma/enums.ts';
import { parseInput } from '../common/parse-input.ts';
import type { Viewer } from '../common/viewer.ts';
import { noteAction } from '../identity/operator-actions.ts';
import { actorOf } from '../identity/operator-actor.ts';
import { AccountEmail } from './set-operator.ts';

export const PlanGift = z.object({
  email: AccountEmail,
  plan: z.enum(SubscriptionTier, `Choose one of the plans ${Object.values(SubscriptionTier).join(', ')}.`),
});

/** Puts an account on another plan, as an operator. Refuses FORBIDDEN, INVALID input and NOT_FOUND emails. */
export async function givePlan(viewer: Viewer, input: unknown): Promise<void> {
  const actor = await actorOf(viewer);
  const { email, plan } = parseInput(PlanGift, input);
  await changePlan(email, plan);
  await noteAction(db, actor, { action: 'change_plan', subject: email, reason: plan });
}
