import type { ClientBase } from 'pg';
import { inTransaction } from '../../database/transaction.ts';
import { dropMeasured } from './measured-clicks.ts';

/** Rows that one statement deletes: few enough that no other statement waits noticeably. */
const STEP_ROWS = 10_000;

/**
 * Everything counted of an owner's clicks; the columns of a block go with it. The deleted links are first: this waits for
 * whoever subtracts them (subtract-links.ts), and afterwards nobody does.
 */
const COUNTED = [
  'analytics.deleted_link',
  'analytics.daily_visitor',
  'analytics.stat_hour',
  'analytics.stat_day',
  'analytics.segment',
  'analytics.click_deletion',
  'analytics.click_arrival',
  'analytics.click_follower',
  'pending_click_fact',
];
/** What is needed as long as there are clicks. */
const LAST = ['analytics.label', 'analytics.label_sweep'];

/** Deletes all that is stored of an owner's clicks; see ClickStore. */
export async function forgetOwner(
  client: ClientBase,
  ownerId: number,
  onRemoved: (clicks: number) => Promise<void> = async () => {},
): Promise<number> {
  await client.query('SET statement_timeout = 0');
  try {
    await forgetCounted(client, ownerId);
    let clicks = 0;
    for (let step = STEP_ROWS; step === STEP_ROWS;) {
      step = await deleteSome(client, ownerId);
      clicks += step;
      await onRemoved(step);
    }
    await forgetLabels(client, ownerId);
    return clicks;
  } finally {
    await client.query('RESET statement_timeout');
  }
}

/** Deletes what was counted of an owner's clicks, and what was measured of them. */
export const forgetCounted = (client: ClientBase, ownerId: number): Promise<void> =>
  inTransaction(client, async () => {
    await deleteFrom(client, COUNTED, ownerId);
    await dropMeasured(client, { ownerId });
  });

/** Deletes the texts of an owner's clicks, once these are gone. */
export const forgetLabels = (client: ClientBase, ownerId: number): Promise<void> =>
  inTransaction(client, () => deleteFrom(client, LAST, ownerId));

async function deleteFrom(client: ClientBase, tables: readonly string[], ownerId: number): Promise<void> {
  for (const table of tables) await client.query(`DELETE FROM ${table} WHERE owner_id = $1`, [ownerId]);
}

async function deleteSome(client: ClientBase, ownerId: number): Promise<number> {
  const { rows } = await client.query<{ count: number }>(
    `WITH part AS (SELECT at, click_id FROM analytics.click WHERE owner_id = $1 ORDER BY at LIMIT ${STEP_ROWS}),
      removed AS (DELETE FROM analytics.click c USING part
        WHERE c.owner_id = $1 AND c.at = part.at AND c.click_id = part.click_id RETURNING c.click_id),
      measured AS (DELETE FROM measurement m USING removed WHERE m.click_id = removed.click_id)
     SELECT count(*)::int AS count FROM removed`,
    [ownerId],
  );
  return rows[0]!.count;
}
