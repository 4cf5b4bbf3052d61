import { config } from '../common/config.ts';
import { db } from '../database/db.ts';
import type { Letter } from '../mail/letter.ts';
import { makeReset, makeRevokeLink, RESET_MINUTES } from './account-links.ts';
import { loadKeys } from './keys.ts';
import { namesOfPrograms } from './program-names.ts';
import { hasSecondStep } from './second-step/own-second-step.ts';

// None names the account's owner: a stranger could have typed an advertisement for a name.

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
      `The link works once and for ${RESET_MINUTES} minutes. If that was not you, you can ignore this email: nothing has changed.`,
    ],
    action: {
      label: 'Choose a new password',
      url: `${config.publicOrigin}/identity/password/${makeReset(account, 'mailbox', resets)}`,
    },
  };
}

/** Said after a change of the password where the sign-in asks for codes: whoever set that up may have been somebody else. */
export const ALSO_CODES =
  'The sign-in also asks for a code from an app. If you did not set that up, use the link in the email about it, or ask the operator of this server.';

/** Tells the owner of an account of its new password, and what can still act for it. */
export async function passwordChangedLetter(accountId: string): Promise<Letter | null> {
  const account = await db.identityAccount.findUnique({ where: { id: accountId } });
  if (!account) return null;
  const names = await namesOfPrograms(accountId);
  const { revocations } = await loadKeys();
  const url = `${config.publicOrigin}/identity/access/${makeRevokeLink(account, revocations)}`;
  return {
    to: account.email,
    subject: 'Your password was changed',
    paragraphs: [
      'The password of your account was changed, and all other browsers were signed out.',
      'If that was not you, choose a new one at once by "Forgot your password?" on the sign-in page.',
      ...(names.length
        ? [
            `These API keys, webhooks and passkeys still work: ${names.join(', ')}. If you do not know all of them, revoke them.`,
          ]
        : []),
      ...((await hasSecondStep(accountId)) ? [ALSO_CODES] : []),
    ],
    ...(names.length && { action: { label: 'Revoke all of them', url } }),
  };
}
