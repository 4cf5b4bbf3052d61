import { z } from 'zod';
import { config } from '../common/config.ts';
import { PRESENCE } from '../common/descriptions.ts';
import { UserError } from '../common/user-error.ts';
import type { Viewer } from '../common/viewer.ts';
import { requirePassword } from './own-password.ts';
import { MAX_PASSWORD_LENGTH } from '../common/input-limits.ts';

/** How long a sign-in counts as fresh. */
export const FRESH_MINUTES = 10;

/** What is asked for, beside its own input, by everything that only the account's owner may do. */
export const Presence = z.object({
  currentPassword: z
    .string('Please enter your current password.')
    .max(MAX_PASSWORD_LENGTH, `Passwords can have at most ${MAX_PASSWORD_LENGTH} characters.`)
    .nullish()
    .meta({ description: PRESENCE }),
});

/** Whether the viewer's sign-in is fresh. */
export const isFresh = ({ authenticatedAt }: Viewer, now = Date.now()): boolean =>
  authenticatedAt !== null && now - authenticatedAt.getTime() < FRESH_MINUTES * 60_000;

/**
 * Lets only the person through whose account it is: somebody who found an open browser or a token has neither the password nor a
 * sign-in of the last ten minutes. An API key stands for the person who made it. Refuses INVALID without the right password,
 * SIGN_IN_AGAIN where another identity provider has it, and RATE_LIMITED after ten wrong ones.
 */
export async function requirePresence(viewer: Viewer, currentPassword: string | null | undefined): Promise<void> {
  if (viewer.key || isFresh(viewer)) return;
  if (config.oidc) throw new UserError('SIGN_IN_AGAIN', 'Please sign in again to do this.');
  if (!currentPassword) {
    throw new UserError('INVALID', 'Please enter your password to show that it is you.', 'currentPassword');
  }
  await requirePassword(viewer, currentPassword);
}
