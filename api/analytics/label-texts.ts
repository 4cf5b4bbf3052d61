import { pool } from '../database/db.ts';
import { dimensions, type Dimension } from '../click-model/dimensions.ts';
import { Lru } from '../common/lru.ts';
import { variantsWith } from '../experiments/variant-names.ts';
import { found, likePattern } from '../urls/search-match.ts';
import { absentLabel, closedDimension, UNKNOWN } from '../figures/contract/dimension-values.ts';

/** Texts that were read last, by `keyOf`; dashboards ask for the same ones once a second. */
const known = new Lru<string, string>(20_000);
/** Ids may come to mean another text once an asynchronous replica has been promoted: so long it may be told wrongly, milliseconds. */
const KNOWN_MS = 60_000;
let knownSince = performance.now();

const keyOf = (ownerId: number, dimension: Dimension, number: number) => `${ownerId} ${dimension} ${number}`;

/** The texts of an owner's labels of one dimension by number; unknown numbers are left out. */
export async function labelsOf(
  ownerId: number,
  dimension: Dimension,
  numbers: readonly number[],
): Promise<Map<number, string>> {
  if (performance.now() - knownSince > KNOWN_MS) {
    known.clear();
    knownSince = performance.now();
  }
  const texts = new Map<number, string>();
  const missing: number[] = [];
  for (const number of numbers) {
    const text = known.get(keyOf(ownerId, dimension, number));
    if (text !== undefined) texts.set(number, text);
    else if (number !== UNKNOWN) missing.push(number);
  }
  if (!missing.length) return texts;
  const { rows } = await pool.query<{ id: number; label: string }>({
    name: 'labels',
    text: 'SELECT id, label FROM analytics.label WHERE id = ANY($1::int[]) AND owner_id = $2 AND dimension = $3',
    values: [missing, ownerId, dimensions[dimension].number],
  });
  for (const { id, label } of rows) {
    known.set(keyOf(ownerId, dimension, id), label);
    texts.set(id, label);
  }
  return texts;
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
