import type { ClientBase } from 'pg';
import { inTransaction } from '../../database/transaction.ts';

/** Everything stored of an owner's clicks; the columns of a block go with it. */
const TABLES = [
  'analytics.click',
  'analytics.measured_click',
  'analytics.daily_visitor',
  'analytics.stat_hour',
  'analytics.stat_day',
  'analytics.segment',
  'analytics.label',
  'analytics.label_sweep',
  'analytics.click_deletion',
];

/** Deletes all that is stored of an owner's clicks; see ClickStore. */
export async function forgetOwner(client: ClientBase, ownerId: number): Promise<number> {
  return inTransaction(client, async () => {
    let clicks = 0;
    await client.query(
      'DELETE FROM measurement m USING analytics.click c WHERE c.owner_id = $1 AND m.click_id = c.click_id',
      [ownerId],
    );
    for (const table of TABLES) {
      const { rowCount } = await client.query(`DELETE FROM ${table} WHERE owner_id = $1`, [ownerId]);
      if (table === 'analytics.click') clicks = rowCount ?? 0;
    }
    return clicks;
  });
}
