import type { ClientBase } from 'pg';
import { askOn, shardNumbers, shardOf } from '../../../clickhouse/shards.ts';
import { addDays } from '../../../common/days.ts';
import { advisoryLocks, withLock } from '../../../database/advisory-lock.ts';
import { inTransaction } from '../../../database/transaction.ts';
import { countAnew } from '../../postgres/count-anew.ts';
import { movedWhole } from '../../postgres/measured-clicks.ts';
import { ensurePartitions } from '../../postgres/partitions.ts';
import { subtractLinks } from '../../postgres/subtract-links.ts';
import { dropPartitions } from '../deletions.ts';
import { sendMeasured } from '../measured-outbox.ts';
import {
  CLICK_COLUMNS,
  MEASURED_COLUMNS,
  restoreClicks,
  restoreMeasured,
  type MeasuredRowBack,
  type RowBack,
} from '../rows-back.ts';
import { differentMeasuredDays, ownersOf } from './compare-measured.ts';
import type { Direction, OwnersDay } from './move-clicks.ts';
import { sentOfDay } from './sent-of-day.ts';

/** Clicks that are read and stored together. */
const PAGE_CLICKS = 5_000;
/** Before the first click. */
const BEGIN = { owner_id: 0, at: '1970-01-01 00:00:00.000Z', click_id: '00'.repeat(16) };
/** After every month, as partitions are numbered. */
const NO_MONTH = 1_000_000;

/** From ClickHouse back to PostgreSQL. */
export const toPostgres: Direction = {
  has: { from: ({ inClickHouse }) => inClickHouse, to: ({ inPostgres }) => inPostgres },
  async copyDay({ writer }, day) {
    await ensurePartitions(writer, new Set(), [day.day.slice(0, 7)], []);
    return eachPage<RowBack>(day, `${CLICK_COLUMNS} FROM click AS c`, (clicks) => restoreClicks(writer, clicks));
  },
  async dropSurplus(client, shard, { ownerId, day }) {
    await client.query(
      `DELETE FROM analytics.click WHERE owner_id = $1 AND at >= $2::timestamp AT TIME ZONE 'UTC'
         AND at < ($2::timestamp + interval '1 day') AT TIME ZONE 'UTC' AND click_id <> ALL ($3::uuid[])`,
      [ownerId, day, await sentOfDay(shard, ownerId, day)],
    );
  },
  async copyMeasured(client) {
    await withLock(client, advisoryLocks.measuredClicks, () => sendMeasured(client));
    let clicks = 0;
    for (const [shard, own] of Map.groupBy(await differentMeasuredDays(client), ({ ownerId }) => shardOf(ownerId))) {
      for (const [day, of] of Map.groupBy(own, (one) => one.day)) {
        const restore = (rows: MeasuredRowBack[]) => restoreMissing(client, rows);
        clicks += await eachPage(
          { shard, day, owners: ownersOf(of) },
          `${MEASURED_COLUMNS} FROM measured_click AS c FINAL`,
          restore,
        );
      }
    }
    return clicks;
  },
  differentMeasured: async (client) => ownersOf(await differentMeasuredDays(client)),
  async settle(client) {
    await inTransaction(client, async () => {
      await countAnew(client);
      await client.query('UPDATE analytics.deleted_link SET is_subtracted = false'); // there they were only left out
      await client.query("UPDATE analytics.click_home SET place = 'postgres', shards = 0");
    });
    const { rows } = await client.query<{ id: number }>('SELECT DISTINCT owner_id AS id FROM analytics.deleted_link');
    for (const { id } of rows) await subtractLinks(client, id);
  },
};

/** Reads rows of a day a page at a time, in the order of their table; returns their number. */
async function eachPage<Row extends RowBack>(
  { shard, day, owners }: OwnersDay,
  selected: string,
  work: (rows: Row[]) => Promise<void>,
): Promise<number> {
  let read = 0;
  for (let last: Pick<RowBack, keyof typeof BEGIN> = BEGIN; ;) {
    const rows = await askOn<Row>(
      shard,
      `SELECT ${selected} WHERE c.owner_id IN {owners:Array(UInt32)}
         AND c.at >= toDateTime64({day:String}, 3, 'UTC') AND c.at < toDateTime64({next:String}, 3, 'UTC')
         AND (c.owner_id, c.at, c.click_id) > ({owner:UInt32}, toDateTime64({at:String}, 3, 'UTC'), toFixedString(unhex({id:String}), 16))
       ORDER BY c.owner_id, c.at, c.click_id LIMIT ${PAGE_CLICKS}`,
      { owners, day, next: addDays(day, 1), owner: last.owner_id, at: last.at.slice(0, -1), id: last.click_id },
    );
    if (!rows.length) return read;
    await work(rows);
    read += rows.length;
    last = rows.at(-1)!;
  }
}

/** Restores measured clicks that are not here: what is here is newer. */
async function restoreMissing(client: ClientBase, rows: readonly MeasuredRowBack[]): Promise<void> {
  const { rows: known } = await client.query<{ id: string }>(
    `SELECT replace(click_id::text, '-', '') AS id FROM analytics.measured_click WHERE click_id = ANY ($1::uuid[])`,
    [rows.map(({ click_id: id }) => id)],
  );
  const here = new Set(known.map(({ id }) => id));
  await restoreMeasured(
    client,
    rows.filter(({ click_id: id }) => !here.has(id)),
  );
}

/** Clicks that tell whether both places have those of one installation. */
const SAMPLE = 1_000;

/** Gives up the rows of ClickHouse, once servers store clicks in PostgreSQL. Throws one sentence where they are another installation's. */
export async function dropInClickHouse(client: ClientBase): Promise<void> {
  for (const shard of shardNumbers) await requireOwnClicks(client, shard);
  for (const shard of shardNumbers) await dropPartitions(shard, NO_MONTH);
  await inTransaction(client, async () => {
    // Servers of the former setting noted these for ClickHouse.
    await client.query(
      movedWhole(
        'analytics.measured_outbox o JOIN analytics.measured_click c USING (owner_id) WHERE c.click_id = ANY (o.click_ids)',
      ),
    );
    await client.query('DELETE FROM analytics.measured_outbox');
    await client.query('UPDATE analytics.click_home SET moved_from = NULL');
  });
}

async function requireOwnClicks(client: ClientBase, shard: number): Promise<void> {
  const some = await askOn<{ ownerId: number; time: string; id: string }>(
    shard,
    `SELECT owner_id AS "ownerId", concat(toString(at), 'Z') AS time, lower(hex(click_id)) AS id
     FROM click ORDER BY cityHash64(click_id) LIMIT ${SAMPLE}`,
  );
  if (!some.length) return;
  const { rowCount } = await client.query(
    `SELECT 1 FROM unnest($1::int[], $2::timestamptz[], $3::uuid[]) AS s (owner_id, at, click_id)
     JOIN analytics.click c USING (owner_id, at, click_id) LIMIT 1`,
    [some.map(({ ownerId }) => ownerId), some.map(({ time }) => time), some.map(({ id }) => id)],
  );
  if (!rowCount) throw new Error(`server ${shard + 1} of CLICKHOUSE_URL has clicks of another installation.`);
}
