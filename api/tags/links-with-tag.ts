import { db, pool } from '../database/db.ts';
import type { Tag } from '../generated/prisma/client.ts';
import { noTag } from './change-tag.ts';

/** A tag of an account and the links that have it now. */
export interface TaggedLinks {
  tag: Tag;
  linkIds: number[];
}

/** The account's tag with its links; throws UserError NOT_FOUND for anybody else's. */
export async function linksWithTag(ownerId: number, id: number): Promise<TaggedLinks> {
  const tag = await db.tag.findUnique({ where: { id, ownerId } });
  if (!tag) throw noTag();
  const { rows } = await pool.query<{ id: number }>({
    name: 'links-with-tag',
    text: `SELECT url_id AS id FROM search.url WHERE owner_id = $1 AND tag_ids <> '{}' AND tag_ids @> ARRAY[$2::int] ORDER BY 1`,
    values: [ownerId, id],
  });
  return { tag, linkIds: rows.map((row) => row.id) };
}
