import type { ClientBase } from 'pg';
import { askOn, shardNumbers } from '../../../clickhouse/shards.ts';

interface MeasuredSum extends MeasuredDay {
  sums: string;
}

/** Measured clicks of an owner on a day by UTC (YYYY-MM-DD). */
export interface MeasuredDay {
  ownerId: number;
  day: string;
}

/** The days of whose measured clicks both places have different numbers. Those of deleted links go sooner here, later there. */
export async function differentMeasuredDays(client: ClientBase): Promise<MeasuredDay[]> {
  const { rows: deleted } = await client.query<{ id: number }>('SELECT link_id AS id FROM analytics.deleted_link');
  const { rows: here } = await client.query<MeasuredSum>(
    `SELECT owner_id AS "ownerId", (at AT TIME ZONE 'UTC')::date::text AS day,
       concat_ws(' ', count(*), count(f.click_id), sum(coalesce(f.conversions, 0)), sum(link_id)) AS sums
     FROM analytics.measured_click LEFT JOIN analytics.click_fact f USING (click_id)
     WHERE link_id <> ALL ($1::int[]) GROUP BY 1, 2`,
    [deleted.map(({ id }) => id)],
  );
  const there = await Promise.all(
    shardNumbers.map((shard) =>
      askOn<MeasuredSum>(
        shard,
        `SELECT owner_id AS "ownerId", toDate(at) AS day, arrayStringConcat([toString(count()), toString(sum(has_facts)),
           toString(sum(conversions)), toString(sum(toInt64(link_id)))], ' ') AS sums
         FROM (SELECT owner_id, at, link_id, has_facts, conversions FROM measured_click FINAL
           WHERE link_id NOT IN {deleted:Array(UInt32)}) GROUP BY "ownerId", day
         SETTINGS do_not_merge_across_partitions_select_final = 1`,
        { deleted: deleted.map(({ id }) => id) },
      ),
    ),
  );
  const [one, other] = [byDay(here), byDay(there.flat())];
  return [...new Set([...one.keys(), ...other.keys()])]
    .filter((key) => one.get(key)?.sums !== other.get(key)?.sums)
    .sort()
    .map((key) => (one.get(key) ?? other.get(key))!);
}

const byDay = (rows: readonly MeasuredSum[]) => new Map(rows.map((row) => [`${row.day} ${row.ownerId}`, row]));

/** The owners of some days, each once. */
export const ownersOf = (days: readonly MeasuredDay[]): number[] => [...new Set(days.map(({ ownerId }) => ownerId))];
