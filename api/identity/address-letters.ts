import { config } from '../common/config.ts';
import { db } from '../database/db.ts';
import type { Letter } from '../mail/letter.ts';
import { ADDRESS_HOURS, CANCEL_DAYS, makeAddressLink, makeCancelLink } from './account-links.ts';
import { loadKeys } from './keys.ts';

/** Asks for the confirmation of an account's new or present address; null once there is nothing to confirm. */
export async function addressLetter(accountId: string): Promise<Letter | null> {
  const account = await db.identityAccount.findUnique({ where: { id: accountId } });
  if (!account || (!account.pendingEmail && account.emailVerifiedAt)) return null;
  const email = account.pendingEmail ?? account.email;
  const { addresses } = await loadKeys();
  return {
    to: email,
    subject: 'Confirm your email address',
    paragraphs: [
      'Please confirm that this address is yours. You need the password of your account for it.',
      `The link works for ${ADDRESS_HOURS} hours. If you have no account here, you can ignore this email: nothing has changed.`,
    ],
    action: {
      label: 'Confirm this address',
      url: `${config.publicOrigin}/identity/address/${makeAddressLink(account, email, addresses)}`,
    },
  };
}

/** The button by which the owner of a former address takes the account back. */
async function cancelAction(accountId: string, email: string): Promise<NonNullable<Letter['action']>> {
  const { cancellations } = await loadKeys();
  return {
    label: 'That was not me: cancel the change',
    url: `${config.publicOrigin}/identity/cancel/${makeCancelLink(accountId, email, cancellations)}`,
  };
}

/** Tells the present address of an account that another is to replace it; null once the change was confirmed or given up. */
export async function addressChangeLetter({
  accountId,
  newEmail,
}: {
  accountId: string;
  newEmail: string;
}): Promise<Letter | null> {
  const account = await db.identityAccount.findUnique({ where: { id: accountId } });
  if (!account || account.pendingEmail !== newEmail) return null;
  return {
    to: account.email,
    subject: 'The email address of your account is about to change',
    paragraphs: [
      `Somebody who knows your password asked to replace this address by ${newEmail}. It happens once that address is confirmed.`,
      `If that was not you, cancel it within ${CANCEL_DAYS} days. Everybody is signed out then, and you choose a new password.`,
    ],
    action: await cancelAction(accountId, account.email),
  };
}

/** Tells the former address of an account that it was replaced, with a way back for three days where it was a confirmed one. */
export async function addressChangedLetter({
  email,
  accountId,
}: {
  email: string;
  accountId?: string;
}): Promise<Letter> {
  const account = accountId ? await db.identityAccount.findUnique({ where: { id: accountId } }) : null;
  const isKept = account?.formerEmail === email && account.formerEndsAt!.getTime() > Date.now();
  return {
    to: email,
    subject: 'The email address of your account was changed',
    paragraphs: [
      'Your account has another email address now, and this one no longer signs in.',
      isKept
        ? `If that was not you, take your account back within ${CANCEL_DAYS} days. Everybody is signed out then, and you choose a new password.`
        : 'If that was not you, please tell the operator of this server.',
    ],
    ...(isKept && { action: await cancelAction(account.id, email) }),
  };
}
