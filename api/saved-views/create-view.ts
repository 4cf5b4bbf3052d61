import { lockAccount } from '../account/lock-account.ts';
import { spend } from '../account/rates.ts';
import { MAX_SAVED_VIEWS } from '../common/input-limits.ts';
import { keyOfName } from '../common/name-input.ts';
import { parseInput } from '../common/parse-input.ts';
import { UserError } from '../common/user-error.ts';
import type { Viewer } from '../common/viewer.ts';
import { db } from '../database/db.ts';
import type { SavedView } from '../generated/prisma/client.ts';
import { messages, NewSavedView, storedMembers } from './rules.ts';

/** The refusal of a name that another view has. */
export const nameIsTaken = () => new UserError('ALREADY_EXISTS', messages.taken, 'name');

/** Saves a view of the viewer's links. Refuses INVALID input, ALREADY_EXISTS, LIMIT_REACHED, and RATE_LIMITED. */
export async function createSavedView(viewer: Viewer, input: unknown): Promise<SavedView> {
  await spend(viewer, 'write');
  const view = parseInput(NewSavedView, input);
  const ownerId = viewer.id;
  const key = keyOfName(view.name);
  return db.$transaction(async (tx) => {
    await lockAccount(tx, viewer);
    if (await tx.savedView.findUnique({ where: { ownerId_key: { ownerId, key } } })) throw nameIsTaken();
    if ((await tx.savedView.count({ where: { ownerId } })) >= MAX_SAVED_VIEWS) {
      throw new UserError('LIMIT_REACHED', messages.full);
    }
    return tx.savedView.create({ data: { ...storedMembers(view), name: view.name, ownerId, key } });
  });
}
