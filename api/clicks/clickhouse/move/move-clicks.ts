// Moves the clicks of a running installation from one place to the other. How far it has come is what the other place has: every pass
// compares the days of both and copies what differs, so that a pass that was killed is gone on with by the next.
import type { ClientBase } from 'pg';
import { askOn, shardNumbers, shardOf } from '../../../clickhouse/shards.ts';
import { addDays, monthStart } from '../../../common/days.ts';
import { advisoryLocks, withLock } from '../../../database/advisory-lock.ts';
import { sendAllBefore } from '../outbox.ts';
import { clickTablesAreThere } from '../../../click-model/clickhouse-tables.ts';
import { differencesOf, sumsInClickHouse, sumsInPostgres, type DayDifference, type DaySpan } from './sums.ts';

/** One connection reads while the other writes down what is to be sent. */
export interface MoveClients {
  reader: ClientBase;
  writer: ClientBase;
}

/** Clicks of some owners of one shard, on one day by UTC. */
export interface OwnersDay {
  shard: number;
  day: string;
  owners: readonly number[];
}

/** From where to where clicks are moved, and how. Each method throws ClicksAway. */
export interface Direction {
  /** How many clicks one place has of a day that differs. */
  has: Record<'from' | 'to', (difference: DayDifference) => number>;
  /** Copies the clicks of a day that the other place lacks; returns how many it copied at most. */
  copyDay(clients: MoveClients, day: OwnersDay): Promise<number>;
  /** Deletes the clicks of a day that are not where it is copied from: they were deleted there after they had been copied. */
  dropSurplus(client: ClientBase, shard: number, difference: DayDifference): Promise<void>;
  /** Copies what is measured of clicks, at least what changed since a time, or all; returns of how many clicks. */
  copyMeasured(client: ClientBase, since: Date | null): Promise<number>;
  /** Owners of whose measured clicks both places have different numbers. */
  differentMeasured(client: ClientBase): Promise<number[]>;
  /** Notes that clicks are where they were copied to. */
  settle(client: ClientBase): Promise<void>;
}

/** The last clicks are copied while those that come wait in the journals: that many take seconds. */
const FEW_CLICKS = 20_000;
/** Passes before clicks wait all the same: they come as fast as they are copied. */
const MOST_PASSES = 10;
/** Reports come while measured clicks are compared: so often are they copied and compared again. */
const MOST_COMPARISONS = 5;
const MONTH_DAYS = 32;

/** Both places still say different things of these days, and of the measured clicks of these owners. */
export class ClicksDiffer extends Error {
  readonly days: readonly DayDifference[];
  readonly owners: readonly number[];

  constructor(days: readonly DayDifference[], owners: readonly number[]) {
    super(
      `The two places differ (days: ${days.length}, accounts with measured clicks: ${owners.length}); nothing was changed.`,
    );
    this.days = days;
    this.owners = owners;
  }
}

/** Hears of each pass how many clicks were copied, and of how many what was measured. */
export type OnPass = (clicks: number, measured: number) => void;

/**
 * Copies all clicks, lets new ones wait in the journals for the last pass, compares both places by day and owner, and notes where clicks are
 * from now on. One command at a time may call it. Throws ClicksDiffer, or ClicksAway; then clicks stay where they are, and the next call goes on.
 */
export async function moveClicks(direction: Direction, clients: MoveClients, onPass: OnPass): Promise<void> {
  const { writer } = clients;
  await clickTablesAreThere();
  const begun = await databaseTime(writer);
  await writer.query('UPDATE analytics.click_home SET moved_from = coalesce(moved_from, now())');
  await pass(direction, clients, null, onPass);
  let [since, clicks] = [begun, Infinity];
  for (let passes = 1; passes < MOST_PASSES && clicks > FEW_CLICKS; passes++) {
    const next = await databaseTime(writer);
    ({ clicks } = await pass(direction, clients, since, onPass));
    since = next;
  }
  // Whoever deletes or stores clicks holds these locks meanwhile; they are given up when this process dies.
  await withLock(writer, advisoryLocks.deletingClicks, () =>
    withLock(writer, advisoryLocks.storing, async () => {
      const { months } = await pass(direction, clients, since, onPass);
      const days = await differentDays(writer, months); // nothing has changed in the others
      const owners = await differentOwners(direction, writer, since);
      if (days.length || owners.length) throw new ClicksDiffer(days, owners);
      await direction.settle(writer);
    }),
  );
}

async function databaseTime(client: ClientBase): Promise<Date> {
  return (await client.query<{ now: Date }>('SELECT clock_timestamp() AS now')).rows[0]!.now;
}

/** What a pass copied: how many clicks, and of which months. */
interface Copied {
  clicks: number;
  months: DaySpan[];
}

/** Copies what differs, and what is measured of clicks since a time. */
async function pass(direction: Direction, clients: MoveClients, since: Date | null, onPass: OnPass): Promise<Copied> {
  const copied: Copied = { clicks: 0, months: [] };
  await sendAllBefore(clients.writer);
  for (const span of await allMonths(clients.writer)) {
    const differences = await compare(clients.writer, span);
    if (!differences.length) continue;
    copied.months.push(span);
    copied.clicks += await levelDays(direction, clients, differences);
  }
  onPass(copied.clicks, await direction.copyMeasured(clients.writer, since));
  return copied;
}

async function levelDays(
  { has, copyDay, dropSurplus }: Direction,
  clients: MoveClients,
  all: readonly DayDifference[],
): Promise<number> {
  let clicks = 0;
  for (const [shard, own] of Map.groupBy(all, ({ ownerId }) => shardOf(ownerId))) {
    for (const [day, differences] of Map.groupBy(own, (one) => one.day)) {
      const owners = differences.filter((one) => has.from(one) > 0).map(({ ownerId }) => ownerId);
      if (owners.length) clicks += await copyDay(clients, { shard, day, owners });
      for (const one of differences) if (has.to(one)) await dropSurplus(clients.writer, shard, one);
    }
  }
  return clicks;
}

async function compare(client: ClientBase, span: DaySpan): Promise<DayDifference[]> {
  const here = await sumsInPostgres(client, span);
  const there = await Promise.all(shardNumbers.map((shard) => sumsInClickHouse(shard, span)));
  return differencesOf(here, there.flat());
}

async function differentDays(client: ClientBase, months: readonly DaySpan[]): Promise<DayDifference[]> {
  const all: DayDifference[] = [];
  for (const span of months) all.push(...(await compare(client, span)));
  return all;
}

async function differentOwners(direction: Direction, client: ClientBase, since: Date): Promise<number[]> {
  for (let comparisons = 1; ; comparisons++) {
    const owners = await direction.differentMeasured(client);
    if (!owners.length || comparisons === MOST_COMPARISONS) return owners;
    await direction.copyMeasured(client, since);
  }
}

/** The months that have clicks in either place, oldest first. */
async function allMonths(client: ClientBase): Promise<DaySpan[]> {
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
