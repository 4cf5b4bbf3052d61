import { config } from '../common/config.ts';
import { SubscriptionTier } from '../generated/prisma/enums.ts';
import type { PlanLimits } from '../common/plan-limits.ts';
import { limitsOf } from '../account/limits.ts';
import { isOperator } from '../identity/operator.ts';

/** A plan of this installation. */
export interface Plan {
  tier: SubscriptionTier;
  limits: PlanLimits;
}

/** Every plan with its limits, the smallest first. */
export const allPlans = (): Plan[] =>
  Object.values(SubscriptionTier).map((tier) => ({ tier, limits: limitsOf({ tier, retentionDays: null }) }));

/** Where plans are changed and paid for; null where owners switch here. */
export const billingPortalUrl = (): string | null => config.billingPortalUrl ?? null;

/** Why an account cannot switch its plan itself; null where it can. */
export async function mayNotSwitch(account: { id: number }): Promise<string | null> {
  if (config.billingPortalUrl) return 'Plans are changed in the billing portal.';
  if (config.planChanges === 'owner' || (await isOperator(account))) return null;
  return 'Plans are changed by the operator of this server.';
}
