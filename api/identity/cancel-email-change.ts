import { spend } from '../account/rates.ts';
import { config } from '../common/config.ts';
import { db } from '../database/db.ts';
import { isDuplicate } from '../database/is-duplicate.ts';
import type { IdentityAccount } from '../generated/prisma/client.ts';
import type { Viewer } from '../common/viewer.ts';
import type { Secrets } from '../secrets/key-ring.ts';
import { CANCEL_DAYS, makeReset, openCancelLink } from './account-links.ts';
import { cleanAccount } from './clean-account.ts';
import { moveAddress } from './confirm-address.ts';
import { requireEmbedded } from './embedded-only.ts';
import type { IdentityKeys } from './keys.ts';
import { NO_PASSWORD } from './password.ts';
import { linkNotValid } from './signed-link.ts';

const DAY_MS = 86_400_000;

/** When another address replaced this one; undefined where that only waits for its confirmation. */
const replacedAt = ({ formerEmail, formerEndsAt }: IdentityAccount, email: string): Date | undefined =>
  formerEmail === email && formerEndsAt ? new Date(formerEndsAt.getTime() - CANCEL_DAYS * DAY_MS) : undefined;

/** Gives up the viewer's change of address that waits for its confirmation; refuses FORBIDDEN and RATE_LIMITED. */
export async function cancelOwnEmailChange(viewer: Viewer): Promise<void> {
  requireEmbedded();
  await spend(viewer, 'write');
  await db.identityAccount.updateMany({ where: { id: viewer.subject }, data: { pendingEmail: null } });
}

/** The account whose change of address a link cancels, and the address that it gives back; refuses GONE. */
export async function cancellableBy(
  link: string,
  secrets: Secrets,
): Promise<{ account: IdentityAccount; email: string }> {
  const opened = await openCancelLink(link, secrets);
  const { account, email } = opened;
  const isPending = account.email === email && account.pendingEmail !== null;
  const isDone = account.formerEmail === email && account.formerEndsAt!.getTime() > Date.now();
  if (!isPending && !isDone) throw linkNotValid();
  return opened;
}

/**
 * Cancels a change of address in the name of the former address, also where it is done already, and leaves a clean account
 * that nobody can sign in to until its owner chooses a new password. Returns the address to do so. Refuses GONE.
 */
export async function cancelByFormerAddress(
  link: string,
  { cancellations, resets }: Pick<IdentityKeys, 'cancellations' | 'resets'>,
): Promise<string> {
  const { account, email } = await cancellableBy(link, cancellations);
  const now = new Date();
  const provenAt = account.provenAt ?? now;
  const restored = { email, emailVerifiedAt: now, provenAt, formerEmail: null, formerEndsAt: null };
  try {
    const finish = await db.$transaction(async (tx) => {
      await moveAddress(tx, account, restored);
      await tx.identityAccount.update({ where: { id: account.id }, data: { passwordHash: NO_PASSWORD } });
      return cleanAccount(tx, account, { provenAt, addedSince: replacedAt(account, email) });
    });
    await finish();
  } catch (error) {
    if (isDuplicate(error)) throw linkNotValid();
    throw error;
  }
  const locked = { ...account, ...restored, passwordHash: NO_PASSWORD };
  return `${config.publicOrigin}/identity/password/${makeReset(locked, 'mailbox', resets)}`;
}
