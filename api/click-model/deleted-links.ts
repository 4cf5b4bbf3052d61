import { pool } from '../database/pool.ts';

/** Links of an owner whose clicks are still to be deleted, and count no more. */
export async function deletedLinks(ownerId: number): Promise<number[]> {
  const { rows } = await pool.query<{ id: number }>({
    name: 'deleted-links-of',
    text: 'SELECT link_id AS id FROM analytics.deleted_link WHERE owner_id = $1',
    values: [ownerId],
  });
  return rows.map(({ id }) => id);
}
