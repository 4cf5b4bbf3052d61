import query, { type ClicksScreenQuery } from '../../__generated__/ClicksScreenQuery.graphql';
import { inputOf, scopeOf } from '../../parts/analytics/scope.ts';
import { environment } from '../../relay/environment.ts';
import { preload } from '../../relay/route-query.ts';

/** Asks for the newest clicks of the scope in the page's address: what the store has of them is history. */
export const loadClicks = preload<ClicksScreenQuery>(
  environment,
  query,
  ({ request }) => ({ scope: inputOf(scopeOf(new URL(request.url).searchParams)) }),
  'network-only',
);
