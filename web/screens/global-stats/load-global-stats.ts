import query, { type GlobalStatsScreenQuery } from '../../__generated__/GlobalStatsScreenQuery.graphql';
import { environment } from '../../relay/environment.ts';
import { preload } from '../../relay/route-query.ts';

/** Asks for the sums of the account, and for those of the installation where the viewer runs it. */
export const loadGlobalStats = preload<GlobalStatsScreenQuery>(environment, query, () => ({}), 'network-only');
