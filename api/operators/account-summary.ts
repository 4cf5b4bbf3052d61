import { hasConfirmedEmail } from '../identity/confirmed-email.ts';
import { accountsWith } from '../identity/find-account.ts';
import { listOperators, operatorIds } from '../identity/operator.ts';
import type { User } from '../generated/prisma/client.ts';
import type { SubscriptionTier } from '../generated/prisma/enums.ts';
import type { Viewer } from '../common/viewer.ts';
import { actorOf } from '../identity/operator-actor.ts';

/** An account as operators see it: nothing of what it does. */
export interface AccountSummary {
  id: number;
  email: string | null;
  firstName: string;
  tier: SubscriptionTier;
  createdAt: Date;
  isConfirmed: boolean;
  isOperator: boolean;
}

/** Accounts with one email address that are shown: several only where several providers were used. */
const MOST = 10;

const summaryOf = async (user: User, operators: Set<number>): Promise<AccountSummary> => ({
  id: user.id,
  email: user.email,
  firstName: user.firstName,
  tier: user.tier,
  createdAt: user.createdAt,
  isConfirmed: await hasConfirmedEmail(user),
  isOperator: operators.has(user.id),
});

const summariesOf = (users: User[], operators: Set<number>) =>
  Promise.all(users.map((user) => summaryOf(user, operators)));

/** The accounts that run this installation, oldest first. Refuses FORBIDDEN. */
export async function operatorsFor(viewer: Viewer): Promise<AccountSummary[]> {
  await actorOf(viewer);
  const operators = await listOperators();
  return summariesOf(operators, new Set(operators.map(({ id }) => id)));
}

/** The accounts with exactly this email address, whatever its case. Refuses FORBIDDEN. */
export async function accountsFor(viewer: Viewer, email: string): Promise<AccountSummary[]> {
  await actorOf(viewer);
  return summariesOf(await accountsWith(email, MOST), await operatorIds());
}
