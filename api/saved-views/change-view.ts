import { lockAccount } from '../account/lock-account.ts';
import { spend } from '../account/rates.ts';
import { keyOfName } from '../common/name-input.ts';
import { parseInput } from '../common/parse-input.ts';
import { UserError } from '../common/user-error.ts';
import type { Viewer } from '../common/viewer.ts';
import { db, type Transaction } from '../database/db.ts';
import type { SavedView } from '../generated/prisma/client.ts';
import { nameIsTaken } from './create-view.ts';
import { SavedViewChanges, storedMembers } from './rules.ts';

/**
 * Changes the given fields of the viewer's saved view: omitted means unchanged, null means cleared. Refuses NOT_FOUND, INVALID
 * input, ALREADY_EXISTS for another view's name, and RATE_LIMITED.
 */
export async function updateSavedView(viewer: Viewer, id: number, input: unknown): Promise<SavedView> {
  await spend(viewer, 'write');
  const { name, ...members } = parseInput(SavedViewChanges, input);
  return db.$transaction(async (tx) => {
    await requireView(tx, viewer, id);
    if (name !== undefined) {
      const namesake = { ownerId: viewer.id, key: keyOfName(name), id: { not: id } };
      if (await tx.savedView.findFirst({ where: namesake, select: { id: true } })) throw nameIsTaken();
    }
    return tx.savedView.update({
      where: { id, ownerId: viewer.id },
      data: { ...storedMembers(members), ...(name !== undefined && { name, key: keyOfName(name) }) },
    });
  });
}

/** Deletes the viewer's saved view; its links stay. Refuses NOT_FOUND and RATE_LIMITED. */
export async function deleteSavedView(viewer: Viewer, id: number): Promise<void> {
  await spend(viewer, 'write');
  await db.$transaction(async (tx) => {
    await requireView(tx, viewer, id);
    await tx.savedView.delete({ where: { id, ownerId: viewer.id } });
  });
}

/** Holds back whoever else changes views of the account; throws UserError NOT_FOUND for a view that the viewer does not have. */
async function requireView(tx: Transaction, viewer: Viewer, id: number): Promise<void> {
  await lockAccount(tx, viewer);
  const view = await tx.savedView.findUnique({ where: { id, ownerId: viewer.id }, select: { id: true } });
  if (!view) throw new UserError('NOT_FOUND', 'Resource not found');
}
