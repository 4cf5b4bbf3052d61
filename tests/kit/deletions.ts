import { clickStore } from '../../api/clicks/store.ts';
import { pool } from '../../api/database/db.ts';
import { finishDeletions } from '../../api/clicks/finish-deletions.ts';
import { withClient } from './with-client.ts';

/** Lets the time pass in which links can be restored, and deletes them for good; their clicks are still to be removed. */
export async function endUndoTime(): Promise<void> {
  await pool.query("UPDATE deleted_url SET deleted_at = now() - interval '1 hour'");
  await withClient(finishDeletions);
}

/** The same, and takes their clicks out of every figure; their rows stay until the job comes to them. */
export async function settleDeletions(): Promise<void> {
  await endUndoTime();
  const { rows } = await pool.query<{ owner_id: number }>('SELECT DISTINCT owner_id FROM analytics.deleted_link');
  for (const { owner_id: ownerId } of rows) await clickStore.subtractDeleted(ownerId);
}
