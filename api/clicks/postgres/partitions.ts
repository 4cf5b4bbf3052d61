import type { ClientBase } from 'pg';
import { forgetSalts } from '../../click-model/daily-salts.ts';
import { addDays, utcDay } from '../../common/days.ts';
import { advisoryLocks, withLock } from '../../database/advisory-lock.ts';

const HOUR_MS = 3_600_000;
/** How long a day's visitors and salt are kept after the day has ended in every time zone. */
const VISITOR_HOURS = 48;
/** The westernmost time zone ends a day twelve hours after UTC. */
const LAST_ZONE_HOURS = 12;

/** Coming days that have visitors' partitions: a click falls on one of the three days around today. */
const DAYS_AHEAD = 2;

/** Months (YYYY-MM) and days (YYYY-MM-DD) whose partitions are known to exist. */
export type KnownPartitions = Set<string>;

/** Creates the partitions of these months and days, except known ones. */
export async function ensurePartitions(
  client: ClientBase,
  known: KnownPartitions,
  months: Iterable<string>,
  days: Iterable<string>,
): Promise<void> {
  const missingMonths = [...new Set(months)].filter((month) => !known.has(month));
  const missingDays = [...new Set(days)].filter((day) => !known.has(day));
  if (!missingMonths.length && !missingDays.length) return;
  await withLock(client, advisoryLocks.partitions, async () => {
    for (const month of missingMonths) await client.query(monthPartition(month));
    for (const day of missingDays) await client.query(dayPartition(day));
  });
  for (const name of [...missingMonths, ...missingDays]) known.add(name);
}

/** Creates the partitions of this month, the next two and the days around today, before any click needs them. */
export async function createAhead(client: ClientBase, known: KnownPartitions, now = Date.now()): Promise<void> {
  const start = new Date(now);
  const months = [0, 1, 2].map((ahead) =>
    new Date(Date.UTC(start.getUTCFullYear(), start.getUTCMonth() + ahead, 1)).toISOString().slice(0, 7),
  );
  const days = [-1, 0, 1, DAYS_AHEAD].map((ahead) => addDays(utcDay(now), ahead));
  await ensurePartitions(client, known, months, days);
}

/**
 * Destroys the salts and visitors of days that ended in every time zone at least 48 hours ago, and of future days that a
 * wrong clock has created. Returns the number of days.
 */
export async function forgetVisitors(client: ClientBase, known: KnownPartitions, now = Date.now()): Promise<number> {
  const oldest = utcDay(now - (VISITOR_HOURS + LAST_ZONE_HOURS + 24) * HOUR_MS);
  const latest = addDays(utcDay(Math.max(now, Date.now())), DAYS_AHEAD);
  await forgetSalts(client, oldest, latest);
  const partition = (day: string) => `daily_visitor_${day.replaceAll('-', '_')}`;
  const { rows } = await client.query<{ name: string }>(
    `SELECT c.relname AS name FROM pg_inherits i JOIN pg_class c ON c.oid = i.inhrelid
     WHERE i.inhparent = 'analytics.daily_visitor'::regclass AND (c.relname <= $1 OR c.relname > $2)`,
    [partition(oldest), partition(latest)],
  );
  for (const { name } of rows) {
    await client.query(`DROP TABLE IF EXISTS analytics.${name}`);
    known.delete(name.slice('daily_visitor_'.length).replaceAll('_', '-'));
  }
  return rows.length;
}

function monthPartition(month: string): string {
  const [year, number] = month.split('-').map(Number);
  const next = utcDay(Date.UTC(year!, number!, 1));
  return `CREATE TABLE IF NOT EXISTS analytics.click_${month.replace('-', '_')} PARTITION OF analytics.click
    FOR VALUES FROM ('${month}-01T00:00:00Z') TO ('${next}T00:00:00Z')`;
}

/** Unlogged like the salts: a crash empties both, and without its salt a visitor's number is meaningless. */
function dayPartition(day: string): string {
  const next = addDays(day, 1);
  return `CREATE UNLOGGED TABLE IF NOT EXISTS analytics.daily_visitor_${day.replaceAll('-', '_')}
    PARTITION OF analytics.daily_visitor FOR VALUES FROM ('${day}') TO ('${next}')`;
}
