import type { Transaction } from '../database/db.ts';
import { UserError } from '../common/user-error.ts';

/**
 * Refuses ALREADY_EXISTS where an address still can take another account back: until then nobody else gets it. The unique index refuses
 * an address that an account has.
 */
export async function requireFree(
  tx: Pick<Transaction, 'identityAccount'>,
  email: string,
  accountId: string | null,
  field = 'newEmail',
): Promise<void> {
  const kept = await tx.identityAccount.findFirst({
    where: { formerEmail: email, formerEndsAt: { gt: new Date() }, ...(accountId && { id: { not: accountId } }) },
  });
  if (kept) throw new UserError('ALREADY_EXISTS', 'There is already an account with this email address.', field);
}
