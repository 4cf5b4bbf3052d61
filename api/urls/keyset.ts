import type { Order, OrderField, Slice } from './filter.ts';
import type { Place } from './url-cursor.ts';

/** Where an order puts nulls, as its index has them, and the type of its column. */
const sorted: Record<OrderField, { nulls?: 'least' | 'greatest'; type: string }> = {
  CREATED_AT: { type: 'timestamptz' },
  CLICKS: { type: 'int' },
  VISITORS: { type: 'int' },
  TITLE: { nulls: 'greatest', type: 'text' },
  LAST_CLICKED_AT: { nulls: 'least', type: 'timestamptz' },
  EXPIRES_AT: { nulls: 'greatest', type: 'timestamptz' },
};

/** The whole list as one slice. */
export const everything: readonly Slice[] = [{ sql: () => 'true', values: [] }];

/**
 * What follows a place in a list, in slices one after the other, backwards from the place if asked; `isInclusive`
 * begins with the place itself. Links without a value are a slice of their own, as one condition for both uses no index.
 */
export function slicesFrom(
  { sort, direction, column, value }: Order,
  { key, id }: Place,
  { isBackwards, isInclusive = false }: { isBackwards: boolean; isInclusive?: boolean },
): readonly Slice[] {
  const { nulls, type } = sorted[sort];
  const isRising = (direction === 'ASC') !== isBackwards;
  const sign = (isRising ? '>' : '<') + (isInclusive ? '=' : '');
  const endsWithNulls = nulls === (isRising ? 'greatest' : 'least');
  if (key === null) {
    const others = { sql: (first: number) => `${column} IS NULL AND u.id ${sign} $${first}::int`, values: [id] };
    return endsWithNulls ? [others] : [others, { sql: () => `${column} IS NOT NULL`, values: [] }];
  }
  const values = [type === 'timestamptz' ? new Date(key).toISOString() : key, id];
  const valued = {
    sql: (first: number) => `(${value}, u.id) ${sign} ($${first}::${type}, $${first + 1}::int)`,
    values,
  };
  return endsWithNulls ? [valued, { sql: () => `${column} IS NULL`, values: [] }] : [valued];
}
