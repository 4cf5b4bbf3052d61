import type { ClientBase } from 'pg';

/**
 * Marks links as deleted in the transaction that deletes them; no click of them is stored afterwards. Keep that transaction short: who
 * stores clicks of these links waits for it.
 */
export async function markDeleted(client: ClientBase, ownerId: number, linkIds: number[]): Promise<void> {
  await client.query(
    `INSERT INTO analytics.deleted_link (link_id, owner_id)
     SELECT id, $1 FROM unnest($2::int[]) AS id ON CONFLICT DO NOTHING`,
    [ownerId, linkIds],
  );
}
