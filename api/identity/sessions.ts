import UAParser from 'ua-parser-js';
import { EMBEDDED_CLIENT_ID, EMBEDDED_ISSUER } from '../openid/web-client.ts';
import { db, type Transaction } from '../database/db.ts';
import type { IdentityAccount, User } from '../generated/prisma/client.ts';
import { isStorableText } from '../common/storable-text.ts';

/** A browser that is signed in at the embedded provider. */
export interface SignedInBrowser {
  /** The id of its grant, which every one of its tokens names. */
  id: string;
  /** For example "Firefox on Windows"; null where it did not say. */
  device: string | null;
  signedInAt: Date;
  lastUsedAt: Date;
}

const LONGEST_DEVICE = 100;
const MINUTE_MS = 60_000;

function deviceOf(userAgent: string): string | null {
  const { browser, os } = new UAParser(userAgent).getResult();
  const name = [browser.name, os.name].filter(Boolean).join(' on ').slice(0, LONGEST_DEVICE);
  return name && isStorableText(name) ? name : null;
}

/** Notes which browser signed in. */
export async function noteDevice(sessionId: string, userAgent: string): Promise<void> {
  const data = { device: deviceOf(userAgent), usedAt: new Date() };
  await db.identityRecord.updateMany({ where: { model: 'Grant', id: sessionId }, data });
}

/** Whether a sign-in of an account has not ended; notes to the minute that it was used. */
export async function isLiveSession(accountId: string, sessionId: string | null, now = Date.now()): Promise<boolean> {
  if (sessionId === null) return false;
  const where = { model: 'Grant', id: sessionId, accountId };
  const grant = await db.identityRecord.findFirst({ where, select: { usedAt: true } });
  if (!grant) return false;
  if (now - (grant.usedAt?.getTime() ?? 0) > MINUTE_MS) {
    await db.identityRecord.updateMany({ where, data: { usedAt: new Date(now) } });
  }
  return true;
}

/** Whether an account is still signed in by a session; that of another provider always, as it ends its own. */
export const isSignedIn = async (
  { issuer, subject }: Pick<User, 'issuer' | 'subject'>,
  sessionId: string | null,
): Promise<boolean> => issuer !== EMBEDDED_ISSUER || isLiveSession(subject, sessionId);

/** Ends a sign-in that has passed its form where the password was changed meanwhile: it is not completed then. */
export async function endIfChanged({ id, passwordHash }: Pick<IdentityAccount, 'id' | 'passwordHash'>): Promise<void> {
  const now = await db.identityAccount.findUnique({ where: { id }, select: { passwordHash: true } });
  if (now?.passwordHash !== passwordHash) await endHalfSignIns(id);
}

/** The browsers that an account is signed in with, the last used first. */
export async function signedInBrowsers(accountId: string, now = new Date()): Promise<SignedInBrowser[]> {
  const grants = await db.identityRecord.findMany({
    where: { model: 'Grant', accountId, OR: [{ expiresAt: null }, { expiresAt: { gt: now } }] },
  });
  return grants
    .map(({ id, device, payload, usedAt }) => {
      const signedInAt = new Date(Number((payload as { iat?: number }).iat ?? 0) * 1000);
      return { id, device, signedInAt, lastUsedAt: usedAt ?? signedInAt };
    })
    .sort((a, b) => b.lastUsedAt.getTime() - a.lastUsedAt.getTime());
}

/** Ends every sign-in of an account at the embedded provider, with all their tokens. */
export async function endSessions(tx: Transaction, accountId: string): Promise<void> {
  await tx.identityRecord.deleteMany({ where: { accountId } });
  await endHalfSignIns(accountId, tx);
}

/** Ends sign-ins of an account that have passed the form and were not completed: they would need no password any more. */
export async function endHalfSignIns(accountId: string, tx: Pick<Transaction, '$executeRaw'> = db): Promise<void> {
  await tx.$executeRaw`DELETE FROM identity_record
    WHERE model = 'Interaction' AND payload #>> '{result,login,accountId}' = ${accountId}`;
}

/** The same for all but one, and returns how many ended. */
export async function endSessionsBut(tx: Transaction, accountId: string, sessionId: string | null): Promise<number> {
  const others = await tx.identityRecord.findMany({
    where: { model: 'Grant', accountId, ...(sessionId !== null && { id: { not: sessionId } }) },
    select: { id: true },
  });
  for (const { id } of others) await endSessionOf(tx, accountId, id);
  await endHalfSignIns(accountId, tx);
  return others.length;
}

/** Ends one sign-in of an account: its tokens, and what its browser could sign in with again. Returns whether there was one. */
export async function endSessionOf(tx: Transaction, accountId: string, sessionId: string): Promise<boolean> {
  const { count } = await tx.identityRecord.deleteMany({ where: { model: 'Grant', id: sessionId, accountId } });
  if (count === 0) return false;
  await tx.identityRecord.deleteMany({ where: { grantId: sessionId, accountId } });
  await tx.$executeRaw`
    DELETE FROM identity_record WHERE model = 'Session' AND account_id = ${accountId}
      AND payload #>> ARRAY['authorizations', ${EMBEDDED_CLIENT_ID}::text, 'grantId'] = ${sessionId}`;
  return true;
}
