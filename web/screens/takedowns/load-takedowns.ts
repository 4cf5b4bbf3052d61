import query, { type TakedownsScreenQuery } from '../../__generated__/TakedownsScreenQuery.graphql';
import { environment } from '../../relay/environment.ts';
import { preload } from '../../relay/route-query.ts';

/** Asks what is suspended, and what was reported. */
export const loadTakedowns = preload<TakedownsScreenQuery>(environment, query, () => ({}), 'network-only');
