import deepDive, { type DeepDiveQuery } from '../../__generated__/DeepDiveQuery.graphql';
import overview, { type OverviewQuery } from '../../__generated__/OverviewQuery.graphql';
import { variablesOf } from '../../parts/analytics/granularity.ts';
import { inputOf, scopeOf } from '../../parts/analytics/scope.ts';
import { environment } from '../../relay/environment.ts';
import { preloadOneOf } from '../../relay/route-query.ts';
import { tabOf } from './tab.ts';

/** What an address asks for: one tab's query. */
export function questionOf(address: URLSearchParams) {
  const scope = scopeOf(address);
  return {
    query: tabOf(address) === 'deep' ? deepDive : overview,
    variables: { scope: inputOf(scope), ...variablesOf(scope) },
  };
}

/** Asks for the tab in the page's address, and for nothing of the other. */
export const loadAnalytics = preloadOneOf<OverviewQuery | DeepDiveQuery>(environment, ({ request }) =>
  questionOf(new URL(request.url).searchParams),
);
