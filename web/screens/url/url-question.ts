import type { UrlScreenQuery } from '../../__generated__/UrlScreenQuery.graphql';
import { variablesOf as pointsOf } from '../../parts/analytics/granularity.ts';
import { inputOf, scopeOf } from '../../parts/analytics/scope.ts';

export type UrlVariables = UrlScreenQuery['variables'];

/** What an address asks for: a URL and its figures within the scope of the address. */
export const variablesOf = (id: string, address: URLSearchParams): UrlVariables => {
  const scope = { ...scopeOf(address), url: id, tag: null };
  return { id, scope: inputOf(scope), ...pointsOf(scope) };
};
