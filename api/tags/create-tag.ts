import { spend } from '../account/rates.ts';
import { MAX_TAGS } from '../common/input-limits.ts';
import { keyOfName } from '../common/name-input.ts';
import { parseInput } from '../common/parse-input.ts';
import { UserError } from '../common/user-error.ts';
import type { Viewer } from '../common/viewer.ts';
import { db } from '../database/db.ts';
import type { Tag } from '../generated/prisma/client.ts';
import { lockTags, tagsAreFull } from './file-tags.ts';
import { messages, NewTag } from './rules.ts';
import { colorsOf, leastUsed } from './tag-color.ts';

/** The refusal of a name that another tag has. */
export const nameIsTaken = () => new UserError('ALREADY_EXISTS', messages.taken, 'name');

/** Makes a tag of the viewer. Refuses INVALID input, ALREADY_EXISTS, LIMIT_REACHED above the number of tags, and RATE_LIMITED. */
export async function createTag(viewer: Viewer, input: unknown): Promise<Tag> {
  await spend(viewer, 'write');
  const { name, color } = parseInput(NewTag, input);
  const ownerId = viewer.id;
  const key = keyOfName(name);
  return db.$transaction(async (tx) => {
    await lockTags(tx, viewer);
    if (await tx.tag.findUnique({ where: { ownerId_key: { ownerId, key } } })) throw nameIsTaken();
    const colors = await colorsOf(tx, ownerId);
    if (colors.length >= MAX_TAGS) throw tagsAreFull();
    return tx.tag.create({ data: { ownerId, key, name, color: color ?? leastUsed(colors) } });
  });
}
