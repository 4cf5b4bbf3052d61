import { pool } from '../db.ts';
import { dimensions, type Dimension } from '../dimensions.ts';
import { NO_ROW, rowId } from '../row-id.ts';
import { UserError } from '../user-error.ts';
import type { ClickFilter } from './engine/contract.ts';
import { closedDimension, numberOfKey, UNKNOWN, UNKNOWN_KEY } from './dimension-values.ts';

/** A wish to see only clicks that have, or have not, one of these values. */
export interface Filter {
  dimension: Dimension;
  /** Keys as breakdowns give them, of links their numbers; the empty one stands for "unknown". */
  values: string[];
  isNot?: boolean | null | undefined;
}

/**
 * Looks the values of filters up. Refuses INVALID for names that are none of a fixed list and NOT_FOUND for links of
 * anybody else; a text no click ever brought simply matches none.
 */
export async function checkFilters(ownerId: number, filters: readonly Filter[]): Promise<ClickFilter[]> {
  return Promise.all(
    filters.map(async ({ dimension, values, isNot }) => ({
      dimension,
      numbers: [...new Set(await numbersOf(ownerId, dimension, values))],
      isNot: isNot ?? false,
    })),
  );
}

async function numbersOf(ownerId: number, dimension: Dimension, values: string[]): Promise<number[]> {
  if (dimension === 'link') {
    const ids = values.map((value) => rowId(value));
    await requireLinks(ownerId, ids);
    return ids;
  }
  const list = closedDimension(dimension);
  if (!list) return labelNumbers(ownerId, dimension, values);
  return values.map((key) => {
    const number = numberOfKey(list, key);
    if (number === undefined) throw new UserError('INVALID', `"${key}" is no ${dimension}.`, 'filters');
    return number;
  });
}

async function labelNumbers(ownerId: number, dimension: Dimension, values: string[]): Promise<number[]> {
  const { rows } = await pool.query<{ id: number }>({
    name: 'label-numbers',
    text: `SELECT id FROM analytics.label WHERE owner_id = $1 AND dimension = $2 AND label = ANY($3::text[])`,
    values: [ownerId, dimensions[dimension], values],
  });
  const found = rows.map(({ id }) => id);
  if (values.includes(UNKNOWN_KEY)) found.push(UNKNOWN);
  return found.length ? found : [NO_ROW];
}

/** Throws UserError NOT_FOUND unless every link is the owner's. */
export async function requireLinks(ownerId: number, ids: number[]): Promise<void> {
  const { rows } = await pool.query<{ found: number }>({
    name: 'owned-links',
    text: `SELECT count(*)::int AS found FROM short_url WHERE owner_id = $1 AND id = ANY($2::int[])`,
    values: [ownerId, ids],
  });
  if (rows[0]!.found !== new Set(ids).size) throw new UserError('NOT_FOUND', 'Resource not found');
}
