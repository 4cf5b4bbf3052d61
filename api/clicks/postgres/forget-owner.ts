import type { ClientBase } from 'pg';

/** Everything stored of an owner's clicks; the columns of a block go with it. */
const TABLES = [
  'analytics.click',
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
  let clicks = 0;
  await client.query('BEGIN');
  try {
    for (const table of TABLES) {
      const { rowCount } = await client.query(`DELETE FROM ${table} WHERE owner_id = $1`, [ownerId]);
      if (table === 'analytics.click') clicks = rowCount ?? 0;
    }
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK');
    throw error;
  }
  return clicks;
}
