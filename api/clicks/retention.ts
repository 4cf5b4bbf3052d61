import type { ClientBase } from 'pg';
import { addDays, monthStart, utcDay } from '../common/days.ts';
import { localHour } from '../common/local-time.ts';
import { clickStore } from './store.ts';

/**
 * Deletes clicks, and everything counted of them, once their whole month is older than `days` days at `now` (milliseconds
 * since 1970). The counters of links stay. Returns the number of months.
 */
export const forgetOldClicks = (days: number, now = Date.now()): Promise<number> =>
  clickStore.dropMonths(monthStart(addDays(utcDay(now), -days)));

/** What websites of an owner reported, and the time that decides how long it is kept. */
const REPORTED = [
  ['visit', 'received_at'],
  ['conversion', 'converted_at'],
  ['snippet_measurement', 'received_at'],
] as const;
/** Days of one transaction. */
const STEP_DAYS = 31;

/**
 * Deletes an owner's clicks before a day (YYYY-MM-DD), everything counted of them, and what the owner's websites reported
 * before it; the counters of links stay. A month at a time: figures agree after each. `onStep` receives the clicks deleted
 * so far and an estimate of all. Returns the number of clicks.
 */
export async function forgetClicksBefore(
  client: ClientBase,
  ownerId: number,
  day: string,
  onStep: (done: number, total: number) => Promise<void> = async () => {},
): Promise<number> {
  const total = await clickStore.countBefore(ownerId, day);
  let done = 0;
  await onStep(done, total);
  for (let first = await clickStore.firstDay(ownerId); first && first < day;) {
    const next = addDays(first, STEP_DAYS);
    done += await clickStore.dropDays(ownerId, next < day ? next : day);
    await onStep(done, total);
    first = await clickStore.firstDay(ownerId);
  }
  for (const [table, column] of REPORTED) {
    await client.query(
      `DELETE FROM ${table} r USING website w, app_user u WHERE w.id = r.website_id AND w.owner_id = $1 AND u.id = $1
         AND r.${column} < $2::timestamp AT TIME ZONE coalesce(u.time_zone, 'UTC')`,
      [ownerId, day],
    );
  }
  return done;
}

/**
 * Deletes what the owners want to be kept for fewer days than the installation keeps it, at `now` (milliseconds since
 * 1970). What is suspended, and the clicks of accounts with a suspended link, stays as evidence.
 */
export async function forgetByChoice(client: ClientBase, days: number, now = Date.now()): Promise<void> {
  const { rows } = await client.query<{ id: number; days: number; zone: string }>(
    `SELECT id, retention_days AS days, coalesce(time_zone, 'UTC') AS zone FROM app_user u
     WHERE retention_days < $1 AND suspended_at IS NULL
       AND NOT EXISTS (SELECT FROM suspension s JOIN short_url l ON l.id = s.link_id WHERE l.owner_id = u.id) ORDER BY id`,
    [days],
  );
  for (const owner of rows) {
    await forgetClicksBefore(client, owner.id, addDays(localHour(owner.zone, now).day, -owner.days));
  }
}
