import { z } from 'zod';
import { spend } from '../../account/rates.ts';
import { tellOwner } from '../tell-owner.ts';
import { db } from '../../database/db.ts';
import { parseInput } from '../../common/parse-input.ts';
import { UserError } from '../../common/user-error.ts';
import type { Viewer } from '../../common/viewer.ts';
import { requireEmbedded } from '../embedded-only.ts';
import { Presence, requirePresence } from '../presence.ts';
import { replaceRecoveryCodes } from './recovery-codes.ts';

/** What is asked for before new recovery codes are shown. */
export const RecoveryCodesRenewal = z.object({ ...Presence.shape });

/**
 * Replaces the viewer's recovery codes, which are not shown again; the owner is told by email. Refuses NOT_FOUND without a second
 * step, whoever is not the owner (requirePresence), FORBIDDEN with another identity provider, and RATE_LIMITED.
 */
export async function renewRecoveryCodes(viewer: Viewer, input: unknown): Promise<string[]> {
  requireEmbedded();
  await spend(viewer, 'write');
  await requirePresence(viewer, parseInput(RecoveryCodesRenewal, input).currentPassword);
  const accountId = viewer.subject;
  const codes = await db.$transaction(async (tx) => {
    const { count } = await tx.secondStep.updateMany({
      where: { accountId, activatedAt: { not: null } },
      data: { accountId }, // locks the row: of two at once, the codes of one are left
    });
    if (count === 0) throw new UserError('NOT_FOUND', 'Two-step sign-in is not on.');
    return replaceRecoveryCodes(tx, accountId);
  });
  await tellOwner(viewer.id, { deed: 'recovery_codes', id: viewer.id });
  return codes;
}
