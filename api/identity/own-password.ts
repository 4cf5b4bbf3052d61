import { z } from 'zod';
import { db } from '../db.ts';
import type { IdentityAccount } from '../generated/prisma/client.ts';
import { Limiter } from '../limiter.ts';
import { UserError } from '../user-error.ts';
import type { Viewer } from '../viewer.ts';
import { isPassword } from './password.ts';

/** Whoever finds an open browser must not be able to guess. */
const attempts = new Limiter({ max: 10, windowMs: 15 * 60_000 });

/** The password that somebody signs in with now. */
export const CurrentPassword = z
  .string('Please enter your current password.')
  .min(1, 'Please enter your current password.')
  .max(200, 'Passwords can have at most 200 characters.');

/** The viewer's account, once the password proves to be its; refuses INVALID, and RATE_LIMITED after ten wrong ones. */
export async function requirePassword(viewer: Viewer, currentPassword: string): Promise<IdentityAccount> {
  await attempts.attempt(viewer.subject);
  const account = await db.identityAccount.findUniqueOrThrow({ where: { id: viewer.subject } });
  if (!(await isPassword(currentPassword, account.passwordHash)))
    throw new UserError('INVALID', 'This is not your current password.', 'currentPassword');
  await attempts.forget(viewer.subject);
  return account;
}
