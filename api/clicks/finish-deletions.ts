import type { ClientBase } from 'pg';
import { inTransaction } from '../database/transaction.ts';
import { deleteForGood } from '../urls/deleted-urls.ts';
import { markDeleted } from './mark-deleted.ts';

/**
 * Deletes the links that can no longer be restored, and marks their clicks for removal in the same transaction: no click
 * of them is stored afterwards.
 */
export async function finishDeletions(client: ClientBase): Promise<void> {
  await inTransaction(client, async () => {
    for (const [ownerId, ids] of await deleteForGood(client)) await markDeleted(client, ownerId, ids);
  });
}
