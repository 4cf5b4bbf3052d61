import { pool } from '../db.ts';
import { dimensions, type Dimension } from '../dimensions.ts';
import { found, likePattern } from '../urls/search-match.ts';
import { absentLabel, closedDimension, UNKNOWN } from './dimension-values.ts';
import { askClicks } from './engine/click-engine.ts';
import type { BreakdownOrder, Sums, ValuePage } from './engine/contract.ts';
import { queryOf, type Scope } from './scope.ts';

/** Which rows of a breakdown are wanted. */
export interface BreakdownWindow {
  first: number;
  offset: number;
  /** Part of the label, ignoring case; empty for all. */
  search: string;
  orderBy: BreakdownOrder;
}

/** The sums of one value; `label` is its text in dimensions whose values visitors bring. */
export interface ValueSums extends Sums {
  value: number;
  label: string | null;
}

export interface BreakdownPage extends ValuePage {
  rows: ValueSums[];
}

/** One page of a scope's clicks by the values of a dimension; values without a click that counts are left out. */
export async function breakdownPage(
  scope: Scope,
  dimension: Dimension,
  { search, ...window }: BreakdownWindow,
): Promise<BreakdownPage> {
  const among = await searched(scope, dimension, search.trim().toLowerCase());
  const page = await askClicks(queryOf(scope, scope.days), {
    kind: 'breakdown',
    dimension,
    window: { ...window, among, includeBots: scope.includeBots },
  });
  const labels = hasLabels(dimension)
    ? await labelsOf(
        scope.viewerId,
        dimension,
        page.rows.map(({ value }) => value),
      )
    : new Map<number, string>();
  return { ...page, rows: page.rows.map((row) => ({ ...row, label: labels.get(row.value) ?? null })) };
}

/** The texts of an owner's labels of one dimension by number; unknown numbers are left out. */
export async function labelsOf(
  ownerId: number,
  dimension: Dimension,
  numbers: readonly number[],
): Promise<Map<number, string>> {
  const { rows } = await pool.query<{ id: number; label: string }>({
    name: 'labels',
    text: 'SELECT id, label FROM analytics.label WHERE id = ANY($1::int[]) AND owner_id = $2 AND dimension = $3',
    values: [numbers, ownerId, dimensions[dimension]],
  });
  return new Map(rows.map(({ id, label }) => [id, label]));
}

const hasLabels = (dimension: Dimension) => dimension !== 'link' && !closedDimension(dimension);

/** The values whose label contains the text; null for an empty text, which matches all. */
async function searched({ viewerId }: Scope, dimension: Dimension, text: string): Promise<number[] | null> {
  if (!text) return null;
  const list = closedDimension(dimension);
  if (list) return list.numbers.filter((number) => list.labelOf(number).toLowerCase().includes(text));
  const numbers = await numbersWith(viewerId, dimension, text);
  if (dimension !== 'link' && absentLabel(dimension).toLowerCase().includes(text)) numbers.push(UNKNOWN);
  return numbers;
}

async function numbersWith(ownerId: number, dimension: Dimension, text: string): Promise<number[]> {
  const numbers =
    dimension === 'link'
      ? `SELECT url_id AS id FROM search.url WHERE owner_id = $1 AND ${found(2)}`
      : `SELECT id FROM (SELECT id, ${labelText(dimension)} AS body FROM analytics.label
          WHERE owner_id = $1 AND dimension = ${dimensions[dimension]}) AS labels WHERE ${found(2)}`;
  const { rows } = await pool.query<{ id: number }>(numbers, [ownerId, likePattern(text)]);
  return rows.map(({ id }) => id);
}

/** A city's label also has its region and country, which a search for a city leaves out. */
const labelText = (dimension: Dimension) =>
  `lower(${dimension === 'city' ? `split_part(label, '|', 1)` : 'label'} COLLATE "und-x-icu")`;
