import query, { type SubscriptionScreenQuery } from '../../__generated__/SubscriptionScreenQuery.graphql';
import { environment } from '../../relay/environment.ts';
import { preload } from '../../relay/route-query.ts';

/** Asks for the plan and all others. */
export const loadSubscription = preload<SubscriptionScreenQuery>(environment, query, () => ({}), 'network-only');
