import { z } from 'zod';
import { db } from '../database/db.ts';
import type { IdentityAccount } from '../generated/prisma/client.ts';
import { Limiter } from '../common/limiter.ts';
import { UserError } from '../common/user-error.ts';
import type { Viewer } from '../common/viewer.ts';
import { isPassword, KNOWN } from './password.ts';
import { MAX_PASSWORD_LENGTH } from '../common/input-limits.ts';

/** Whoever finds an open browser must not be able to guess. */
const attempts = new Limiter({ name: 'own-password', max: 10, windowMs: 15 * 60_000 });

/** The password that somebody signs in with now. */
export const CurrentPassword = z
  .string('Please enter your current password.')
  .min(1, 'Please enter your current password.')
  .max(MAX_PASSWORD_LENGTH, `Passwords can have at most ${MAX_PASSWORD_LENGTH} characters.`);

/** The viewer's account, once the password proves to be its; refuses INVALID, and RATE_LIMITED after ten wrong ones. */
export const requirePassword = (viewer: Viewer, currentPassword: string): Promise<IdentityAccount> =>
  requirePasswordOf(viewer.subject, currentPassword);

/** The same for the account of an id. */
export async function requirePasswordOf(id: string, currentPassword: string): Promise<IdentityAccount> {
  await attempts.attempt(id);
  const account = await db.identityAccount.findUniqueOrThrow({ where: { id } });
  if (!(await isPassword(currentPassword, account.passwordHash, KNOWN)))
    throw new UserError('INVALID', 'This is not your current password.', 'currentPassword');
  await attempts.forget(id);
  return account;
}
