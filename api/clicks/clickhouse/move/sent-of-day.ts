import { askOn } from '../../../clickhouse/shards.ts';

/** The condition on the clicks of an owner (`ownerId`) on a day by UTC (`day`). */
export const OF_DAY = 'owner_id = {ownerId:UInt32} AND toDate(at) = {day:Date}';

/** The ids (32 hexadecimal digits) of an owner's clicks of a day by UTC in ClickHouse. Throws ClicksAway. */
export async function sentOfDay(shard: number, ownerId: number, day: string): Promise<string[]> {
  const rows = await askOn<{ id: string }>(shard, `SELECT lower(hex(click_id)) AS id FROM click WHERE ${OF_DAY}`, {
    ownerId,
    day,
  });
  return rows.map(({ id }) => id);
}
