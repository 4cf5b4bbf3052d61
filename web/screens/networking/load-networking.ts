import query, { type NetworkingScreenQuery } from '../../__generated__/NetworkingScreenQuery.graphql';
import { environment } from '../../relay/environment.ts';
import { preload } from '../../relay/route-query.ts';
import { variablesOf } from './networking-question.ts';

/** Asks for the viewer's network settings and websites, and for what the tab shows. */
export const loadNetworking = preload<NetworkingScreenQuery>(environment, query, ({ request }) =>
  variablesOf(new URL(request.url).searchParams),
);
