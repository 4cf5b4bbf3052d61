import { lockForAccount, transactionLocks } from '../database/advisory-lock.ts';
import type { Transaction } from '../database/db.ts';
import type { TagColor } from '../generated/prisma/enums.ts';
import { MAX_TAGS } from '../common/input-limits.ts';
import { keyOfName } from '../common/name-input.ts';
import { UserError } from '../common/user-error.ts';
import type { Viewer } from '../common/viewer.ts';
import { messages } from './rules.ts';
import { colorsOf, leastUsed } from './tag-color.ts';

/** The refusal of one tag too many. */
export const tagsAreFull = (field?: string) => new UserError('LIMIT_REACHED', messages.full, field);

/** The numbers of tags by their names, in order; null where one of them has no room. */
type Numbers = (names: readonly string[]) => number[] | null;

/** Holds other writers of the account's tags back until the transaction ends. Links are locked before it, never after. */
export const lockTags = (tx: Transaction, viewer: Pick<Viewer, 'id'>): Promise<unknown> =>
  lockForAccount(tx, transactionLocks.tags, viewer);

/** Finds the tags with these names, and makes those that are missing as far as the account has room for them. */
export async function numbersOfTags(tx: Transaction, viewer: Viewer, names: readonly string[]): Promise<Numbers> {
  const wanted = new Map(names.map((name) => [keyOfName(name), name]));
  const known = await read(tx, viewer, [...wanted.keys()]);
  const isMissing = () => [...wanted].filter(([key]) => !known.has(key));
  if (isMissing().length) {
    await lockTags(tx, viewer);
    for (const [key, id] of await read(tx, viewer, [...wanted.keys()])) known.set(key, id);
    for (const [key, id] of await make(tx, viewer, isMissing())) known.set(key, id);
  }
  return (some) => {
    const ids = some.map((name) => known.get(keyOfName(name)));
    return ids.every((id) => id !== undefined) ? ids.toSorted((one, other) => one - other) : null;
  };
}

/**
 * What a link stores of the tags that it is to have, in the caller's transaction: nothing where they stay as they are. New ones are
 * made; refuses LIMIT_REACHED above the number of tags.
 */
export async function storedTags(
  tx: Transaction,
  viewer: Viewer,
  names: readonly string[] | undefined,
): Promise<{ tagIds?: number[] }> {
  if (names === undefined) return {};
  const tagIds = (await numbersOfTags(tx, viewer, names))(names);
  if (!tagIds) throw tagsAreFull('tags');
  return { tagIds };
}

async function read(tx: Transaction, { id: ownerId }: Viewer, keys: string[]): Promise<Map<string, number>> {
  if (!keys.length) return new Map();
  const found = await tx.tag.findMany({ where: { ownerId, key: { in: keys } }, select: { id: true, key: true } });
  return new Map(found.map(({ id, key }) => [key, id]));
}

/** Makes tags in the order in which they are named, until the account is full. */
async function make(tx: Transaction, { id: ownerId }: Viewer, missing: [key: string, name: string][]) {
  const colors: TagColor[] = await colorsOf(tx, ownerId);
  const data = missing.slice(0, Math.max(MAX_TAGS - colors.length, 0)).map(([key, name]) => {
    const color = leastUsed(colors);
    colors.push(color);
    return { ownerId, key, name, color };
  });
  const made = await tx.tag.createManyAndReturn({ data, select: { id: true, key: true } });
  return made.map(({ id, key }) => [key, id] as const);
}
