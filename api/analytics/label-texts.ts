import { pool } from '../database/db.ts';
import { dimensions, type Dimension } from '../click-model/dimensions.ts';
import { variantsWith } from '../experiments/variant-names.ts';
import { found, likePattern } from '../urls/search-match.ts';
import { absentLabel, closedDimension, UNKNOWN } from '../figures/contract/dimension-values.ts';

/** The texts of an owner's labels of one dimension by number; unknown numbers are left out. */
export async function labelsOf(
  ownerId: number,
  dimension: Dimension,
  numbers: readonly number[],
): Promise<Map<number, string>> {
  const { rows } = await pool.query<{ id: number; label: string }>({
    name: 'labels',
    text: 'SELECT id, label FROM analytics.label WHERE id = ANY($1::int[]) AND owner_id = $2 AND dimension = $3',
    values: [numbers, ownerId, dimensions[dimension].number],
  });
  return new Map(rows.map(({ id, label }) => [id, label]));
}

/** The values of an owner's dimension whose label has a text in lower case in it; null for an empty text, which all have. */
export async function valuesWith(ownerId: number, dimension: Dimension, text: string): Promise<number[] | null> {
  if (!text) return null;
  const list = closedDimension(dimension);
  if (list) return list.numbers.filter((number) => list.labelOf(number).toLowerCase().includes(text));
  const numbers = await numbersWith(ownerId, dimension, text);
  if (dimension !== 'link' && absentLabel(dimension).toLowerCase().includes(text)) numbers.push(UNKNOWN);
  return numbers;
}

async function numbersWith(ownerId: number, dimension: Dimension, text: string): Promise<number[]> {
  if (dimension === 'variant') return variantsWith(ownerId, text);
  const numbers =
    dimension === 'link'
      ? `SELECT url_id AS id FROM search.url WHERE owner_id = $1 AND ${found(2)}`
      : `SELECT id FROM (SELECT id, ${labelText(dimension)} AS body FROM analytics.label
          WHERE owner_id = $1 AND dimension = ${dimensions[dimension].number}) AS labels WHERE ${found(2)}`;
  const { rows } = await pool.query<{ id: number }>(numbers, [ownerId, likePattern(text)]);
  return rows.map(({ id }) => id);
}

/** A city's label also has its region and country, which a search for a city leaves out. */
const labelText = (dimension: Dimension) =>
  `lower(${dimension === 'city' ? `split_part(label, '|', 1)` : 'label'} COLLATE "und-x-icu")`;
