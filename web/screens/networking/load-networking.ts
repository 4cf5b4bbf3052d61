import query, { type NetworkingScreenQuery } from '../../__generated__/NetworkingScreenQuery.graphql';
import { environment } from '../../relay/environment.ts';
import { preload } from '../../relay/route-query.ts';

/** Asks for the viewer's network settings and websites. */
export const loadNetworking = preload<NetworkingScreenQuery>(environment, query, () => ({}));
