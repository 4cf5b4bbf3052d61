import { z } from 'zod';
import { spend } from '../account/rates.ts';
import { config } from '../common/config.ts';
import { db } from '../database/db.ts';
import { Limiter } from '../common/limiter.ts';
import { queueAgain, requireMail } from '../mail/outbox.ts';
import { parseInput } from '../common/parse-input.ts';
import { UserError } from '../common/user-error.ts';
import type { Viewer } from '../common/viewer.ts';
import { email } from './accounts.ts';
import { replaceAddress } from './confirm-address.ts';
import { requireEmbedded } from './embedded-only.ts';
import { CurrentPassword, requirePassword } from './own-password.ts';

/** Emails that one account may have sent to addresses that it names. */
const sendings = new Limiter({ name: 'new-emails', max: 5, windowMs: 60 * 60_000 });

/** A change of the address that signs in. */
export const EmailChange = z.object({ currentPassword: CurrentPassword, newEmail: email });

const isOperators = (address: string) => config.operatorEmails.some((named) => named.toLowerCase() === address);

/**
 * Replaces the viewer's email address: once its owner confirms it, or at once where this server sends no email. The former
 * address is told at once and can cancel it. Refuses INVALID
 * input and wrong passwords, FORBIDDEN with another identity provider and for an unconfirmed address of an operator,
 * ALREADY_EXISTS for one that is taken, and RATE_LIMITED.
 */
export async function changeEmail(viewer: Viewer, input: unknown): Promise<void> {
  requireEmbedded();
  await spend(viewer, 'write');
  const { currentPassword, newEmail } = parseInput(EmailChange, input);
  const account = await requirePassword(viewer, currentPassword);
  if (newEmail === account.email) throw new UserError('INVALID', 'This is your email address already.', 'newEmail');
  if (!config.smtp) {
    if (isOperators(newEmail)) throw new UserError('FORBIDDEN', 'This address is kept for an operator.', 'newEmail');
    return replaceAddress(account, newEmail, null);
  }
  // Whether the address has an account is told to nobody but its owner.
  await sendings.attempt(viewer.subject);
  await db.$transaction(async (tx) => {
    await tx.identityAccount.update({ where: { id: account.id }, data: { pendingEmail: newEmail } });
    await queueAgain(`address ${account.id}`, { kind: 'address', data: { accountId: account.id } }, tx);
    if (!account.emailVerifiedAt) return; // a stranger may have typed it
    const data = { accountId: account.id, newEmail };
    await queueAgain(`address change ${account.id}`, { kind: 'address_change', data }, tx);
  });
}

/** Sends the email again that confirms the viewer's address; refuses FORBIDDEN without a mail server, and RATE_LIMITED. */
export async function sendVerification(viewer: Viewer): Promise<void> {
  requireEmbedded();
  requireMail();
  await sendings.attempt(viewer.subject);
  await queueAgain(`address ${viewer.subject}`, { kind: 'address', data: { accountId: viewer.subject } });
}

/** What is known of the viewer's address: whether it was confirmed, and which one is to replace it; null with another provider. */
export async function ownAddress(viewer: Viewer): Promise<{ isVerified: boolean; pendingEmail: string | null } | null> {
  if (config.oidc) return null;
  const account = await db.identityAccount.findFirst({ where: { email: viewer.email ?? '' } });
  if (!account || account.id !== viewer.subject) return null;
  return { isVerified: account.emailVerifiedAt !== null, pendingEmail: account.pendingEmail };
}
