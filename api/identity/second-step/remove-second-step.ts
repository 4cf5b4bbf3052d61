import { z } from 'zod';
import { spend } from '../../account/rates.ts';
import { tellOwner } from '../tell-owner.ts';
import { db } from '../../database/db.ts';
import type { User } from '../../generated/prisma/client.ts';
import { parseInput } from '../../common/parse-input.ts';
import { UserError } from '../../common/user-error.ts';
import type { Viewer } from '../../common/viewer.ts';
import { email as Email } from '../accounts.ts';
import { ownerOfAccount } from '../clean-account.ts';
import { requireEmbedded } from '../embedded-only.ts';
import { Presence, requirePresence } from '../presence.ts';

/** What is asked for before the second step is removed. */
export const SecondStepRemoval = z.object({ ...Presence.shape });

/**
 * Lets the viewer sign in by password alone again; the owner is told by email. Does nothing without a second step. Refuses whoever is
 * not the owner (requirePresence), FORBIDDEN with another identity provider, and RATE_LIMITED.
 */
export async function removeSecondStep(viewer: Viewer, input: unknown): Promise<void> {
  requireEmbedded();
  await spend(viewer, 'write');
  await requirePresence(viewer, parseInput(SecondStepRemoval, input).currentPassword);
  await removeOf(viewer);
}

/**
 * The same in the name of the operator, for somebody whose phone and recovery codes are lost. Refuses NOT_FOUND for an email without
 * an account or second step, and FORBIDDEN with another identity provider.
 */
export async function removeSecondStepOf(email: string): Promise<User> {
  requireEmbedded();
  // Of this provider: another one that was used before may have left an account with the same address.
  const account = await db.identityAccount.findUnique({ where: { email: parseInput(Email, email) } });
  const user = account && (await ownerOfAccount(account.id));
  if (!user) throw new UserError('NOT_FOUND', `${email} has no account.`);
  if (await removeOf(user)) return user;
  throw new UserError('NOT_FOUND', `Two-step sign-in is not on for ${user.email}.`);
}

async function removeOf({ id, subject }: Pick<User, 'id' | 'subject'>): Promise<boolean> {
  const { count } = await db.secondStep.deleteMany({ where: { accountId: subject, activatedAt: { not: null } } });
  if (count > 0) await tellOwner(id, { deed: 'second_step_off', id });
  return count > 0;
}
