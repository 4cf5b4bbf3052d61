import { revokePrograms, type Afterwards } from './programs.ts';
import { EMBEDDED_ISSUER } from '../openid/web-client.ts';
import { db, type Transaction } from '../database/db.ts';
import type { IdentityAccount, User } from '../generated/prisma/client.ts';
import { endHalfSignIns, endSessions, endSessionsBut } from './sessions.ts';

/** What a change of who may use an account leaves of it. */
export interface Cleaning {
  /** Keys, webhooks and passkeys made before are revoked: when the address was first proven; null where it never was. */
  provenAt: Date | null;
  /** The session in which the change was made, which goes on; every other one ends. */
  keptSession?: string | null;
  /** What was added to the ways of signing in from then on is removed as well; nothing when left out. */
  addedSince?: Date | undefined;
}

/** The owner of an account of the embedded provider; null before the first sign-in. */
export const ownerOfAccount = (accountId: string): Promise<User | null> =>
  db.user.findUnique({ where: { issuer_subject: { issuer: EMBEDDED_ISSUER, subject: accountId } } });

/**
 * Takes an account from everybody who had it before: the pending change of its address is void, sessions end, and what was
 * made before its address was proven is revoked, second step and passkeys of the sign-in among it. Resolves to what is left to do once the transaction is committed.
 */
export async function cleanAccount(
  tx: Transaction,
  account: Pick<IdentityAccount, 'id'>,
  { provenAt, keptSession = null, addedSince }: Cleaning,
): Promise<Afterwards> {
  await tx.identityAccount.update({ where: { id: account.id }, data: { pendingEmail: null } });
  if (keptSession === null) await endSessions(tx, account.id);
  else await endSessionsBut(tx, account.id, keptSession);
  const strange = [...(provenAt ? [{ lt: provenAt }] : []), ...(addedSince ? [{ gte: addedSince }] : [])];
  await tx.secondStep.deleteMany({
    where: { accountId: account.id, OR: [null, ...strange].map((activatedAt) => ({ activatedAt })) },
  });
  if (addedSince) await tx.passkey.deleteMany({ where: { accountId: account.id, createdAt: { gte: addedSince } } });
  const user = await ownerOfAccount(account.id);
  const finish = user && provenAt ? await revokePrograms(tx, user, provenAt) : null;
  return async () => {
    await endHalfSignIns(account.id); // of a sign-in that passed its form while this was under way
    await finish?.();
  };
}
