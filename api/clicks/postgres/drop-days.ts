import type { ClientBase } from 'pg';
import { addDays, endsEverywhere } from '../../common/days.ts';
import { inTransaction } from '../../database/transaction.ts';
import { notifyClicks } from '../../live/notifications.ts';
import { dropBlocksBefore } from './blocks.ts';
import { dropMeasured } from './measured-clicks.ts';

/** Drops an owner's clicks of the days before a day, with all that was counted of them; see ClickStore. */
export async function dropDays(client: ClientBase, ownerId: number, day: string): Promise<number> {
  const until = new Date(endsEverywhere(addDays(day, -1))).toISOString();
  // The order of the tables is that of subtract-links.ts.
  return inTransaction(client, async () => {
    await client.query('SET LOCAL statement_timeout = 0');
    await dropBlocksBefore(client, ownerId, day);
    await client.query('DELETE FROM analytics.daily_visitor WHERE owner_id = $1 AND day < $2::date', [ownerId, day]);
    await client.query('DELETE FROM analytics.stat_day WHERE owner_id = $1 AND day < $2::date', [ownerId, day]);
    await client.query('DELETE FROM analytics.stat_hour WHERE owner_id = $1 AND day < $2::date', [ownerId, day]);
    const { rows } = await client.query<{ count: number }>(
      `WITH removed AS (DELETE FROM analytics.click WHERE owner_id = $1 AND day < $2::date AND at < $3 RETURNING click_id),
        measured AS (DELETE FROM measurement m USING removed WHERE m.click_id = removed.click_id)
       SELECT count(*)::int AS count FROM removed`,
      [ownerId, day, until],
    );
    // The next sweep (sweep-labels.ts) removes the labels that only these clicks used.
    await client.query("UPDATE analytics.label_sweep SET swept_at = '-infinity' WHERE owner_id = $1", [ownerId]);
    await dropMeasured(client, { ownerId, before: day });
    await notifyClicks(client, new Map([[ownerId, []]]));
    return rows[0]!.count;
  });
}

/** The clicks of an owner before a day; see ClickStore. */
export async function countBefore(client: ClientBase, ownerId: number, day: string): Promise<number> {
  const { rows } = await client.query<{ count: number }>(
    'SELECT coalesce(sum(clicks + bots), 0)::int AS count FROM analytics.stat_day WHERE owner_id = $1 AND day < $2',
    [ownerId, day],
  );
  return rows[0]!.count;
}

/** The first day of an owner that has a click; see ClickStore. */
export async function firstDay(client: ClientBase, ownerId: number): Promise<string | null> {
  const { rows } = await client.query<{ day: string }>(
    'SELECT day::text FROM analytics.click WHERE owner_id = $1 ORDER BY at LIMIT 1',
    [ownerId],
  );
  return rows[0]?.day ?? null;
}
