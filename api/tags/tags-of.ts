import { Batcher } from '../common/batcher.ts';
import { inOrder } from '../common/in-order.ts';
import { db } from '../database/db.ts';
import type { ShortUrl, Tag } from '../generated/prisma/client.ts';

const batches = new Batcher<number, readonly number[], Tag[]>(async (ownerId, lists) => {
  const ids = [...new Set(lists.flat())];
  const known = ids.length ? inOrder(await db.tag.findMany({ where: { ownerId, id: { in: ids } } })) : [];
  return lists.map((list) => known.filter(({ id }) => list.includes(id)));
});

/** The tags of a link, in the order of their names; links of one answer are asked about together. */
export const tagsOf = async ({ ownerId, tagIds }: Pick<ShortUrl, 'ownerId' | 'tagIds'>): Promise<Tag[]> =>
  tagIds.length ? (await batches.ask(ownerId, [tagIds]))[0]! : [];

/** The names of the tags of a link. */
export const tagNamesOf = async (link: Pick<ShortUrl, 'ownerId' | 'tagIds'>): Promise<string[]> =>
  (await tagsOf(link)).map(({ name }) => name);
