import { Batcher } from '../common/batcher.ts';
import { inOrder } from '../common/in-order.ts';
import { db, pool } from '../database/db.ts';
import type { Tag } from '../generated/prisma/client.ts';

/** All tags of an account in the order of their names. */
export const listTags = async (ownerId: number): Promise<Tag[]> =>
  inOrder(await db.tag.findMany({ where: { ownerId } }));

const batches = new Batcher<number, number, number>(async (ownerId, ids) => {
  const { rows } = await pool.query<{ id: number; count: number }>(
    `SELECT t.id, count(*)::int AS count FROM search.url u, unnest(u.tag_ids) AS t (id)
     WHERE u.owner_id = $1 AND u.tag_ids && $2::int[] AND u.tag_ids <> '{}' AND t.id = ANY($2::int[]) GROUP BY t.id`,
    [ownerId, ids],
  );
  const counts = new Map(rows.map(({ id, count }) => [id, count]));
  return ids.map((id) => counts.get(id) ?? 0);
});

/** How many links of an account have a tag; tags of one answer are asked about together. */
export const linkCountOf = async ({ ownerId, id }: Pick<Tag, 'ownerId' | 'id'>): Promise<number> =>
  (await batches.ask(ownerId, [id]))[0]!;
