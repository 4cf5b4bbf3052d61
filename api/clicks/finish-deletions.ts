import type { ClientBase } from 'pg';
import { clickStore } from './store.ts';
import { inTransaction } from '../database/transaction.ts';
import { deleteForGood } from '../urls/deleted-urls.ts';

/**
 * Deletes the links that can no longer be restored, and marks their clicks for removal in the same transaction: no click
 * of them is stored afterwards.
 */
export async function finishDeletions(client: ClientBase): Promise<void> {
  await inTransaction(client, async () => {
    for (const [ownerId, ids] of await deleteForGood(client)) await clickStore.markDeleted(client, ownerId, ids);
  });
}
