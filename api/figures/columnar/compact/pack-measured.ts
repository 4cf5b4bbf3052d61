import type { ClientBase } from 'pg';
import { advisoryLocks, ifUnlocked } from '../../../database/advisory-lock.ts';
import { inTransaction } from '../../../database/transaction.ts';
import { daysBetween } from '../../../common/days.ts';
import { CLASSES } from '../../../click-model/quantities.ts';
import { packMeasured } from '../layout/measured-days.ts';
import { readMeasured } from '../layout/measured-rows.ts';

/** Which months are worth a block. */
export interface MeasuredLimits {
  /** Changes of their days: rows of fewer are read as quickly. */
  minChanges: number;
  /** Days stay rows for so long: nearly all facts come within hours. */
  minAgeDays: number;
  /** Hours after the last change; a late conversion may be followed by others. */
  settledHours: number;
}
const limits: MeasuredLimits = { minChanges: 2_000, minAgeDays: 2, settledHours: 1 };

interface Month {
  ownerId: number;
  month: string;
}

interface DayVersion {
  day: string;
  version: string;
}

/** Writes the months whose measured clicks have settled as blocks; returns how many were written. */
export async function compactMeasured(client: ClientBase, own: Partial<MeasuredLimits> = {}): Promise<number> {
  const work = async () => {
    const months = await monthsToPack(client, { ...limits, ...own });
    for (const month of months) await packMonth(client, month, { ...limits, ...own });
    return months.length;
  };
  return (await ifUnlocked(client, advisoryLocks.compaction, work)) ?? 0;
}

async function monthsToPack(client: ClientBase, { minChanges, minAgeDays, settledHours }: MeasuredLimits) {
  const { rows } = await client.query<Month>(
    `SELECT d.owner_id AS "ownerId", date_trunc('month', d.day)::date::text AS month
     FROM analytics.measured_day d LEFT JOIN analytics.measured_block b
       ON b.owner_id = d.owner_id AND b.first_day = date_trunc('month', d.day)::date AND b.classes = ${CLASSES}
     WHERE d.day <= current_date - $1::int GROUP BY 1, 2
     HAVING sum(d.version) >= $2 AND bool_or(b.versions[d.day - b.first_day + 1] IS DISTINCT FROM d.version
       AND (b.id IS NULL OR d.changed_at <= now() - make_interval(hours => $3)))
     ORDER BY 2 DESC, 1`,
    [minAgeDays, minChanges, settledHours],
  );
  return rows;
}

/** Versions and rows are read as of one moment: what changes afterwards has another version. */
function packMonth(client: ClientBase, { ownerId, month }: Month, { minAgeDays }: MeasuredLimits): Promise<void> {
  const work = async () => {
    const { rows } = await client.query<DayVersion>(
      `SELECT day::text, version FROM analytics.measured_day WHERE owner_id = $1 AND day >= $2::date
         AND day < $2::date + interval '1 month' AND day <= current_date - $3::int ORDER BY day`,
      [ownerId, month, minAgeDays],
    );
    const days = daysBetween(month, rows.at(-1)!.day);
    const versions = new Map(rows.map(({ day, version }) => [day, version]));
    const packed = await packMeasured(days, await readMeasured(client, ownerId, days));
    await client.query('DELETE FROM analytics.measured_block WHERE owner_id = $1 AND first_day = $2::date', [
      ownerId,
      month,
    ]);
    await client.query(
      `INSERT INTO analytics.measured_block (owner_id, first_day, last_day, versions, data, classes)
       VALUES ($1, $2, $3, $4::bigint[], $5, ${CLASSES})`,
      [ownerId, month, days.at(-1), days.map((day) => versions.get(day) ?? '0'), packed],
    );
  };
  return inTransaction(client, work, 'BEGIN ISOLATION LEVEL REPEATABLE READ');
}
