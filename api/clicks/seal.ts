import type { ClientBase } from 'pg';
import { packDays } from '../columns/pack-days.ts';
import { readClicks } from '../columns/read-clicks.ts';
import { addDays, daysBetween, monthStart } from '../days.ts';
import { localHour } from '../local-time.ts';
import { planMonth, sealLimits, type MonthState, type SealedSegment, type Stretch } from './seal-plan.ts';

/** A month of an owner; `month` is its first day, YYYY-MM-01. */
interface OwnerMonth {
  ownerId: number;
  month: string;
  timeZone: string;
}

/** A day counts as over when it was so long ago: clicks may wait in a journal for a while. */
const DAY_MARGIN_MS = 2 * 3_600_000;
/** One node at a time: two would read and write the same. */
const SEAL_LOCK = 480_772;

/** Puts into columns whatever is worth it since a day; returns how many segments were written. */
export async function sealSince(
  client: ClientBase,
  since: string,
  now = Date.now(),
  limits = sealLimits,
): Promise<number> {
  const { rows } = await client.query<{ locked: boolean }>('SELECT pg_try_advisory_lock($1) AS locked', [SEAL_LOCK]);
  if (!rows[0]!.locked) return 0;
  let written = 0;
  try {
    for (const month of await monthsToSeal(client, since, limits.minMonth)) {
      const state = { ...(await readMonth(client, month, now)), limits };
      written += await sealMonth(client, month.ownerId, state);
    }
  } finally {
    await client.query('SELECT pg_advisory_unlock($1)', [SEAL_LOCK]);
  }
  return written;
}

/** The months whose clicks and segments differ; whether it is worth writing them, the plan says. */
async function monthsToSeal(client: ClientBase, since: string, minMonth: number): Promise<OwnerMonth[]> {
  const { rows } = await client.query<OwnerMonth>(
    `WITH counted AS (
        SELECT owner_id, date_trunc('month', day)::date AS month, sum(clicks + bots) AS clicks
        FROM analytics.stat_day WHERE dimension = 0 AND day >= $1::date GROUP BY 1, 2),
      sealed AS (
        SELECT owner_id, date_trunc('month', first_day)::date AS month, sum(clicks) AS clicks, count(*) AS segments,
          bool_or(gone <> '{}') AS has_gone
        FROM analytics.segment WHERE first_day >= $1::date GROUP BY 1, 2)
     SELECT owner_id AS "ownerId", month::text, coalesce(u.time_zone, 'UTC') AS "timeZone"
     FROM counted FULL JOIN sealed USING (owner_id, month) JOIN app_user u ON u.id = owner_id
     WHERE (counted.clicks IS DISTINCT FROM sealed.clicks OR sealed.segments > 1 OR sealed.has_gone)
       AND (counted.clicks >= $2 OR sealed.segments > 0)
     ORDER BY month DESC, owner_id`,
    [since, minMonth],
  );
  return rows;
}

/** Writes what a month needs; returns how many segments. */
async function sealMonth(client: ClientBase, ownerId: number, state: MonthState): Promise<number> {
  const { replaced, stretches } = planMonth(state);
  if (!replaced.length && !stretches.length) return 0;
  const deletions = await deletionsOf(client, ownerId);
  const packed = [];
  for (const stretch of stretches) packed.push(await packStretch(client, ownerId, stretch));
  return write(client, ownerId, { replaced, packed: packed.filter((one) => one !== null), deletions });
}

async function readMonth(client: ClientBase, { ownerId, month, timeZone }: OwnerMonth, now: number) {
  const lastDay = addDays(monthStart(addDays(month, 31)), -1);
  const days = await client.query<{ day: string; clicks: number }>(
    `SELECT day::text, clicks + bots AS clicks FROM analytics.stat_day
     WHERE owner_id = $1 AND dimension = 0 AND day BETWEEN $2::date AND $3::date AND clicks + bots > 0 ORDER BY day`,
    [ownerId, month, lastDay],
  );
  const segments = await client.query<SealedSegment>(
    `SELECT id, first_day::text AS "firstDay", last_day::text AS "lastDay", part, clicks, gone,
       (extract(epoch FROM until) * 1000)::float8 AS until
     FROM analytics.segment WHERE owner_id = $1 AND first_day BETWEEN $2::date AND $3::date ORDER BY first_day, part`,
    [ownerId, month, lastDay],
  );
  const today = localHour(timeZone, now - DAY_MARGIN_MS).day;
  return { days: days.rows, segments: segments.rows, today, lastDay, now };
}

interface PackedStretch extends Stretch {
  columns: Map<number, Buffer>;
  /** How many clicks each day from the first to the last one has. */
  counts: number[];
}

async function packStretch(client: ClientBase, ownerId: number, stretch: Stretch): Promise<PackedStretch | null> {
  const { days, since, before } = stretch;
  const clicks = await readClicks(client, {
    ownerId,
    days,
    since: since ?? undefined,
    before: before ?? undefined,
    order: 'alike',
  });
  if (!clicks.length) return null;
  const known = new Map(clicks.map((day) => [day.day, day.clicks]));
  const counts = daysBetween(days[0]!, days.at(-1)!).map((day) => known.get(day) ?? 0);
  return { ...stretch, columns: await packDays(clicks), counts };
}

/** How often clicks of an owner were deleted; inside a transaction none can be until its end. */
async function deletionsOf(client: ClientBase, ownerId: number): Promise<number> {
  // Waits for a deletion that is under way, also where it is the owner's first.
  await client.query('INSERT INTO analytics.click_deletion (owner_id, times) VALUES ($1, 0) ON CONFLICT DO NOTHING', [
    ownerId,
  ]);
  const { rows } = await client.query<{ times: number }>(
    'SELECT times FROM analytics.click_deletion WHERE owner_id = $1 FOR UPDATE',
    [ownerId],
  );
  return rows[0]!.times;
}

interface Writing {
  replaced: string[];
  packed: PackedStretch[];
  /** How often clicks of the owner had been deleted when they were read. */
  deletions: number;
}

/** Replaces segments, unless clicks of the owner were deleted since they were read: then the next round does. */
async function write(client: ClientBase, ownerId: number, { replaced, packed, deletions }: Writing): Promise<number> {
  try {
    await client.query('BEGIN');
    if ((await deletionsOf(client, ownerId)) !== deletions) {
      await client.query('ROLLBACK');
      return 0;
    }
    await client.query('DELETE FROM analytics.segment WHERE id = ANY($1::bigint[])', [replaced]);
    for (const stretch of packed) await insert(client, ownerId, stretch);
    await client.query('COMMIT');
    return packed.length;
  } catch (error) {
    await client.query('ROLLBACK').catch(() => {});
    throw error;
  }
}

async function insert(client: ClientBase, ownerId: number, stretch: PackedStretch): Promise<void> {
  const { days, part, before, counts, columns } = stretch;
  const { rows } = await client.query<{ id: string }>(
    `INSERT INTO analytics.segment (owner_id, first_day, last_day, part, until, days, clicks)
     VALUES ($1, $2, $3, $4, $5, $6::int[], (SELECT sum(n) FROM unnest($6::int[]) AS n)) RETURNING id`,
    [ownerId, days[0], days.at(-1), part, before === null ? null : new Date(before).toISOString(), counts],
  );
  for (const [number, data] of columns) {
    await client.query('INSERT INTO analytics.segment_column (segment_id, number, data) VALUES ($1, $2, $3)', [
      rows[0]!.id,
      number,
      data,
    ]);
  }
}
