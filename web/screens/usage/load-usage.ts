import query, { type UsageScreenQuery } from '../../__generated__/UsageScreenQuery.graphql';
import { environment } from '../../relay/environment.ts';
import { preload } from '../../relay/route-query.ts';

/** Asks how much of the plan is used. */
export const loadUsage = preload<UsageScreenQuery>(environment, query, () => ({}), 'network-only');
