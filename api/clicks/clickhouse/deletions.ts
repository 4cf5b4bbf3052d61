// While clicks are moved, and until their former rows are dropped, PostgreSQL has some as well: what is deleted is deleted there, too.
import type { ClientBase } from 'pg';
import { askOn, changeOn, shardNumbers, shardOf } from '../../clickhouse/shards.ts';
import { inTransaction } from '../../database/transaction.ts';
import { clickTables, onCluster } from '../../click-model/clickhouse-tables.ts';
import { advisoryLocks, withLock } from '../../database/advisory-lock.ts';
import { MOST_CLICKED, notifyClicks } from '../../live/notifications.ts';
import { voidCompaction } from '../postgres/blocks.ts';
import { deleteClicksOf, OF_CLICKS } from '../postgres/deleted-links.ts';
import { dropDays as dropDaysHere } from '../postgres/drop-days.ts';
import { dropMonths as dropMonthsHere, dropReports } from '../postgres/drop-months.ts';
import { forgetCounted, forgetOwner as forgetOwnerHere } from '../postgres/forget-owner.ts';
import { deleteMeasured, dropMeasured } from '../postgres/measured-clicks.ts';
import { claimLinks, markSubtracted } from '../postgres/subtract-links.ts';
import { forgetVisitorsOf } from '../postgres/visitor-rows.ts';
import { deleteClicks, deleteOn } from './delete-clicks.ts';
import { sendAllBefore } from './outbox.ts';

/** Takes the clicks of an owner's marked links out of every figure: questions leave marked links out. */
export const subtractDeleted = (client: ClientBase, ownerId: number): Promise<void> =>
  inTransaction(client, async () => {
    const links = await claimLinks(client, ownerId);
    if (!links.length) return;
    await voidCompaction(client, ownerId); // ingesters forget whom they have seen
    await forgetVisitorsOf(client, ownerId, links);
    await markSubtracted(client, links);
    await deleteMeasured(client, ownerId, links);
    await notifyClicks(client, new Map([[ownerId, links.slice(0, MOST_CLICKED)]]));
  });

/** Deletes the clicks of all marked links, owner by owner until `isBusy`: a mutation rewrites parts; see ClickStore. */
export async function purgeDeleted(client: ClientBase, isBusy: () => boolean): Promise<number> {
  const { rows } = await client.query<{ ownerId: number; links: number[] }>(
    `SELECT owner_id AS "ownerId", array_agg(link_id ORDER BY link_id) AS links FROM analytics.deleted_link
     GROUP BY owner_id ORDER BY owner_id`,
  );
  for (const { ownerId } of rows) await subtractDeleted(client, ownerId);
  let removed = 0;
  for (const { ownerId, links } of rows) {
    if (isBusy()) return removed;
    const { shard, where, values } = ofOwner(ownerId);
    const ofLinks = { shard, where: `${where} AND link_id IN {links:Array(UInt32)}`, values: { ...values, links } };
    removed += await deleteClicks(client, ofLinks, OF_CLICKS);
    if (await hasClicksHere(client, ownerId)) for (const link of links) await deleteClicksOf(client, link);
    await client.query('DELETE FROM analytics.deleted_link WHERE link_id = ANY ($1::int[])', [links]);
  }
  return removed;
}

async function hasClicksHere(client: ClientBase, ownerId: number): Promise<boolean> {
  const { rowCount } = await client.query('SELECT 1 FROM analytics.click WHERE owner_id = $1 LIMIT 1', [ownerId]);
  return rowCount! > 0;
}

/** Deletes all that is stored of an owner's clicks; see ClickStore. */
export async function forgetOwner(
  client: ClientBase,
  ownerId: number,
  onRemoved?: (clicks: number) => Promise<void>,
): Promise<number> {
  await forgetCounted(client, ownerId);
  const clicks = await deleteClicks(client, ofOwner(ownerId), ['measurement'], onRemoved);
  await forgetOwnerHere(client, ownerId);
  return clicks;
}

const ofOwner = (ownerId: number) => ({
  shard: shardOf(ownerId),
  where: 'owner_id = {ownerId:UInt32}',
  values: { ownerId },
});

const before = (ownerId: number, day: string) => {
  const { shard, where, values } = ofOwner(ownerId);
  return { shard, where: `${where} AND day < {day:Date}`, values: { ...values, day } };
};

/** Deletes an owner's clicks of the days before a day; see ClickStore. */
export async function dropDays(client: ClientBase, ownerId: number, day: string): Promise<number> {
  return withLock(client, advisoryLocks.measuredClicks, async () => {
    const clicks = await deleteClicks(client, before(ownerId, day), ['measurement']);
    await dropDaysHere(client, ownerId, day);
    return clicks;
  });
}

/** The clicks of an owner before a day; see ClickStore. */
export async function countBefore(ownerId: number, day: string): Promise<number> {
  const { shard, where, values } = before(ownerId, day);
  const rows = await askOn<{ clicks: number }>(shard, `SELECT count() AS clicks FROM click WHERE ${where}`, values);
  return rows[0]!.clicks;
}

/** The first day of an owner that has a click; see ClickStore. */
export async function firstDay(ownerId: number): Promise<string | null> {
  const { shard, where, values } = ofOwner(ownerId);
  const rows = await askOn<{ day: string }>(shard, `SELECT day FROM click WHERE ${where} ORDER BY at LIMIT 1`, values);
  return rows[0]?.day ?? null;
}

/** Drops the months before `month` (its first day) and that day; see ClickStore. */
export async function dropMonths(client: ClientBase, month: string): Promise<number> {
  await sendAllBefore(client);
  const number = Number(month.slice(0, 7).replace('-', ''));
  const here = await dropMonthsHere(client, month);
  return withLock(client, advisoryLocks.measuredClicks, async () => {
    const dropped = new Set<string>();
    for (const shard of shardNumbers) {
      for (const partition of await dropPartitions(shard, number)) dropped.add(partition);
      if (dropped.size) await deleteOn(shard, 'day <= {month:Date}', { month });
    }
    if (!dropped.size) return here;
    await inTransaction(client, async () => {
      await client.query("UPDATE analytics.label_sweep SET swept_at = '-infinity'");
      await dropMeasured(client, { until: month });
      await dropReports(client, month);
    });
    return Math.max(here, dropped.size);
  });
}

/** Drops the partitions of the months before a number such as 202611; returns their names. Throws ClicksAway. */
export async function dropPartitions(shard: number, number: number): Promise<string[]> {
  const old = await askOn<{ table: string; partition: string }>(
    shard,
    `SELECT DISTINCT table, partition FROM system.parts WHERE database = currentDatabase() AND table IN {tables:Array(String)}
       AND active AND toUInt32(partition) < {number:UInt32}`,
    { number, tables: clickTables },
  );
  for (const { table, partition } of old) {
    await changeOn(shard, `ALTER TABLE ${table} ${onCluster()} DROP PARTITION ${partition}`);
  }
  return old.map(({ partition }) => partition);
}
