import { db } from '../database/db.ts';
import type { User } from '../generated/prisma/client.ts';
import { SubscriptionTier } from '../generated/prisma/enums.ts';
import { UserError } from '../common/user-error.ts';
import { findAccount } from '../identity/find-account.ts';

const plans = Object.values(SubscriptionTier);

/** Gives an account another plan, from its next request on, and returns it; refuses NOT_FOUND emails and INVALID plans. */
export async function changePlan(email: string, plan: string): Promise<User> {
  const tier = plans.find((known) => known === plan);
  if (!tier) throw new UserError('INVALID', `Unknown plan "${plan}". Plans: ${plans.join(', ')}.`, 'plan');
  const { id } = await findAccount(email);
  return db.user.update({ where: { id }, data: { tier } });
}
