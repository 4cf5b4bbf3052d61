import { dimensions, type DimensionKey } from './dimensions.ts';
import type { AddressScope, ScopeFilter } from './scope.ts';

const same = (a: ScopeFilter, b: Pick<ScopeFilter, 'dimension' | 'isNot'>) =>
  a.dimension === b.dimension && a.isNot === b.isNot;
const rank = ({ dimension, isNot }: ScopeFilter) =>
  dimensions.findIndex(({ key }) => key === dimension) * 2 + Number(isNot);

/** The filters with this one replacing any of the same dimension and direction; without values it is removed. */
export function withFilter(scope: AddressScope, filter: ScopeFilter): AddressScope {
  const others = scope.filters.filter((one) => !same(one, filter));
  const filters = filter.values.length ? [...others, filter] : others;
  return { ...scope, filters: filters.sort((a, b) => rank(a) - rank(b)) };
}

/** Whether a value is filtered for, or with isNot, filtered out. */
export const hasValue = (scope: AddressScope, dimension: DimensionKey, key: string, isNot: boolean): boolean =>
  scope.filters.some((one) => same(one, { dimension, isNot }) && one.values.includes(key));

/** Adds a value to its filter or takes it out again; it is never both wanted and unwanted. */
export function toggleValue(scope: AddressScope, dimension: DimensionKey, key: string, isNot: boolean): AddressScope {
  const values = (side: boolean) => scope.filters.find((one) => same(one, { dimension, isNot: side }))?.values ?? [];
  const mine = values(isNot);
  if (mine.includes(key)) return withFilter(scope, { dimension, isNot, values: mine.filter((one) => one !== key) });
  const freed = withFilter(scope, {
    dimension,
    isNot: !isNot,
    values: values(!isNot).filter((one) => one !== key),
  });
  return withFilter(freed, { dimension, isNot, values: [...mine, key] });
}
