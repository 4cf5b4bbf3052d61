import type { ClientBase } from 'pg';
import { inTransaction } from '../../database/transaction.ts';
import { dropBlocks } from './blocks.ts';
import { dropMeasured } from './measured-clicks.ts';

/** What was learned about clicks and visits, and the time that decides how long it is kept. */
const MEASURED = [
  ['measurement', 'received_at'],
  ['snippet_measurement', 'received_at'],
  ['visit', 'received_at'],
  ['conversion', 'converted_at'],
] as const;
const PARTITION = /^click_(\d{4})_(\d{2})$/;

/**
 * Drops the partitions of the months before `month` (its first day, YYYY-MM-01) and everything counted of them, together
 * with that first day. Returns the number of months.
 */
export async function dropMonths(client: ClientBase, month: string): Promise<number> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT c.relname AS name FROM pg_inherits i JOIN pg_class c ON c.oid = i.inhrelid
     WHERE i.inhparent = 'analytics.click'::regclass`,
  );
  const old = rows.map(({ name }) => name).filter((name) => monthOf(name) < month);
  if (!old.length) return 0;
  // Partitions end by UTC and sums by the owners' days, so the day around the cut is dropped from all of them. The order
  // of the tables is that of subtract-links.ts.
  await inTransaction(client, async () => {
    await dropBlocks(client, month);
    await client.query('DELETE FROM analytics.stat_day WHERE day <= $1::date', [month]);
    await client.query('DELETE FROM analytics.stat_hour WHERE day <= $1::date', [month]);
    await client.query(
      `DELETE FROM analytics.click WHERE day <= $1::date
         AND at >= $1::timestamp AT TIME ZONE 'UTC' AND at < ($1::date + 2)::timestamp AT TIME ZONE 'UTC'`,
      [month],
    );
    // The next sweep (sweep-labels.ts) looks at every owner, and removes the labels that only these clicks used.
    await client.query("UPDATE analytics.label_sweep SET swept_at = '-infinity'");
    await dropMeasured(client, { until: month });
    await dropReports(client, month);
    for (const name of old) await client.query(`DROP TABLE IF EXISTS analytics.${name}`);
  });
  return old.length;
}

/** Deletes what was reported before a month. */
export async function dropReports(client: ClientBase, month: string): Promise<void> {
  for (const [table, column] of MEASURED) {
    await client.query(`DELETE FROM ${table} WHERE ${column} < $1::timestamp AT TIME ZONE 'UTC'`, [month]);
  }
}

/** The first day of a partition's month; a table of another name is never old. */
function monthOf(name: string): string {
  const [, year, month] = PARTITION.exec(name) ?? [];
  return year ? `${year}-${month}-01` : '9999-12-31';
}
