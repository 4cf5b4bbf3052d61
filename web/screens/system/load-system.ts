import query, { type SystemScreenQuery } from '../../__generated__/SystemScreenQuery.graphql';
import { environment } from '../../relay/environment.ts';
import { preload } from '../../relay/route-query.ts';

/** Asks how the server is. */
export const loadSystem = preload<SystemScreenQuery>(environment, query, () => ({}), 'network-only');
