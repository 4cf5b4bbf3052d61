import type { ClientBase } from 'pg';
import { inTransaction } from '../../database/transaction.ts';
import { usedInRows, type UsedLabels } from './used-labels.ts';

/** Hours between two sweeps of an owner's labels: after clicks were deleted, and in any case. */
const AFTER_DELETION_HOURS = 6;
const LONGEST_HOURS = 30 * 24;
/** Labels marked and removed in one transaction. */
const CHUNK = 5_000;

interface DueOwner {
  ownerId: number;
  times: number;
}

/**
 * Removes labels that no click refers to, owner by owner while `mayGoOn`. Returns the number of removed labels, and whether
 * no owner is due. Only one node at a time may run it.
 */
export async function sweepLabels(
  client: ClientBase,
  mayGoOn: () => boolean,
  afterDeletionHours = AFTER_DELETION_HOURS,
  usedLabels: UsedLabels = usedInRows,
): Promise<{ removed: number; isDone: boolean }> {
  let removed = 0;
  while (mayGoOn()) {
    const owner = await nextOwner(client, afterDeletionHours);
    if (!owner) return { removed, isDone: true };
    removed += await sweepOwner(client, owner.ownerId, usedLabels);
    await client.query(
      `INSERT INTO analytics.label_sweep (owner_id, times, swept_at) VALUES ($1, $2, now())
       ON CONFLICT (owner_id) DO UPDATE SET times = excluded.times, swept_at = excluded.swept_at`,
      [owner.ownerId, owner.times],
    );
  }
  return { removed, isDone: false };
}

/** An owner that is due. Owners with rows of deleted links wait, as their labels would count as used. */
async function nextOwner(client: ClientBase, afterDeletionHours: number): Promise<DueOwner | null> {
  const { rows } = await client.query<DueOwner>(
    `SELECT u.id AS "ownerId", coalesce(d.times, 0) AS times FROM app_user u
     LEFT JOIN analytics.click_deletion d ON d.owner_id = u.id LEFT JOIN analytics.label_sweep s ON s.owner_id = u.id
     WHERE (coalesce(s.swept_at, u.created_at) < now() - make_interval(hours => $2)
         OR (coalesce(s.times, 0) <> coalesce(d.times, 0)
           AND coalesce(s.swept_at, u.created_at) <= now() - make_interval(hours => $1)))
       AND EXISTS (SELECT 1 FROM analytics.label l WHERE l.owner_id = u.id)
       AND NOT EXISTS (SELECT 1 FROM analytics.deleted_link g WHERE g.owner_id = u.id)
     ORDER BY u.id LIMIT 1`,
    [afterDeletionHours, LONGEST_HOURS],
  );
  return rows[0] ?? null;
}

async function sweepOwner(client: ClientBase, ownerId: number, usedLabels: UsedLabels): Promise<number> {
  const used = await usedLabels(client, { ownerId, ids: null });
  const { rows } = await client.query<{ id: number }>(
    `WITH used AS MATERIALIZED (${used.sql})
     SELECT l.id FROM analytics.label l WHERE l.owner_id = $1
       AND NOT EXISTS (SELECT 1 FROM used WHERE used.dimension = l.dimension AND used.id = l.id) ORDER BY l.id`,
    [ownerId, ...used.values],
  );
  let removed = 0;
  for (let at = 0; at < rows.length; at += CHUNK) {
    const ids = rows.slice(at, at + CHUNK).map(({ id }) => id);
    removed += await remove(client, ownerId, ids, usedLabels);
  }
  return removed;
}

/**
 * Removes labels that were found unused. They are marked first, which empties the label caches of all ingesters; an
 * ingester that uses a marked label clears its mark. So the second check sees every click that uses one.
 */
async function remove(client: ClientBase, ownerId: number, ids: number[], usedLabels: UsedLabels): Promise<number> {
  await mark(client, ids);
  const used = await usedLabels(client, { ownerId, ids });
  const { rowCount } = await client.query(
    `WITH used AS MATERIALIZED (${used.sql}),
       kept AS (UPDATE analytics.label l SET unused_since = NULL FROM used
         WHERE l.id = used.id AND l.dimension = used.dimension)
     DELETE FROM analytics.label l WHERE l.owner_id = $1 AND l.id = ANY ($2::int[]) AND l.unused_since IS NOT NULL
       AND NOT EXISTS (SELECT 1 FROM used WHERE used.dimension = l.dimension AND used.id = l.id)`,
    [ownerId, ids, ...used.values],
  );
  return rowCount ?? 0;
}

async function mark(client: ClientBase, ids: number[]): Promise<void> {
  await inTransaction(client, async () => {
    // Waits for running batches, so that the next check sees their clicks.
    await client.query(
      `INSERT INTO analytics.label_epoch (epoch) VALUES (1)
       ON CONFLICT (is_only) DO UPDATE SET epoch = label_epoch.epoch + 1`,
    );
    await client.query('UPDATE analytics.label SET unused_since = now() WHERE id = ANY ($1::int[])', [ids]);
  });
}
