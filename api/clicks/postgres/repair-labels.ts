import type { ClientBase } from 'pg';
import { addDays, beginsAnywhere, endsEverywhere, monthStart } from '../../common/days.ts';
import { dimensions, labelDimensions, type LabelDimension } from '../../click-model/dimensions.ts';
import { readState, writeState } from '../job-state.ts';
import { inTransaction } from '../../database/transaction.ts';
import { discardMonth } from './blocks.ts';
import { LOST_LABEL } from './labels.ts';
import { usedLabels } from './used-labels.ts';

/** Progress of the repair, which checks the months of one owner after the other. */
export interface Repair {
  ownerId: number;
  /** The last month checked, by its first day. */
  month: string;
  /** Clicks found with a label that has no text. */
  clicks: number;
  isDone: boolean;
}

const STATE = 'repair-labels';
const BEGIN: Repair = { ownerId: 0, month: '0001-01-01', clicks: 0, isDone: false };

/**
 * Finds clicks whose labels have no row, or a row of another owner or dimension, and gives them the label "(lost)". Runs
 * while `mayGoOn` and continues there the next time; each month of an owner is one transaction. Once finished it never has
 * work again, because labels are now durable before clicks use them.
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
     WHERE (owner_id > $1 OR (owner_id = $1 AND day >= ($2::date + interval '1 month')::date))
     ORDER BY owner_id, day LIMIT 1`,
    [ownerId, month],
  );
  return rows[0] ?? null;
}

const CLICKS = 'c.owner_id = $1 AND c.day BETWEEN $2::date AND $3::date AND c.at >= $4 AND c.at < $5';

/** The parameters of the condition above. */
function clicksOf({ ownerId, month }: OwnerMonth): unknown[] {
  const lastDay = addDays(monthStart(addDays(month, 31)), -1);
  return [ownerId, month, lastDay, new Date(beginsAnywhere(month)), new Date(endsEverywhere(lastDay))];
}

/** Repairs the clicks of one month; returns their number. */
async function repairMonth(client: ClientBase, month: OwnerMonth): Promise<number> {
  const { rows } = await client.query<{ dimension: number; ids: number[] }>(
    `SELECT used.dimension, array_agg(used.id) AS ids FROM (${usedLabels(CLICKS)}) AS used
     WHERE NOT EXISTS (SELECT 1 FROM analytics.label l
       WHERE l.id = used.id AND l.owner_id = $1 AND l.dimension = used.dimension) GROUP BY 1`,
    clicksOf(month),
  );
  if (!rows.length) return 0;
  const wrong = new Map(rows.map(({ dimension, ids }) => [dimension, ids]));
  return inTransaction(client, async () => {
    await discardMonth(client, month.ownerId, month.month);
    return mark(client, month, wrong);
  });
}

async function mark(client: ClientBase, month: OwnerMonth, wrong: Map<number, number[]>): Promise<number> {
  const values = clicksOf(month);
  const sets: string[] = [];
  const conditions: string[] = [];
  for (const name of labelDimensions) {
    const { number, column } = dimensions[name];
    const ids = wrong.get(number);
    if (!ids) continue;
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
    [ownerId, dimensions[name].number, LOST_LABEL, month],
  );
  return rows[0]!.id;
}
