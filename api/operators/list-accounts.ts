import { db } from '../database/db.ts';
import { ownerOf } from '../common/viewer.ts';
import { hasConfirmedEmail } from '../identity/confirmed-email.ts';
import { operatorIds } from '../identity/operator.ts';
import { usageOf } from '../usage/usage.ts';

export interface AccountLine {
  email: string;
  name: string;
  plan: string;
  links: number;
  clicksThisMonth: number;
  created: string;
  isConfirmed: boolean;
  isOperator: boolean;
}

/** Everybody who has signed in at least once, the oldest account first. */
export async function listAccounts(): Promise<AccountLine[]> {
  const [users, operators] = await Promise.all([
    db.user.findMany({ orderBy: [{ createdAt: 'asc' }, { id: 'asc' }] }),
    operatorIds(),
  ]);
  const lines: AccountLine[] = [];
  for (const user of users) {
    const { urlCount, currentMonthClicks } = await usageOf(ownerOf(user));
    lines.push({
      email: user.email ?? '(no email)',
      name: user.firstName,
      plan: user.tier,
      links: urlCount,
      clicksThisMonth: currentMonthClicks,
      created: user.createdAt.toISOString().slice(0, 10),
      isConfirmed: await hasConfirmedEmail(user),
      isOperator: operators.has(user.id),
    });
  }
  return lines;
}
