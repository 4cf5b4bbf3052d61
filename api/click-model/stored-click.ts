import type { ClientBase } from 'pg';
import { askOn, hasClickHouse, shardOf } from '../clickhouse/shards.ts';
import { WITH_IDS, SLACK_SECONDS, timeOfId, valuesOf, type ClickOfOwner } from './clicks-by-id.ts';

const TIME = timeOfId('p.click_id');

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
    [...Map.groupBy(clicks, ({ ownerId }) => shardOf(ownerId))].map(([shard, some]) =>
      askOn<ClickOfOwner>(
        shard,
        `SELECT c.owner_id AS "ownerId", lower(hex(c.click_id)) AS "clickId" FROM click AS c WHERE ${WITH_IDS}`,
        valuesOf(some),
      ),
    ),
  );
  const pairs = new Set(found.flat().map(({ ownerId, clickId }) => `${ownerId} ${clickId}`));
  return clicks.filter(({ ownerId, clickId }) => pairs.has(`${ownerId} ${clickId}`));
}

/** Whether a click is stored, as a click on a link of the owner. */
export async function isStored(client: Pick<ClientBase, 'query'>, click: ClickOfOwner): Promise<boolean> {
  return (await storedAmong(client, [click])).length > 0;
}
