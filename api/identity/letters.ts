import { config } from '../config.ts';
import { db } from '../db.ts';
import type { Letter } from '../mail/letter.ts';
import { ADDRESS_HOURS, makeAddressLink } from './address-link.ts';
import { loadKeys } from './keys.ts';
import { makeReset, RESET_MINUTES } from './reset-link.ts';

// None names the account's owner: a stranger could have typed an advertisement for a name.

const nothingToDo = 'If that was not you, you can ignore this email: nothing has changed.';

/** The way to a new password, which begins to end only now; null where the address has no account. */
export async function resetLetter(email: string): Promise<Letter | null> {
  const account = await db.identityAccount.findUnique({ where: { email } });
  if (!account) return null;
  const { resets } = await loadKeys();
  return {
    to: account.email,
    subject: 'Choose a new password',
    paragraphs: [
      'Somebody asked for a new password for your account.',
      `The link works once and for ${RESET_MINUTES} minutes. ${nothingToDo}`,
    ],
    action: {
      label: 'Choose a new password',
      url: `${config.publicOrigin}/identity/password/${makeReset(account, resets)}`,
    },
  };
}

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
      'Please confirm that this address is yours.',
      `The link works for ${ADDRESS_HOURS} hours. ${nothingToDo}`,
    ],
    action: {
      label: 'Confirm this address',
      url: `${config.publicOrigin}/identity/address/${makeAddressLink({ accountId, email }, addresses)}`,
    },
  };
}

/** Tells the owner of an account of its new password. */
export async function passwordChangedLetter(accountId: string): Promise<Letter | null> {
  const account = await db.identityAccount.findUnique({ where: { id: accountId } });
  if (!account) return null;
  return {
    to: account.email,
    subject: 'Your password was changed',
    paragraphs: [
      'The password of your account was changed.',
      'If that was not you, choose a new one at once by "Forgot your password?" on the sign-in page.',
    ],
  };
}

/** Tells the former address of an account that it was replaced. */
export const addressChangedLetter = async (email: string): Promise<Letter> => ({
  to: email,
  subject: 'The email address of your account was changed',
  paragraphs: [
    'Your account has another email address now, and this one no longer signs in.',
    'If that was not you, please tell the operator of this server.',
  ],
});
