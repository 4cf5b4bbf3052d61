import type { ClientBase } from 'pg';

/** A click of an owner, by its id in hexadecimal digits. */
export interface ClickOfOwner {
  ownerId: number;
  clickId: string;
}

/** A click is stored under the time of its journal's record, which follows its id's within this. */
const SLACK_SECONDS = 2;

/** The time in the id of a click: its first 48 bits are milliseconds since 1970. */
const TIME = "to_timestamp(('x' || left(replace(p.click_id::text, '-', ''), 12))::bit(48)::bigint / 1000.0)";

/** The SQL condition on a row p (owner_id, click_id) that its click is stored, as a click on a link of its owner. */
export const IS_STORED = `EXISTS (SELECT 1 FROM analytics.click c WHERE c.owner_id = p.owner_id AND c.click_id = p.click_id
  AND c.at BETWEEN ${TIME} - interval '${SLACK_SECONDS} seconds' AND ${TIME} + interval '${SLACK_SECONDS} seconds')`;

/** Whether a click is stored, as a click on a link of the owner. */
export async function isStored(
  client: Pick<ClientBase, 'query'>,
  { ownerId, clickId }: ClickOfOwner,
): Promise<boolean> {
  const { rowCount } = await client.query(
    `SELECT 1 FROM (VALUES ($1::int, $2::uuid)) AS p (owner_id, click_id) WHERE ${IS_STORED}`,
    [ownerId, clickId],
  );
  return rowCount !== 0;
}
