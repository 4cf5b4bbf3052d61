import query, { type ClicksScreenQuery } from '../../__generated__/ClicksScreenQuery.graphql';
import { environment } from '../../relay/environment.ts';
import { preload } from '../../relay/route-query.ts';
import { askedOf } from './who.ts';

/** Loads the newest clicks for the page's address; cached ones would be outdated. */
export const loadClicks = preload<ClicksScreenQuery>(
  environment,
  query,
  ({ request }) => askedOf(new URL(request.url).searchParams),
  'network-only',
);
