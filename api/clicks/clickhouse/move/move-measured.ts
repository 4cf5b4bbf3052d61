import type { ClientBase } from 'pg';
import { changeOn, insertInto, shardOf } from '../../../clickhouse/shards.ts';
import { encodeMeasured, readMeasuredRows } from '../measured-rows.ts';
import { onCluster } from '../../../click-model/clickhouse-tables.ts';
import { differentMeasuredDays, ownersOf } from './compare-measured.ts';

/** Clicks that are sent together. */
const PAGE_CLICKS = 2_000;
const BEGIN = '00000000-0000-0000-0000-000000000000';

/** Sends measured clicks as they are now, at least those that changed since a time, or all; returns their number. Throws ClicksAway. */
export async function sendMeasuredSince(client: ClientBase, since: Date | null): Promise<number> {
  let sent = 0;
  for (let after = BEGIN; ;) {
    const { rows: ids } = await client.query<{ id: string }>(
      `SELECT m.click_id AS id FROM analytics.measured_click m LEFT JOIN analytics.click_fact f USING (click_id)
       WHERE m.click_id > $1 AND ($2::timestamptz IS NULL OR greatest(m.at, f.changed_at) >= $2::timestamptz - interval '1 day')
       ORDER BY m.click_id LIMIT ${PAGE_CLICKS}`,
      [after, since],
    );
    const last = ids.at(-1);
    if (!last) return sent;
    after = last.id;
    const rows = await readMeasuredRows(
      client,
      ids.map(({ id }) => id),
    );
    for (const [shard, own] of Map.groupBy(rows, ({ ownerId }) => shardOf(ownerId))) {
      await insertInto(shard, 'measured_click', crypto.randomUUID(), encodeMeasured(own));
    }
    sent += rows.length;
  }
}

/** Owners of whose measured clicks both places have different numbers, once what was deleted meanwhile is deleted in ClickHouse as well. */
export async function differentMeasured(client: ClientBase): Promise<number[]> {
  const different = ownersOf(await differentMeasuredDays(client));
  for (const [shard, owners] of Map.groupBy(different, shardOf)) {
    await changeOn(
      shard,
      `ALTER TABLE measured_click ${onCluster()} DELETE WHERE owner_id IN {owners:Array(UInt32)}
         AND click_id NOT IN (SELECT click_id FROM click WHERE owner_id IN {owners:Array(UInt32)})`,
      { owners },
    );
  }
  return different.length ? ownersOf(await differentMeasuredDays(client)) : [];
}
