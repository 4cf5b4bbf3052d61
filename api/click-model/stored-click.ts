import type { ClientBase } from 'pg';
import { askOn, hasClickHouse, shardOf } from '../clickhouse/shards.ts';

/** A click of an owner, by its id in hexadecimal digits. */
export interface ClickOfOwner {
  ownerId: number;
  clickId: string;
}

/** A click is stored under the time of its journal's record, which follows its id's within this. */
const SLACK_SECONDS = 2;

/** The time in the id of a click: its first 48 bits are milliseconds since 1970. */
const TIME = "to_timestamp(('x' || left(replace(p.click_id::text, '-', ''), 12))::bit(48)::bigint / 1000.0)";
const TIME_DIGITS = 12;

/** Those of some clicks that are stored, each as a click on a link of its owner. */
export function storedAmong(
  client: Pick<ClientBase, 'query'>,
  clicks: readonly ClickOfOwner[],
): Promise<ClickOfOwner[]> {
  return hasClickHouse ? storedInClickHouse(clicks) : storedInPostgres(client, clicks);
}

async function storedInPostgres(
  client: Pick<ClientBase, 'query'>,
  clicks: readonly ClickOfOwner[],
): Promise<ClickOfOwner[]> {
  const { rows } = await client.query<ClickOfOwner>(
    `SELECT owner_id AS "ownerId", replace(click_id::text, '-', '') AS "clickId"
     FROM unnest($1::int[], $2::uuid[]) AS p (owner_id, click_id)
     WHERE EXISTS (SELECT 1 FROM analytics.click c WHERE c.owner_id = p.owner_id AND c.click_id = p.click_id
       AND c.at BETWEEN ${TIME} - interval '${SLACK_SECONDS} seconds' AND ${TIME} + interval '${SLACK_SECONDS} seconds')`,
    [clicks.map(({ ownerId }) => ownerId), clicks.map(({ clickId }) => clickId)],
  );
  return rows;
}

async function storedInClickHouse(clicks: readonly ClickOfOwner[]): Promise<ClickOfOwner[]> {
  const found = await Promise.all(
    [...Map.groupBy(clicks, ({ ownerId }) => shardOf(ownerId))].map(([shard, some]) => {
      const times = some.map(({ clickId }) => parseInt(clickId.slice(0, TIME_DIGITS), 16));
      return askOn<ClickOfOwner>(
        shard,
        `SELECT owner_id AS "ownerId", lower(hex(click_id)) AS "clickId" FROM click
         WHERE owner_id IN {owners:Array(UInt32)} AND at BETWEEN fromUnixTimestamp64Milli({first:Int64}, 'UTC')
           AND fromUnixTimestamp64Milli({last:Int64}, 'UTC') AND click_id IN (SELECT toFixedString(unhex(arrayJoin({ids:Array(String)})), 16))`,
        {
          owners: [...new Set(some.map(({ ownerId }) => ownerId))],
          first: Math.min(...times) - SLACK_SECONDS * 1_000,
          last: Math.max(...times) + SLACK_SECONDS * 1_000,
          ids: some.map(({ clickId }) => clickId),
        },
      );
    }),
  );
  const pairs = new Set(found.flat().map(({ ownerId, clickId }) => `${ownerId} ${clickId}`));
  return clicks.filter(({ ownerId, clickId }) => pairs.has(`${ownerId} ${clickId}`));
}

/** Whether a click is stored, as a click on a link of the owner. */
export async function isStored(client: Pick<ClientBase, 'query'>, click: ClickOfOwner): Promise<boolean> {
  return (await storedAmong(client, [click])).length > 0;
}
