import { db } from '../database/db.ts';

/** Whether the owner of an account of the embedded provider proved to get the emails of this address. */
export async function isVerified(accountId: string, email: string): Promise<boolean> {
  const account = await db.identityAccount.findUnique({ where: { id: accountId } });
  return account?.email === email && account.emailVerifiedAt !== null;
}
