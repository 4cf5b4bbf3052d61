import type { ClientBase } from 'pg';
import { addDays, beginsAnywhere, endsEverywhere, monthStart } from '../days.ts';
import { dimensions, labelColumns, labelDimensions, type LabelDimension } from '../dimensions.ts';
import { readState, writeState } from './job-state.ts';
import { LOST_LABEL } from './labels.ts';
import { usedLabels } from './used-labels.ts';

/** How far the repair has come: months are looked through owner by owner. */
export interface Repair {
  ownerId: number;
  /** Its first day. */
  month: string;
  /** Clicks that were found to have a number without a text of their own. */
  clicks: number;
  isDone: boolean;
}

const STATE = 'repair-labels';
const BEGIN: Repair = { ownerId: 0, month: '0001-01-01', clicks: 0, isDone: false };

/**
 * Finds clicks whose labels have no row, or one of another owner or dimension, and gives them the label "(lost)". Works
 * until `mayGoOn` says no, and goes on there the next time; every month of an owner is one transaction. Once done, it
 * has nothing to do any more: labels are durable before clicks use them.
 */
export async function repairLabels(client: ClientBase, mayGoOn: () => boolean): Promise<Repair> {
  let repair = (await readState<Repair>(client, STATE)) ?? BEGIN;
  while (!repair.isDone && mayGoOn()) {
    const next = await nextMonth(client, repair);
    if (next) repair = { ...repair, ...next, clicks: repair.clicks + (await repairMonth(client, next)) };
    else repair = { ...repair, isDone: true };
    await writeState(client, STATE, repair);
  }
  return repair;
}

interface OwnerMonth {
  ownerId: number;
  month: string;
}

async function nextMonth(client: ClientBase, { ownerId, month }: OwnerMonth): Promise<OwnerMonth | null> {
  const { rows } = await client.query<OwnerMonth>(
    `SELECT owner_id AS "ownerId", date_trunc('month', day)::date::text AS month FROM analytics.stat_day
     WHERE dimension = 0 AND (owner_id > $1 OR (owner_id = $1 AND day >= ($2::date + interval '1 month')::date))
     ORDER BY owner_id, day LIMIT 1`,
    [ownerId, month],
  );
  return rows[0] ?? null;
}

const CLICKS = 'c.owner_id = $1 AND c.day BETWEEN $2::date AND $3::date AND c.at >= $4 AND c.at < $5';

/** The values of the condition above. */
function clicksOf({ ownerId, month }: OwnerMonth): unknown[] {
  const lastDay = addDays(monthStart(addDays(month, 31)), -1);
  return [ownerId, month, lastDay, new Date(beginsAnywhere(month)), new Date(endsEverywhere(lastDay))];
}

/** Marks the clicks of one month; returns how many. */
async function repairMonth(client: ClientBase, month: OwnerMonth): Promise<number> {
  const { rows } = await client.query<{ dimension: number; ids: number[] }>(
    `SELECT used.dimension, array_agg(used.id) AS ids FROM (${usedLabels(CLICKS)}) AS used
     WHERE NOT EXISTS (SELECT 1 FROM analytics.label l
       WHERE l.id = used.id AND l.owner_id = $1 AND l.dimension = used.dimension) GROUP BY 1`,
    clicksOf(month),
  );
  if (!rows.length) return 0;
  const wrong = new Map(rows.map(({ dimension, ids }) => [dimension, ids]));
  try {
    await client.query('BEGIN');
    await voidColumns(client, month);
    const marked = await mark(client, month, wrong);
    await client.query('COMMIT');
    return marked;
  } catch (error) {
    await client.query('ROLLBACK').catch(() => {});
    throw error;
  }
}

/** What was put into columns, or is being, has the wrong numbers: the job writes it anew (as api/urls/forget-clicks.ts). */
async function voidColumns(client: ClientBase, { ownerId, month }: OwnerMonth): Promise<void> {
  await client.query(
    `INSERT INTO analytics.click_deletion (owner_id, times) VALUES ($1, 1)
     ON CONFLICT (owner_id) DO UPDATE SET times = click_deletion.times + 1`,
    [ownerId],
  );
  await client.query(
    `DELETE FROM analytics.segment
     WHERE owner_id = $1 AND first_day >= $2::date AND first_day < ($2::date + interval '1 month')::date`,
    [ownerId, month],
  );
}

async function mark(client: ClientBase, month: OwnerMonth, wrong: Map<number, number[]>): Promise<number> {
  const values = clicksOf(month);
  const sets: string[] = [];
  const conditions: string[] = [];
  for (const name of labelDimensions) {
    const ids = wrong.get(dimensions[name]);
    if (!ids) continue;
    const column = labelColumns[name];
    const list = `$${values.push(ids)}::int[]`;
    const lost = `$${values.push(await lostLabel(client, month, name))}::int`;
    sets.push(`${column} = CASE WHEN c.${column} = ANY (${list}) THEN ${lost} ELSE c.${column} END`);
    conditions.push(`c.${column} = ANY (${list})`);
  }
  const { rowCount } = await client.query(
    `UPDATE analytics.click c SET ${sets.join(', ')} WHERE ${CLICKS} AND (${conditions.join(' OR ')})`,
    values,
  );
  return rowCount ?? 0;
}

async function lostLabel(client: ClientBase, { ownerId, month }: OwnerMonth, name: LabelDimension): Promise<number> {
  const { rows } = await client.query<{ id: number }>(
    `INSERT INTO analytics.label (owner_id, dimension, label, day) VALUES ($1, $2, $3, $4)
     ON CONFLICT (owner_id, dimension, label) DO UPDATE SET unused_since = NULL RETURNING id`,
    [ownerId, dimensions[name], LOST_LABEL, month],
  );
  return rows[0]!.id;
}
