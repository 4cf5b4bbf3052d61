import type { AddressScope } from './scope.ts';

/** Nothing filtered, and all URLs; period, comparison and bots stay. */
export const withoutFilters = (scope: AddressScope): AddressScope => ({ ...scope, url: null, tag: null, filters: [] });

/** Whether the scope leaves any clicks of its days out. */
export const isNarrowed = ({ url, tag, filters }: AddressScope): boolean =>
  url !== null || tag !== null || filters.length > 0;

/** One filter fewer, the last of those shown; without filters, all URLs again. */
export function withoutLastFilter(scope: AddressScope): AddressScope {
  if (scope.filters.length) return { ...scope, filters: scope.filters.slice(0, -1) };
  return scope.tag ? { ...scope, tag: null } : { ...scope, url: null };
}
