import query, { type EditUrlScreenQuery } from '../../__generated__/EditUrlScreenQuery.graphql';
import { environment } from '../../relay/environment.ts';
import { preload } from '../../relay/route-query.ts';

/** Asks for the URL in the page's address as it is now: an edit of an older state would be refused. */
export const loadUrl = preload<EditUrlScreenQuery>(
  environment,
  query,
  ({ params }) => ({ id: params.id ?? '' }),
  'network-only',
);
