import { z } from 'zod';
import { config } from '../config.ts';
import { db } from '../db.ts';
import type { User } from '../generated/prisma/client.ts';
import { SubscriptionTier } from '../generated/prisma/enums.ts';
import { parseInput } from '../parse-input.ts';
import { UserError } from '../user-error.ts';
import type { Viewer } from '../viewer.ts';
import { spend } from './rates.ts';

export const PlanChoice = z.object({
  plan: z.enum(SubscriptionTier, `Choose one of the plans ${Object.values(SubscriptionTier).join(', ')}.`),
});

/**
 * Puts the viewer on another plan, from the next request on. Nothing that exceeds its limits is deleted. Refuses INVALID
 * plans, FORBIDDEN where plans are changed at BILLING_PORTAL_URL, and RATE_LIMITED.
 */
export async function switchPlan(viewer: Viewer, input: unknown): Promise<User> {
  await spend(viewer, 'write');
  const { plan } = parseInput(PlanChoice, input);
  if (config.billingPortalUrl) throw new UserError('FORBIDDEN', 'Plans are changed in the billing portal.');
  return db.user.update({ where: { id: viewer.id }, data: { tier: plan } });
}
