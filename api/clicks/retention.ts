import type { ClientBase } from 'pg';
import { addDays, monthStart, utcDay } from '../days.ts';

const PARTITION = /^click_(\d{4})_(\d{2})$/;

/**
 * Deletes clicks, and all that was counted or put into columns of them, once the whole of their month is older than
 * `days` days, and with them the first day of the month after; the links' own counters stay. Returns how many months
 * went.
 */
export async function forgetOldClicks(client: ClientBase, days: number, now = Date.now()): Promise<number> {
  const cutoff = monthStart(addDays(utcDay(now), -days));
  const { rows } = await client.query<{ name: string }>(
    `SELECT c.relname AS name FROM pg_inherits i JOIN pg_class c ON c.oid = i.inhrelid
     WHERE i.inhparent = 'analytics.click'::regclass`,
  );
  const old = rows.map(({ name }) => name).filter((name) => monthOf(name) < cutoff);
  if (!old.length) return 0;
  try {
    await client.query('BEGIN');
    // Sums and clicks go together: at no moment does one tell of what the other has forgotten. Partitions are cut by UTC
    // and sums by the owners' days, so the day around the cut goes everywhere. In the order of subtract-links.ts.
    await client.query('DELETE FROM analytics.segment WHERE first_day <= $1::date', [cutoff]);
    await client.query('DELETE FROM analytics.stat_day WHERE day <= $1::date', [cutoff]);
    await client.query('DELETE FROM analytics.stat_hour WHERE day <= $1::date', [cutoff]);
    await client.query(
      `DELETE FROM analytics.click WHERE day <= $1::date
         AND at >= $1::timestamp AT TIME ZONE 'UTC' AND at < ($1::date + 2)::timestamp AT TIME ZONE 'UTC'`,
      [cutoff],
    );
    // Labels that only these clicks had go when their owners' are looked through next (api/clicks/sweep-labels.ts).
    await client.query("UPDATE analytics.label_sweep SET swept_at = '-infinity'");
    for (const name of old) await client.query(`DROP TABLE IF EXISTS analytics.${name}`);
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK').catch(() => {});
    throw error;
  }
  return old.length;
}

/** The first day of a partition's month; what is no month's is never old. */
function monthOf(name: string): string {
  const [, year, month] = PARTITION.exec(name) ?? [];
  return year ? `${year}-${month}-01` : '9999-12-31';
}
