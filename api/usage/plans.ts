import { config } from '../common/config.ts';
import { SubscriptionTier } from '../generated/prisma/enums.ts';
import { UNLIMITED, type PlanLimits } from '../common/plan-limits.ts';
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

const limitNames = ['maxUrls', 'monthlyClickLimit', 'maxAnalyticsHistoryDays', 'canUseBulkOperations'] as const;
/** The limits of a plan as numbers that grow with what it allows. */
const sizesOf = (limits: PlanLimits) =>
  limitNames.map((name) => (limits[name] === UNLIMITED ? Infinity : Number(limits[name])));

/** Whether one plan allows more than another, and nothing less. */
function allowsMore(one: PlanLimits, other: PlanLimits): boolean {
  const others = sizesOf(other);
  const sizes = sizesOf(one);
  return sizes.some((size, index) => size > others[index]!) && sizes.every((size, index) => size >= others[index]!);
}

/** Whether there is a plan that allows an account more, and the account can switch to it or pay for it. */
export async function canUpgrade({ id, tier }: { id: number; tier: SubscriptionTier }): Promise<boolean> {
  const plans = allPlans();
  const { limits: own } = plans.find((plan) => plan.tier === tier)!;
  if (!plans.some(({ limits }) => allowsMore(limits, own))) return false;
  return billingPortalUrl() !== null || (await mayNotSwitch({ id })) === null;
}

/** Why an account cannot switch its plan itself; null where it can. */
export async function mayNotSwitch(account: { id: number }): Promise<string | null> {
  if (config.billingPortalUrl) return 'Plans are changed in the billing portal.';
  if (config.planChanges === 'owner' || (await isOperator(account))) return null;
  return 'Plans are changed by the operator of this server.';
}
