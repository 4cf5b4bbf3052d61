// Measured clicks on their way to ClickHouse. What changes one notes its id; what is sent is the click as it is then, with a version:
// ClickHouse keeps the highest, so that a row sent twice counts once. One node at a time sends, so that versions follow states.
import type { ClientBase } from 'pg';
import { ClicksAway } from '../../clickhouse/clicks-away.ts';
import { insertInto, shardNumbers } from '../../clickhouse/shards.ts';
import { advisoryLocks, ifUnlocked } from '../../database/advisory-lock.ts';
import { notifyClicks } from '../../live/notifications.ts';
import { linksOf } from '../links-of.ts';
import { encodeMeasured, readMeasuredRows } from './measured-rows.ts';
import { clickTablesAreThere } from '../../click-model/clickhouse-tables.ts';

/** Noted changes that are sent together; each names the clicks of one transaction. */
const TOGETHER = 500;

interface Noted {
  id: string;
  clickIds: string[];
}

/** Sends what has changed, unless another node does. Throws the database's errors, and ClicksAway at the end where a shard is away. */
export async function sendMeasured(client: ClientBase): Promise<void> {
  const { rowCount } = await client.query({
    name: 'changed-clicks',
    text: 'SELECT 1 FROM analytics.measured_outbox LIMIT 1',
  });
  if (!rowCount) return;
  await clickTablesAreThere();
  let away: ClicksAway | undefined;
  await ifUnlocked(client, advisoryLocks.measuredClicks, async () => {
    for (const shard of shardNumbers) {
      try {
        while (await sendSome(client, shard));
      } catch (error) {
        if (!(error instanceof ClicksAway)) throw error;
        away = error;
      }
    }
  });
  if (away) throw away;
}

async function sendSome(client: ClientBase, shard: number): Promise<boolean> {
  const { rows: noted } = await client.query<Noted>({
    name: 'next-changed-clicks',
    text: `SELECT id, click_ids AS "clickIds" FROM analytics.measured_outbox WHERE owner_id % $1 = $2 ORDER BY id LIMIT ${TOGETHER}`,
    values: [shardNumbers.length, shard],
  });
  if (!noted.length) return false;
  const ids = [...new Set(noted.flatMap(({ clickIds }) => clickIds))];
  const rows = await readMeasuredRows(client, ids);
  if (rows.length) await insertInto(shard, 'measured_click', crypto.randomUUID(), encodeMeasured(rows));
  await seekAgain(client, ids, new Set(rows.map(({ clickId }) => clickId)));
  await notifyClicks(client, linksOf(rows));
  await client.query('DELETE FROM analytics.measured_outbox WHERE id = ANY ($1::bigint[])', [
    noted.map(({ id }) => id),
  ]);
  return true;
}

/** A fact that came while its click was settled is sought in ClickHouse (settled-clicks.ts). */
async function seekAgain(client: ClientBase, ids: readonly string[], found: ReadonlySet<string>): Promise<void> {
  const missing = ids.filter((id) => !found.has(id));
  if (!missing.length) return;
  await client.query(
    'UPDATE analytics.click_fact SET has_click = false, sought_at = NULL WHERE click_id = ANY ($1::uuid[])',
    [missing],
  );
}
