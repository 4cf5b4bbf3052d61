import query, { type UrlScreenQuery } from '../../__generated__/UrlScreenQuery.graphql';
import { environment } from '../../relay/environment.ts';
import { preload } from '../../relay/route-query.ts';
import { variablesOf } from './url-question.ts';

/** Asks for the URL in the page's address as it is now. */
export const loadUrlPage = preload<UrlScreenQuery>(
  environment,
  query,
  ({ params, request }) => variablesOf(params.id ?? '', new URL(request.url).searchParams),
  'network-only',
);
