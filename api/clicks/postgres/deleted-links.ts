import type { ClientBase } from 'pg';
import { subtractLinks } from './subtract-links.ts';

/** Rows that one statement deletes: few enough that no other statement waits noticeably. */
const PURGE_ROWS = 5_000;

/** Tables that know clicks by their ids. */
export const OF_CLICKS = ['measurement', 'snippet_measurement', 'visit', 'conversion', 'pending_click_fact'];

/** Subtracts the clicks of all marked links and deletes their rows, until `isBusy`; returns the number of rows. */
export async function purgeDeleted(client: ClientBase, isBusy: () => boolean): Promise<number> {
  const { rows: owners } = await client.query<{ owner_id: number }>(
    'SELECT DISTINCT owner_id FROM analytics.deleted_link WHERE NOT is_subtracted ORDER BY owner_id',
  );
  for (const { owner_id } of owners) await subtractLinks(client, owner_id);
  const { rows: links } = await client.query<{ link_id: number }>(
    'SELECT link_id FROM analytics.deleted_link WHERE is_subtracted ORDER BY deleted_at, link_id',
  );
  let removed = 0;
  for (const { link_id } of links) {
    const clicks = await deleteClicksOf(client, link_id, isBusy);
    removed += clicks.deleted;
    if (!clicks.isDone) return removed; // the next run continues here
    await client.query('DELETE FROM analytics.deleted_link WHERE link_id = $1', [link_id]);
  }
  return removed;
}

/** Deletes the rows of a link's clicks until `isBusy`; returns their number, and whether none is left. */
export async function deleteClicksOf(
  client: ClientBase,
  linkId: number,
  isBusy: () => boolean = () => false,
): Promise<{ deleted: number; isDone: boolean }> {
  let deleted = 0;
  for (let rows = PURGE_ROWS; rows === PURGE_ROWS; deleted += rows) {
    if (isBusy()) return { deleted, isDone: false };
    rows = await deleteSome(client, linkId);
  }
  return { deleted, isDone: true };
}

async function deleteSome(client: ClientBase, linkId: number): Promise<number> {
  const { rows } = await client.query<{ count: number }>(
    `WITH part AS (SELECT at, click_id FROM analytics.click WHERE link_id = $1 ORDER BY at DESC LIMIT ${PURGE_ROWS}),
      gone AS (DELETE FROM analytics.click c USING part
        WHERE c.link_id = $1 AND c.at = part.at AND c.click_id = part.click_id RETURNING c.click_id),
      ${OF_CLICKS.map((table) => `${table}_gone AS (DELETE FROM ${table} o USING gone WHERE o.click_id = gone.click_id)`).join(',')}
     SELECT count(*)::int AS count FROM gone`,
    [linkId],
  );
  return rows[0]!.count;
}
