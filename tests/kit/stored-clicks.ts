// The rows of clicks as they are, wherever they are kept.
import { askOn, hasClickHouse, shardOf } from '../../api/clickhouse/shards.ts';
import { pool } from '../../api/database/db.ts';

/** Every stored click of an owner, with the columns of analytics.click. */
export async function storedClicks(ownerId: number): Promise<any[]> {
  if (!hasClickHouse) return (await pool.query('SELECT * FROM analytics.click WHERE owner_id = $1', [ownerId])).rows;
  const rows = await askOn<any>(
    shardOf(ownerId),
    `SELECT *, lower(hex(click_id)) AS digits, toUnixTimestamp64Milli(at) AS ms, toString(visitor) AS who FROM click
     WHERE owner_id = {ownerId:UInt32}`,
    { ownerId },
  );
  return rows.map(({ digits, ms, who, ...row }) => ({
    ...row,
    click_id: digits,
    at: new Date(ms),
    visitor: who === '0' ? 0 : who,
    visitor_rest: 0,
  }));
}
