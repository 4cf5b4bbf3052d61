// Moves the clicks of a running installation from PostgreSQL to ClickHouse. How far it has come is what ClickHouse has: every pass
// compares the days of both and copies what differs, so that a pass that was killed is gone on with by the next.
import type { ClientBase } from 'pg';
import { askOn, shardNumbers, shardOf } from '../../../clickhouse/shards.ts';
import { addDays, monthStart } from '../../../common/days.ts';
import { advisoryLocks, withLock } from '../../../database/advisory-lock.ts';
import { inTransaction } from '../../../database/transaction.ts';
import { readHome } from '../../click-home.ts';
import { clickTablesAreThere } from '../tables.ts';
import { copyDay, dropDeleted, type MoveClients } from './copy-day.ts';
import { differentMeasured, sendMeasuredSince } from './move-measured.ts';
import { differencesOf, sumsInClickHouse, sumsInPostgres, type DayDifference, type DaySpan } from './sums.ts';

/** The last clicks are copied while those that come wait in the journals: that many take seconds. */
const FEW_CLICKS = 20_000;
/** Passes before clicks wait all the same: they come as fast as they are copied. */
const MOST_PASSES = 10;
const MONTH_DAYS = 32;

/** Both places still say different things of these days, and of the measured clicks of these owners. */
export class ClicksDiffer extends Error {
  readonly days: readonly DayDifference[];
  readonly owners: readonly number[];

  constructor(days: readonly DayDifference[], owners: readonly number[]) {
    super(`${days.length} days and the measured clicks of ${owners.length} accounts differ; nothing was changed.`);
    this.days = days;
    this.owners = owners;
  }
}

/** Hears of each pass how many clicks were sent, and of how many measured ones. */
export type OnPass = (clicks: number, measured: number) => void;

/**
 * Copies all clicks, lets new ones wait in the journals for the last pass, compares both places by day and owner, and notes that clicks are
 * in ClickHouse from now on. Throws ClicksDiffer, or ClicksAway; then clicks stay where they are, and the next call goes on.
 */
export async function moveToClickHouse(clients: MoveClients, onPass: OnPass): Promise<void> {
  const { writer } = clients;
  await withLock(writer, advisoryLocks.clickMove, async () => {
    await clickTablesAreThere();
    const begun = await databaseTime(writer);
    await writer.query('UPDATE analytics.click_home SET moved_from = coalesce(moved_from, now())');
    await pass(clients, null, onPass);
    let [since, clicks] = [begun, Infinity];
    for (let passes = 1; passes < MOST_PASSES && clicks > FEW_CLICKS; passes++) {
      const next = await databaseTime(writer);
      clicks = await pass(clients, since, onPass);
      since = next;
    }
    // Whoever stores clicks holds this lock until its transaction ends; it is given up when this process dies.
    await withLock(writer, advisoryLocks.storing, async () => {
      await pass(clients, since, onPass);
      const [days, owners] = [await differentDays(writer), await differentMeasured(writer)];
      if (days.length || owners.length) throw new ClicksDiffer(days, owners);
      await writer.query("UPDATE analytics.click_home SET place = 'clickhouse', shards = $1", [shardNumbers.length]);
    });
  });
}

async function databaseTime(client: ClientBase): Promise<Date> {
  return (await client.query<{ now: Date }>('SELECT clock_timestamp() AS now')).rows[0]!.now;
}

/** Copies what differs, and what is measured of clicks since a time; returns how many clicks it sent. */
async function pass(clients: MoveClients, since: Date | null, onPass: OnPass): Promise<number> {
  let clicks = 0;
  for (const span of await months(clients.writer)) clicks += await levelMonth(clients, span);
  onPass(clicks, await sendMeasuredSince(clients.writer, since));
  return clicks;
}

async function levelMonth(clients: MoveClients, span: DaySpan): Promise<number> {
  let clicks = 0;
  for (const [shard, own] of Map.groupBy(await compare(clients.writer, span), ({ ownerId }) => shardOf(ownerId))) {
    for (const [day, differences] of Map.groupBy(own, ({ day }) => day)) {
      const lacking = differences.filter(({ inPostgres }) => inPostgres > 0).map(({ ownerId }) => ownerId);
      if (lacking.length) clicks += await copyDay(clients, { shard, day, owners: lacking });
      for (const one of differences) if (one.inClickHouse) await dropDeleted(clients.writer, shard, one);
    }
  }
  return clicks;
}

async function compare(client: ClientBase, span: DaySpan): Promise<DayDifference[]> {
  const here = await sumsInPostgres(client, span);
  const there = await Promise.all(shardNumbers.map((shard) => sumsInClickHouse(shard, span)));
  return differencesOf(here, there.flat());
}

async function differentDays(client: ClientBase): Promise<DayDifference[]> {
  const all: DayDifference[] = [];
  for (const span of await months(client)) all.push(...(await compare(client, span)));
  return all;
}

/** The months that have clicks in either place, oldest first. */
async function months(client: ClientBase): Promise<DaySpan[]> {
  const { rows } = await client.query<{ month: string }>(
    `SELECT replace(substring(c.relname FROM '^click_(\\d{4}_\\d{2})$'), '_', '-') AS month FROM pg_inherits i
     JOIN pg_class c ON c.oid = i.inhrelid WHERE i.inhparent = 'analytics.click'::regclass AND c.relname ~ '^click_\\d{4}_\\d{2}$'`,
  );
  const there = await Promise.all(
    shardNumbers.map((shard) =>
      askOn<{ month: string }>(shard, "SELECT DISTINCT formatDateTime(at, '%Y-%m') AS month FROM click"),
    ),
  );
  return [...new Set([...rows, ...there.flat()].map(({ month }) => month))].sort().map((month) => {
    const first = `${month}-01`;
    return { first, before: monthStart(addDays(first, MONTH_DAYS)) };
  });
}

/** What counts clicks in PostgreSQL, and is not counted in ClickHouse. */
const FORMER = [
  ...['analytics.click', 'analytics.stat_hour', 'analytics.stat_day', 'analytics.segment', 'analytics.measured_day'],
  ...['analytics.measured_change', 'analytics.measured_block'],
];

/** Gives up the former rows of clicks that were moved, once servers store them in ClickHouse; does nothing without any. */
export async function dropMoved(client: ClientBase): Promise<boolean> {
  const { place, movedFrom } = await readHome(client);
  if (place !== 'clickhouse' || !movedFrom) return false;
  return withLock(client, advisoryLocks.clickMove, async () => {
    await withLock(client, advisoryLocks.measuredClicks, () => sendMeasuredSince(client, movedFrom));
    await inTransaction(client, async () => {
      await client.query(`TRUNCATE ${FORMER.join(', ')} CASCADE`);
      await client.query('UPDATE analytics.click_home SET moved_from = NULL');
    });
    return true;
  });
}
