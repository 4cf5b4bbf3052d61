// Clicks on their way to ClickHouse. The transaction that moves the journal's position writes down what is sent, so that nothing is
// sent that is not counted, and what is sent again is the same, under the same token: ClickHouse drops the second.
import { promisify } from 'node:util';
import { constants, zstdCompress, zstdDecompress } from 'node:zlib';
import type { ClientBase } from 'pg';
import { ClicksAway } from '../../clickhouse/clicks-away.ts';
import { askOn, insertInto, shardNumbers, shardOf } from '../../clickhouse/shards.ts';
import { inTransaction } from '../../database/transaction.ts';
import { clickTablesAreThere } from '../../click-model/clickhouse-tables.ts';
import { notifyClicks } from '../../live/notifications.ts';
import { linksOf } from '../links-of.ts';
import { noteArrivals } from '../postgres/click-arrivals.ts';
import { decodeClicks, encodeClicks, keepRows, type DecodedClick, type SentClick } from './encode-clicks.ts';

const compress = promisify(zstdCompress);
const decompress = promisify(zstdDecompress);
/** Clicks compress threefold, and little better with more time. */
const LEVEL = { params: { [constants.ZSTD_c_compressionLevel]: 1 } };

/** What a crash takes back is sent again, and dropped. */
const LOSABLE = 'BEGIN; SET LOCAL synchronous_commit = off';

/**
 * Writes clicks down as they will be sent, inside the caller's transaction. Those before `since` (milliseconds since 1970) may have been
 * sent by a transaction that a fail-over took back: ClickHouse is asked for them first. Streams hear of news alone.
 */
export async function writeDown(
  client: ClientBase,
  clicks: readonly SentClick[],
  since: number,
  isNews = true,
): Promise<void> {
  for (const shard of shardNumbers) {
    const own = shardNumbers.length === 1 ? clicks : clicks.filter(({ ownerId }) => shardOf(ownerId) === shard);
    if (!own.length) continue;
    await client.query({
      name: 'write-down-clicks',
      text: 'INSERT INTO analytics.click_outbox (shard, clicks, may_be_sent, rows, is_news) VALUES ($1, $2, $3, $4, $5)',
      values: [
        shard,
        own.length,
        own.some(({ source }) => source.at < since),
        await compress(encodeClicks(own), LEVEL),
        isNews,
      ],
    });
  }
}

interface Written {
  id: string;
  shard: number;
  token: string;
  clicks: number;
  mayBeSent: boolean;
  isNews: boolean;
  rows: Buffer;
}

/**
 * Sends what is written down, oldest first, except what another node is sending. A shard that is away keeps its clicks waiting, and
 * the others get theirs. Throws the database's errors, and ClicksAway at the end where a shard is away.
 */
export async function sendWritten(client: ClientBase): Promise<void> {
  await clickTablesAreThere(); // before the first click, too: who asks for clicks is told that there are none
  const away = new Map<number, ClicksAway>();
  while (await sendNext(client, away));
  const [first] = away.values();
  if (first) throw first;
}

async function sendNext(client: ClientBase, away: Map<number, ClicksAway>): Promise<boolean> {
  return inTransaction(
    client,
    async () => {
      const { rows } = await client.query<Written>({
        name: 'next-written-clicks',
        text: `SELECT id, shard, token, clicks, may_be_sent AS "mayBeSent", is_news AS "isNews", rows FROM analytics.click_outbox WHERE shard <> ALL ($1::int[])
        ORDER BY id LIMIT 1 FOR UPDATE SKIP LOCKED`,
        values: [[...away.keys()]],
      });
      const [next] = rows;
      if (!next) return false;
      const encoded = await decompress(next.rows);
      const clicks = decodeClicks(encoded, next.clicks);
      try {
        const left = next.mayBeSent ? await withoutSent(next.shard, encoded, clicks) : encoded;
        if (left) await insertInto(next.shard, 'click', next.token, { format: 'RowBinaryWithNames', rows: left });
      } catch (error) {
        if (!(error instanceof ClicksAway)) throw error;
        away.set(next.shard, error);
        return true;
      }
      if (next.isNews) await announce(client, clicks);
      await client.query('DELETE FROM analytics.click_outbox WHERE id = $1', [next.id]);
      return true;
    },
    LOSABLE,
  );
}

/** The rows that are not stored yet; null for none. */
async function withoutSent(shard: number, encoded: Buffer, clicks: DecodedClick[]): Promise<Buffer | null> {
  const times = clicks.map(({ source }) => source.at);
  const stored = await askOn<{ id: string }>(
    shard,
    `SELECT lower(hex(click_id)) AS id FROM click WHERE owner_id IN {owners:Array(UInt32)}
       AND at >= fromUnixTimestamp64Milli({first:Int64}) AND at <= fromUnixTimestamp64Milli({last:Int64})`,
    {
      owners: [...new Set(clicks.map(({ ownerId }) => ownerId))],
      first: times.reduce((one, other) => Math.min(one, other)),
      last: times.reduce((one, other) => Math.max(one, other)),
    },
  );
  const ids = new Set(stored.map(({ id }) => id));
  return keepRows(encoded, clicks, ({ source }) => !ids.has(source.clickId));
}

/** From here on they can be read. */
async function announce(client: ClientBase, clicks: readonly DecodedClick[]): Promise<void> {
  await noteArrivals(client, clicks);
  await notifyClicks(client, linksOf(clicks));
}

/** Sends everything that was written down before, by whichever node; throws ClicksAway where some of it could not be sent. */
export async function sendAllBefore(client: ClientBase): Promise<void> {
  const { rows } = await client.query<{ last: string | null }>('SELECT max(id) AS last FROM analytics.click_outbox');
  const last = rows[0]!.last;
  if (last === null) return;
  await sendWritten(client);
  // Others are sending what is left: this waits for them, and sends what they could not.
  if (!(await isLeft('ORDER BY id FOR UPDATE'))) return;
  await sendWritten(client);
  if (await isLeft('LIMIT 1')) throw new ClicksAway(new Error('another node is sending the rest'));

  async function isLeft(how: string): Promise<boolean> {
    const { rowCount } = await client.query(`SELECT 1 FROM analytics.click_outbox WHERE id <= $1 ${how}`, [last]);
    return rowCount! > 0;
  }
}

/** What waits to be sent: clicks, and for how long the oldest of them has, milliseconds. */
export async function readWaiting(client: Pick<ClientBase, 'query'>): Promise<{ clicks: number; ms: number }> {
  const { rows } = await client.query<{ clicks: string; ms: number }>(
    `SELECT coalesce(sum(clicks), 0) AS clicks,
       coalesce(extract(epoch FROM now() - min(stored_at)) * 1000, 0)::float8 AS ms FROM analytics.click_outbox`,
  );
  return { clicks: Number(rows[0]!.clicks), ms: rows[0]!.ms };
}
