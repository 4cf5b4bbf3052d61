import type { ClientBase } from 'pg';
import { askOn, changeOn } from '../../clickhouse/shards.ts';
import type { Values } from '../../clickhouse/statement.ts';
import { clickTables, onCluster } from '../../click-model/clickhouse-tables.ts';
import { advisoryLocks, withLock } from '../../database/advisory-lock.ts';
import { sendAllBefore } from './outbox.ts';

/** Clicks whose reports one statement deletes: few enough that no other statement waits noticeably. */
const STEP_CLICKS = 5_000;
/** Before the first click. */
const BEGIN = { ms: 0, id: '' };

/** Clicks of one shard: a condition on their columns, and its values by their names. */
export interface ClicksOfShard {
  shard: number;
  where: string;
  values: Values;
}

/**
 * Deletes clicks for good, and first what the tables of PostgreSQL have of them by their ids; returns their number. Clicks that are on
 * their way are sent before. `onStep` receives the number of each step. Throws ClicksAway; the next call goes on.
 */
export async function deleteClicks(
  client: ClientBase,
  { shard, where, values }: ClicksOfShard,
  tables: readonly string[],
  onStep: (clicks: number) => Promise<void> = async () => {},
): Promise<number> {
  await sendAllBefore(client);
  let clicks = 0;
  for (let after = BEGIN; ;) {
    const rows = await askOn<{ ms: number; id: string }>(
      shard,
      `SELECT toUnixTimestamp64Milli(at) AS ms, lower(hex(click_id)) AS id FROM click
       WHERE ${where} AND (at, click_id) > (fromUnixTimestamp64Milli({ms:Int64}, 'UTC'), unhex({id:String}))
       ORDER BY at, click_id LIMIT ${STEP_CLICKS}`,
      { ...values, ...after },
    );
    const last = rows.at(-1);
    if (!last) break;
    const ids = rows.map(({ id }) => id);
    for (const table of tables) await client.query(`DELETE FROM ${table} WHERE click_id = ANY ($1::uuid[])`, [ids]);
    after = last;
    clicks += ids.length;
    await onStep(ids.length);
  }
  if (clicks) await withLock(client, advisoryLocks.measuredClicks, () => deleteOn(shard, where, values));
  return clicks;
}

/** Deletes the rows of a shard's clicks; who may tell ClickHouse of measured clicks meanwhile would bring some back: hold that lock. */
export async function deleteOn(shard: number, where: string, values: Values): Promise<void> {
  for (const table of clickTables)
    await changeOn(shard, `ALTER TABLE ${table} ${onCluster()} DELETE WHERE ${where}`, values);
}
