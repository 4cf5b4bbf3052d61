import query, { type UrlScreenQuery } from '../../__generated__/UrlScreenQuery.graphql';
import { variablesOf as pointsOf } from '../../parts/analytics/granularity.ts';
import { inputOf, scopeOf } from '../../parts/analytics/scope.ts';
import { environment } from '../../relay/environment.ts';
import { preload } from '../../relay/route-query.ts';

/** What an address asks for: a URL and its figures within the scope of the address. */
export const variablesOf = (id: string, address: URLSearchParams): UrlScreenQuery['variables'] => {
  const scope = { ...scopeOf(address), url: id };
  return { id, scope: inputOf(scope), ...pointsOf(scope) };
};

/** Asks for the URL in the page's address as it is now. */
export const loadUrlPage = preload<UrlScreenQuery>(
  environment,
  query,
  ({ params, request }) => variablesOf(params.id ?? '', new URL(request.url).searchParams),
  'network-only',
);
