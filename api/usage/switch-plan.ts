import { z } from 'zod';
import { db } from '../database/db.ts';
import type { User } from '../generated/prisma/client.ts';
import { SubscriptionTier } from '../generated/prisma/enums.ts';
import { parseInput } from '../common/parse-input.ts';
import { UserError } from '../common/user-error.ts';
import type { Viewer } from '../common/viewer.ts';
import { mayNotSwitch } from './plans.ts';
import { spend } from '../account/rates.ts';

export const PlanChoice = z.object({
  plan: z.enum(SubscriptionTier, `Choose one of the plans ${Object.values(SubscriptionTier).join(', ')}.`),
});

/**
 * Puts the viewer on another plan, from the next request on. Nothing that exceeds its limits is deleted. Refuses INVALID
 * plans, FORBIDDEN where plans are changed at BILLING_PORTAL_URL or, by PLAN_CHANGES, by operators, and RATE_LIMITED.
 */
export async function switchPlan(viewer: Viewer, input: unknown): Promise<User> {
  await spend(viewer, 'write');
  const { plan } = parseInput(PlanChoice, input);
  const refusal = await mayNotSwitch(viewer);
  if (refusal) throw new UserError('FORBIDDEN', refusal);
  return db.user.update({ where: { id: viewer.id }, data: { tier: plan } });
}
