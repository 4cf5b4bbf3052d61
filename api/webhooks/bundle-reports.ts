import type { ClientBase } from 'pg';
import { inTransaction } from '../database/transaction.ts';
import { TOGETHER_MS } from './bundle-clicks.ts';
import { bundlesOf, queueBundles } from './queue-bundles.ts';

/** The most conversions of one delivery. */
const MOST_CONVERSIONS = 100;
/** Conversions of an owner that are told of at a time: about a hundred a second; what is beyond is dropped. */
export const MOST_REPORTS = 300;

/**
 * Makes deliveries of the conversions that pages reported for a while, owner by owner. The token of a page is public, so that anybody can
 * report as many as the limits of reports let through: what is too much is dropped here, before anything else waits for it.
 */
export async function bundleReports(client: ClientBase): Promise<void> {
  const { rows } = await client.query<{ ownerId: number }>(
    `SELECT owner_id AS "ownerId" FROM webhook_report GROUP BY owner_id
     HAVING min(created_at) < now() - make_interval(secs => $1::float8 / 1000)`,
    [TOGETHER_MS],
  );
  for (const { ownerId } of rows) await inTransaction(client, () => bundle(client, ownerId));
}

async function bundle(client: ClientBase, ownerId: number): Promise<void> {
  const { rows } = await client.query<{ id: string; conversion: object }>(
    `DELETE FROM webhook_report WHERE id = ANY(ARRAY(
       SELECT id FROM webhook_report WHERE owner_id = $1 ORDER BY id LIMIT ${MOST_REPORTS} FOR UPDATE SKIP LOCKED))
     RETURNING id, conversion`,
    [ownerId],
  );
  const { rowCount } = await client.query(
    `DELETE FROM webhook_report WHERE id IN (SELECT id FROM webhook_report WHERE owner_id = $1 FOR UPDATE SKIP LOCKED)`,
    [ownerId],
  );
  rows.sort((one, other) => Number(one.id) - Number(other.id));
  const bundles = bundlesOf(rows, MOST_CONVERSIONS, (part) => ({
    conversions: part.map(({ conversion }) => conversion),
  }));
  await queueBundles(client, ownerId, 'conversions.reported', bundles, rowCount ?? 0);
}
