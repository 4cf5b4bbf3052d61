import { setTimeout as delay } from 'node:timers/promises';
import type { ClientBase } from 'pg';
import { pool } from '../database/pool.ts';
import { withClient } from '../database/with-client.ts';
import type { Transaction } from '../db.ts';
import { subtractLinks } from './subtract-links.ts';

/** Whoever deletes waits so long for the figures, milliseconds; what takes longer goes on without them. */
const PATIENCE_MS = 5_000;
/** Rows one statement removes: short enough that nobody waits for it. */
const PURGE_ROWS = 5_000;

/**
 * Notes, in the transaction that deleted the links, that their clicks are to go. It must be short: the ingester waits for
 * it where it has clicks of these links, and stores none of them afterwards.
 */
export async function buryLinks(tx: Transaction, ownerId: number, linkIds: number[]): Promise<void> {
  await tx.$executeRaw`INSERT INTO analytics.deleted_link (link_id, owner_id)
    SELECT id, ${ownerId} FROM unnest(${linkIds}::int[]) AS id ON CONFLICT DO NOTHING`;
}

/**
 * Takes the clicks of an owner's deleted links out of every figure. Resolves when that is done, or after five seconds; a
 * job of the ingester completes what is left over, whatever happens to this process.
 */
export async function settleDeletions(ownerId: number): Promise<void> {
  const settled = withClient(pool, (client) => subtractLinks(client, ownerId));
  settled.catch(() => {}); // the job tries again
  const waiting = new AbortController();
  try {
    await Promise.race([settled, delay(PATIENCE_MS, undefined, { signal: waiting.signal }).catch(() => {})]);
  } catch {
    // The links are gone; their clicks follow with the next job.
  } finally {
    waiting.abort();
  }
}

/** Completes deletions: subtracts what nobody has yet, and removes the rows. Returns how many rows went. */
export async function purgeDeletedLinks(client: ClientBase, isBusy: () => boolean = () => false): Promise<number> {
  const { rows: owners } = await client.query<{ owner_id: number }>(
    'SELECT DISTINCT owner_id FROM analytics.deleted_link WHERE NOT is_subtracted ORDER BY owner_id',
  );
  for (const { owner_id } of owners) await subtractLinks(client, owner_id);
  const { rows: links } = await client.query<{ link_id: number }>(
    'SELECT link_id FROM analytics.deleted_link WHERE is_subtracted ORDER BY deleted_at, link_id',
  );
  let removed = 0;
  for (const { link_id } of links) {
    let rows: number;
    do {
      if (isBusy()) return removed; // visitors come first; the next run goes on
      removed += rows = await removeSome(client, link_id);
    } while (rows === PURGE_ROWS);
    await client.query('DELETE FROM analytics.deleted_link WHERE link_id = $1', [link_id]);
  }
  return removed;
}

async function removeSome(client: ClientBase, linkId: number): Promise<number> {
  const { rowCount } = await client.query(
    `WITH part AS (SELECT at, click_id FROM analytics.click WHERE link_id = $1 ORDER BY at DESC LIMIT ${PURGE_ROWS})
     DELETE FROM analytics.click c USING part WHERE c.link_id = $1 AND c.at = part.at AND c.click_id = part.click_id`,
    [linkId],
  );
  return rowCount ?? 0;
}
