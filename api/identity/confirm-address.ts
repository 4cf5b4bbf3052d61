import { EMBEDDED_ISSUER } from '../openid/web-client.ts';
import { isDuplicate } from '../database/is-duplicate.ts';
import { db, type Transaction } from '../database/db.ts';
import type { IdentityAccount } from '../generated/prisma/client.ts';
import { queueAgain } from '../mail/outbox.ts';
import { parseInput } from '../common/parse-input.ts';
import { UserError } from '../common/user-error.ts';
import type { Secrets } from '../secrets/key-ring.ts';
import { z } from 'zod';
import { CANCEL_DAYS, openAddressLink } from './account-links.ts';
import { requireFree } from './address-is-free.ts';
import { cleanAccount } from './clean-account.ts';
import { CurrentPassword, requirePasswordOf } from './own-password.ts';
import { linkNotValid } from './signed-link.ts';

const DAY_MS = 86_400_000;

/** The address that a link confirms; refuses GONE for one that has expired, was replaced, or is not ours. */
export async function addressOf(link: string, secrets: Secrets): Promise<{ email: string; account: IdentityAccount }> {
  const address = await openAddressLink(link, secrets);
  if (![address.account.pendingEmail, address.account.email].includes(address.email)) throw linkNotValid();
  return address;
}

const Confirmation = z.object({ currentPassword: CurrentPassword });

/**
 * Notes that an account gets the emails of an address, which replaces the one before. It takes the account's password too: who
 * reads the mailbox may be somebody else than who signed up with its address. The first proof leaves a clean account. Refuses GONE,
 * INVALID for a wrong password, RATE_LIMITED, and ALREADY_EXISTS where the address was taken meanwhile.
 */
export async function confirmAddress(link: string, input: unknown, secrets: Secrets): Promise<void> {
  const { email, account } = await addressOf(link, secrets);
  const { currentPassword } = parseInput(Confirmation, input);
  await requirePasswordOf(account.id, currentPassword);
  if (account.email !== email) return replaceAddress(account, email, new Date());
  await proveAddress(account);
}

/** Notes the proof of an account's address and leaves a clean account; does nothing where it is proven already. */
export async function proveAddress(account: IdentityAccount): Promise<void> {
  if (account.emailVerifiedAt) return;
  const emailVerifiedAt = new Date();
  const provenAt = account.provenAt ?? emailVerifiedAt;
  const finish = await db.$transaction(async (tx) => {
    await tx.identityAccount.update({ where: { id: account.id }, data: { emailVerifiedAt, provenAt } });
    return cleanAccount(tx, account, { provenAt });
  });
  await finish();
}

/**
 * Gives an account another address, which it signs in with from now on; a confirmed former one can take the account back for three
 * days. Refuses ALREADY_EXISTS for an address that is taken.
 */
export async function replaceAddress(
  account: IdentityAccount,
  email: string,
  emailVerifiedAt: Date | null,
): Promise<void> {
  try {
    const provenAt = account.provenAt ?? emailVerifiedAt;
    const finish = await db.$transaction(async (tx) => {
      await requireFree(tx, email, account.id);
      await moveAddress(tx, account, { email, emailVerifiedAt, provenAt, ...keptFor(account) });
      await queueAgain(`changed ${account.id} ${account.email}`, changedMail(account), tx); // each address is told
      return emailVerifiedAt && !account.provenAt ? cleanAccount(tx, account, { provenAt }) : null;
    });
    await finish?.();
  } catch (error) {
    if (!isDuplicate(error)) throw error;
    throw new UserError('ALREADY_EXISTS', 'There is already an account with this email address.', 'newEmail');
  }
}

const changedMail = ({ id, email }: IdentityAccount) =>
  ({ kind: 'address_changed', data: { email, accountId: id } }) as const;

/** The address that can take the account back: of several replaced within three days, the first. */
function keptFor({ email, emailVerifiedAt, formerEmail, formerEndsAt }: IdentityAccount) {
  if (formerEndsAt && formerEndsAt.getTime() > Date.now()) return { formerEmail, formerEndsAt };
  if (!emailVerifiedAt) return { formerEmail: null, formerEndsAt: null };
  return { formerEmail: email, formerEndsAt: new Date(Date.now() + CANCEL_DAYS * DAY_MS) };
}

type Move = Pick<IdentityAccount, 'email' | 'emailVerifiedAt' | 'provenAt' | 'formerEmail' | 'formerEndsAt'>;

/** Writes another address into an account and its owner's row; refuses GONE where it was changed meanwhile. */
export async function moveAddress(tx: Transaction, account: IdentityAccount, move: Move): Promise<void> {
  const { id, email, pendingEmail } = account;
  const { count } = await tx.identityAccount.updateMany({
    where: { id, email, pendingEmail },
    data: { ...move, pendingEmail: null },
  });
  if (count === 0) throw linkNotValid();
  await tx.user.updateMany({ where: { issuer: EMBEDDED_ISSUER, subject: id }, data: { email: move.email } });
}
