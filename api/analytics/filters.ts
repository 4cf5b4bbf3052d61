import { pool } from '../database/db.ts';
import { dimensions, type Dimension } from '../click-model/dimensions.ts';
import { requireVariants } from '../experiments/variant-names.ts';
import { NO_ROW, rowId } from '../graph/row-id.ts';
import { UserError } from '../common/user-error.ts';
import type { ClickFilter } from '../figures/contract/contract.ts';
import { closedDimension, numberOfKey, UNKNOWN, UNKNOWN_KEY } from '../figures/contract/dimension-values.ts';

/** A filter for clicks with, or without, one of these values. */
export interface Filter {
  dimension: Dimension;
  /** Keys of breakdown rows, for links their numbers; the empty key means unknown. */
  values: string[];
  isNot?: boolean | null | undefined;
}

/**
 * Looks up the values of filters. Refuses INVALID for keys outside a fixed list and NOT_FOUND for links of
 * other accounts; a text that no click has matches no clicks.
 */
export async function checkFilters(ownerId: number, filters: readonly Filter[]): Promise<ClickFilter[]> {
  return Promise.all(
    filters.map(async ({ dimension, values, isNot }, index) => ({
      dimension,
      numbers: [...new Set(await numbersOf(ownerId, dimension, values, `filters.${index}.values`))],
      isNot: isNot ?? false,
    })),
  );
}

async function numbersOf(ownerId: number, dimension: Dimension, values: string[], field: string): Promise<number[]> {
  if (dimension === 'link') {
    const ids = values.map((value) => rowId(value));
    await requireLinks(ownerId, ids);
    return ids;
  }
  if (dimension === 'variant') {
    const ids = values.map((value) => (value === UNKNOWN_KEY ? UNKNOWN : rowId(value)));
    await requireVariants(ownerId, ids);
    return ids;
  }
  const list = closedDimension(dimension);
  if (!list) return labelNumbers(ownerId, dimension, values);
  return values.map((key) => {
    const number = numberOfKey(list, key);
    if (number === undefined)
      throw new UserError(
        'INVALID',
        `Unknown ${dimension === 'country' ? 'country code' : dimension} "${key}".`,
        field,
      );
    return number;
  });
}

/** The number of one value by its key; refuses as checkFilters does, at `field`. */
export async function numberOfValue(
  ownerId: number,
  dimension: Dimension,
  key: string,
  field: string,
): Promise<number> {
  return (await numbersOf(ownerId, dimension, [key], field))[0]!;
}

async function labelNumbers(ownerId: number, dimension: Dimension, values: string[]): Promise<number[]> {
  const { rows } = await pool.query<{ id: number }>({
    name: 'label-numbers',
    text: `SELECT id FROM analytics.label WHERE owner_id = $1 AND dimension = $2 AND label = ANY($3::text[])`,
    values: [ownerId, dimensions[dimension].number, values],
  });
  const found = rows.map(({ id }) => id);
  if (values.includes(UNKNOWN_KEY)) found.push(UNKNOWN);
  return found.length ? found : [NO_ROW];
}

/** Throws UserError NOT_FOUND unless the owner has all of these links. */
export async function requireLinks(ownerId: number, ids: number[]): Promise<void> {
  const { rows } = await pool.query<{ found: number }>({
    name: 'owned-links',
    text: `SELECT count(*)::int AS found FROM short_url WHERE owner_id = $1 AND id = ANY($2::int[])`,
    values: [ownerId, ids],
  });
  if (rows[0]!.found !== new Set(ids).size) throw new UserError('NOT_FOUND', 'Resource not found');
}
