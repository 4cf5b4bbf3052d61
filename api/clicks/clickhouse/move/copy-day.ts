import type { ClientBase } from 'pg';
import { isAmongIds } from '../../../click-model/clicks-by-id.ts';
import { changeOn } from '../../../clickhouse/shards.ts';
import { columnOf, labelDimensions } from '../../../click-model/dimensions.ts';
import { addDays } from '../../../common/days.ts';
import { inTransaction } from '../../../database/transaction.ts';
import { sendAllBefore, writeDown } from '../outbox.ts';
import type { SentClick } from '../encode-clicks.ts';
import { onCluster } from '../../../click-model/clickhouse-tables.ts';
import type { MoveClients, OwnersDay } from './move-clicks.ts';
import { OF_DAY, sentOfDay } from './sent-of-day.ts';
import type { DayDifference } from './sums.ts';

/** Clicks that are written down and sent together. */
const PAGE_CLICKS = 20_000;

type Row = Omit<SentClick, 'source'> & { at: string; clickId: string };

const ROWS = `
  SELECT owner_id AS "ownerId", link_id AS "linkId", (extract(epoch FROM at) * 1000)::bigint AS at,
    replace(click_id::text, '-', '') AS "clickId", day::text, hour, kind, reason, first_owner AS "firstOwner",
    first_link AS "firstLink", country, device, os, browser, browser_version AS "browserVersion", channel,
    ARRAY[${labelDimensions.map(columnOf).join(', ')}] AS "labelIds", visitor, visitor_rest AS "visitorRest",
    handshake_us AS "proxyRttUs", variant
  FROM analytics.click WHERE owner_id = ANY ($1::int[]) AND at >= $2::timestamp AT TIME ZONE 'UTC'
    AND at < $3::timestamp AT TIME ZONE 'UTC' ORDER BY at, click_id`;

/**
 * Sends a day's clicks, each once: what ClickHouse has is left out, and what is written down is sent whoever dies. Returns how many it was
 * sent at most. Throws ClicksAway; the next call goes on.
 */
export async function copyDay({ reader, writer }: MoveClients, { day, owners }: OwnersDay): Promise<number> {
  let copied = 0;
  await inTransaction(
    reader,
    async () => {
      await reader.query(`DECLARE clicks_of_day NO SCROLL CURSOR FOR ${ROWS}`, [owners, day, addDays(day, 1)]);
      for (;;) {
        const { rows } = await reader.query<Row>(`FETCH ${PAGE_CLICKS} FROM clicks_of_day`);
        if (!rows.length) return;
        await writeDown(writer, rows.map(clickOf), Infinity, false);
        await sendAllBefore(writer);
        copied += rows.length;
      }
    },
    'BEGIN READ ONLY',
  );
  return copied;
}

const clickOf = ({ at, clickId, ...click }: Row): SentClick => ({ ...click, source: { at: Number(at), clickId } });

/** Deletes an owner's clicks of a day that PostgreSQL does not have: they were deleted there after they had been sent. */
export async function dropDeleted(client: ClientBase, shard: number, { ownerId, day }: DayDifference): Promise<void> {
  const sent = await sentOfDay(shard, ownerId, day);
  const { rows } = await client.query<{ id: string }>(
    `SELECT id FROM unnest($3::text[]) AS id WHERE NOT EXISTS (SELECT FROM analytics.click c WHERE c.owner_id = $1
       AND c.click_id = id::uuid AND c.at >= $2::timestamp AT TIME ZONE 'UTC'
       AND c.at < ($2::timestamp + interval '1 day') AT TIME ZONE 'UTC')`,
    [ownerId, day, sent],
  );
  if (!rows.length) return;
  await changeOn(shard, `ALTER TABLE click ${onCluster()} DELETE WHERE ${OF_DAY} AND ${isAmongIds('click_id')}`, {
    ownerId,
    day,
    ids: rows.map(({ id }) => id),
  });
}
