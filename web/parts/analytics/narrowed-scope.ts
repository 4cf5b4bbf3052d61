import type { AddressScope } from './scope.ts';

/** Nothing filtered, and all URLs; period, comparison and bots stay. */
export const withoutFilters = (scope: AddressScope): AddressScope => ({ ...scope, url: null, filters: [] });

/** Whether the scope leaves any clicks of its days out. */
export const isNarrowed = ({ url, filters }: AddressScope): boolean => url !== null || filters.length > 0;

/** One filter fewer, the last of those shown; without filters, all URLs again. */
export const withoutLastFilter = (scope: AddressScope): AddressScope =>
  scope.filters.length ? { ...scope, filters: scope.filters.slice(0, -1) } : { ...scope, url: null };
