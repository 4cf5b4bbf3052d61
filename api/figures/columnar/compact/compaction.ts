import type { ClientBase } from 'pg';
import { addDays, daysBetween, monthStart } from '../../../common/days.ts';
import { advisoryLocks, ifUnlocked } from '../../../database/advisory-lock.ts';
import { inTransaction } from '../../../database/transaction.ts';
import { localHour } from '../../../common/local-time.ts';
import type { ClickBlock } from '../layout/click-block.ts';
import { LAYOUT } from '../layout/column-groups.ts';
import { readRows } from '../layout/read-rows.ts';
import { compactionLimits, planMonth, type CompactionRange, type MonthState } from './compaction-plan.ts';
import { packDays } from './pack-days.ts';

/** A month of an owner; `month` is its first day, YYYY-MM-01. */
interface OwnerMonth {
  ownerId: number;
  month: string;
  timeZone: string;
}

/** A day counts as over when it was so long ago: clicks may wait in a journal for a while. */
const DAY_MARGIN_MS = 2 * 3_600_000;

/** Writes the clicks since a day as blocks where that is worth it; returns how many blocks were written. */
export async function compactSince(
  client: ClientBase,
  since: string,
  now = Date.now(),
  limits = compactionLimits,
): Promise<number> {
  const work = async () => {
    let written = 0;
    for (const month of await monthsToCompact(client, since, limits.minMonth)) {
      const state = { ...(await readMonth(client, month, now)), limits };
      written += await compactMonth(client, month.ownerId, state);
    }
    return written;
  };
  return (await ifUnlocked(client, advisoryLocks.compaction, work)) ?? 0;
}

/** The months whose clicks and blocks differ; the plan decides whether they are worth writing. */
async function monthsToCompact(client: ClientBase, since: string, minMonth: number): Promise<OwnerMonth[]> {
  const { rows } = await client.query<OwnerMonth>(
    `WITH counted AS (
        SELECT owner_id, date_trunc('month', day)::date AS month, sum(clicks + bots) AS clicks
        FROM analytics.stat_day WHERE day >= $1::date GROUP BY 1, 2),
      stored AS (
        SELECT owner_id, date_trunc('month', first_day)::date AS month, sum(clicks) AS clicks, count(*) AS blocks,
          bool_or(gone <> '{}') AS has_deleted, bool_or(until IS NOT NULL) AS has_part, min(layout) AS layout
        FROM analytics.segment WHERE first_day >= $1::date GROUP BY 1, 2)
     SELECT owner_id AS "ownerId", month::text, coalesce(u.time_zone, 'UTC') AS "timeZone"
     FROM counted FULL JOIN stored USING (owner_id, month) JOIN app_user u ON u.id = owner_id
     WHERE (counted.clicks IS DISTINCT FROM stored.clicks OR stored.blocks > 1 OR stored.has_deleted OR stored.has_part
         OR stored.layout < ${LAYOUT})
       AND (counted.clicks >= $2 OR stored.blocks > 0)
     ORDER BY month DESC, owner_id`,
    [since, minMonth],
  );
  return rows;
}

/** Writes what a month needs; returns how many blocks. */
async function compactMonth(client: ClientBase, ownerId: number, state: MonthState): Promise<number> {
  const { replaced, ranges } = planMonth(state);
  if (!replaced.length && !ranges.length) return 0;
  const deletions = await deletionsOf(client, ownerId);
  const packed = [];
  for (const range of ranges) packed.push(await packRange(client, ownerId, range));
  return write(client, ownerId, { replaced, packed: packed.filter((one) => one !== null), deletions });
}

async function readMonth(client: ClientBase, { ownerId, month, timeZone }: OwnerMonth, now: number) {
  const lastDay = addDays(monthStart(addDays(month, 31)), -1);
  const days = await client.query<{ day: string; clicks: number }>(
    `SELECT day::text, clicks + bots AS clicks FROM analytics.stat_day
     WHERE owner_id = $1 AND day BETWEEN $2::date AND $3::date AND clicks + bots > 0 ORDER BY day`,
    [ownerId, month, lastDay],
  );
  const blocks = await client.query<ClickBlock>(
    `SELECT id, first_day::text AS "firstDay", last_day::text AS "lastDay", part, layout, clicks,
       gone AS "deletedLinkIds",
       (extract(epoch FROM until) * 1000)::float8 AS until
     FROM analytics.segment WHERE owner_id = $1 AND first_day BETWEEN $2::date AND $3::date ORDER BY first_day, part`,
    [ownerId, month, lastDay],
  );
  const today = localHour(timeZone, now - DAY_MARGIN_MS).day;
  return { days: days.rows, blocks: blocks.rows, today, lastDay, now };
}

interface PackedRange extends CompactionRange {
  columns: Map<number, Buffer>;
  /** How many clicks each day from the first to the last one has. */
  counts: number[];
}

async function packRange(client: ClientBase, ownerId: number, range: CompactionRange): Promise<PackedRange | null> {
  const { days, since, before } = range;
  const clicks = await readRows(client, {
    ownerId,
    days,
    since: since ?? undefined,
    before: before ?? undefined,
    order: 'alike',
  });
  if (!clicks.length) return null;
  const known = new Map(clicks.map((day) => [day.day, day.clicks]));
  const counts = daysBetween(days[0]!, days.at(-1)!).map((day) => known.get(day) ?? 0);
  const isPart = since !== null || before !== null;
  return { ...range, columns: await packDays(clicks, { isPart }), counts };
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
  packed: PackedRange[];
  /** How often clicks of the owner had been deleted when they were read. */
  deletions: number;
}

/** Replaces blocks, unless clicks of the owner were deleted since they were read: then the next round does. */
async function write(client: ClientBase, ownerId: number, { replaced, packed, deletions }: Writing): Promise<number> {
  return inTransaction(client, async () => {
    if ((await deletionsOf(client, ownerId)) !== deletions) return 0;
    await client.query('DELETE FROM analytics.segment WHERE id = ANY($1::bigint[])', [replaced]);
    for (const range of packed) await insert(client, ownerId, range);
    return packed.length;
  });
}

async function insert(client: ClientBase, ownerId: number, range: PackedRange): Promise<void> {
  const { days, part, before, counts, columns } = range;
  const { rows } = await client.query<{ id: string }>(
    `INSERT INTO analytics.segment (owner_id, first_day, last_day, part, until, days, layout, clicks)
     VALUES ($1, $2, $3, $4, $5, $6::int[], ${LAYOUT}, (SELECT sum(n) FROM unnest($6::int[]) AS n)) RETURNING id`,
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
