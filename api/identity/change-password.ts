import { z } from 'zod';
import { db } from '../database/db.ts';
import { queueAgain } from '../mail/outbox.ts';
import { parseInput } from '../common/parse-input.ts';
import { UserError } from '../common/user-error.ts';
import type { Viewer } from '../common/viewer.ts';
import { cleanAccount } from './clean-account.ts';
import { requireEmbedded } from './embedded-only.ts';
import { NewPassword, refuseCommon } from './new-password.ts';
import { CurrentPassword, requirePassword } from './own-password.ts';
import { hashPassword, KNOWN } from './password.ts';

/** A change of password. */
export const PasswordChange = z.object({ currentPassword: CurrentPassword, newPassword: NewPassword });

/**
 * Replaces the viewer's password, signs every other browser out, voids a pending change of the address, and revokes keys and
 * webhooks from before the address was proven. Refuses INVALID (a wrong current password, a new one that
 * is too short, long or easy to guess), FORBIDDEN with another identity provider, and RATE_LIMITED.
 */
export async function changePassword(viewer: Viewer, input: unknown): Promise<void> {
  requireEmbedded();
  const { currentPassword, newPassword } = parseInput(PasswordChange, input);
  const account = await requirePassword(viewer, currentPassword);
  await refuseCommon(newPassword, account.email, 'newPassword');
  const passwordHash = await hashPassword(newPassword, KNOWN);
  const finish = await db.$transaction(async (tx) => {
    const { count } = await tx.identityAccount.updateMany({
      where: { id: account.id, passwordHash: account.passwordHash },
      data: { passwordHash },
    });
    if (count === 0) throw new UserError('CONFLICT', 'The password was changed in the meantime.', 'currentPassword');
    const afterwards = await cleanAccount(tx, account, {
      provenAt: account.provenAt,
      keptSession: viewer.sessionId ?? null,
    });
    await queueAgain(`password ${account.id}`, { kind: 'password_changed', data: { accountId: account.id } }, tx);
    return afterwards;
  });
  await finish();
}
