import query, { type ClicksScreenQuery } from '../../__generated__/ClicksScreenQuery.graphql';
import { environment } from '../../relay/environment.ts';
import { preload } from '../../relay/route-query.ts';
import { askedOf } from './who.ts';

/** Asks for the newest clicks that are asked for in the page's address: what the store has of them is history. */
export const loadClicks = preload<ClicksScreenQuery>(
  environment,
  query,
  ({ request }) => askedOf(new URL(request.url).searchParams),
  'network-only',
);
