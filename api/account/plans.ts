import { config } from '../config.ts';
import { SubscriptionTier } from '../generated/prisma/enums.ts';
import type { PlanLimits } from '../plans.ts';
import { limitsOf } from './limits.ts';

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
