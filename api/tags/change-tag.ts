import { spend } from '../account/rates.ts';
import { keyOfName } from '../common/name-input.ts';
import { parseInput } from '../common/parse-input.ts';
import { UserError } from '../common/user-error.ts';
import type { Viewer } from '../common/viewer.ts';
import { db, type Transaction } from '../database/db.ts';
import type { Tag } from '../generated/prisma/client.ts';
import { nameIsTaken } from './create-tag.ts';
import { lockTags } from './file-tags.ts';
import { TagChanges } from './rules.ts';

/** The refusal of a tag that the viewer does not have. */
export const noTag = () => new UserError('NOT_FOUND', 'Resource not found');

/**
 * Renames or recolours the viewer's tag; its links show it at once, and are not changed by it. Refuses NOT_FOUND, INVALID input,
 * ALREADY_EXISTS for another tag's name, and RATE_LIMITED.
 */
export async function updateTag(viewer: Viewer, id: number, input: unknown): Promise<Tag> {
  await spend(viewer, 'write');
  const { name, color } = parseInput(TagChanges, input);
  return db.$transaction(async (tx) => {
    await requireTag(tx, viewer, id);
    if (name !== undefined) {
      const namesake = await tx.tag.findFirst({ where: { ownerId: viewer.id, key: keyOfName(name), id: { not: id } } });
      if (namesake) throw nameIsTaken();
    }
    return tx.tag.update({
      where: { id, ownerId: viewer.id },
      data: { ...(name !== undefined && { name, key: keyOfName(name) }), ...(color && { color }) },
    });
  });
}

/**
 * Deletes the viewer's tag; its links stay, without it. That takes no longer for many links: a number without a tag means nothing.
 * Refuses NOT_FOUND and RATE_LIMITED.
 */
export async function deleteTag(viewer: Viewer, id: number): Promise<void> {
  await spend(viewer, 'write');
  await db.$transaction(async (tx) => {
    await requireTag(tx, viewer, id);
    await tx.tag.delete({ where: { id, ownerId: viewer.id } });
  });
}

/** Holds back whoever else changes tags of the account; throws UserError NOT_FOUND for a tag that the viewer does not have. */
async function requireTag(tx: Transaction, viewer: Viewer, id: number): Promise<void> {
  await lockTags(tx, viewer);
  if (!(await tx.tag.findUnique({ where: { id, ownerId: viewer.id }, select: { id: true } }))) throw noTag();
}
