import preferences, { type PreferencesScreenQuery } from '../../__generated__/PreferencesScreenQuery.graphql';
import subscription, { type SubscriptionScreenQuery } from '../../__generated__/SubscriptionScreenQuery.graphql';
import usage, { type UsageScreenQuery } from '../../__generated__/UsageScreenQuery.graphql';
import { environment } from '../../relay/environment.ts';
import { preload } from '../../relay/route-query.ts';

/** What each screen of the account asks for. */
export const loaders = {
  preferences: preload<PreferencesScreenQuery>(environment, preferences, () => ({}), 'network-only'),
  usage: preload<UsageScreenQuery>(environment, usage, () => ({}), 'network-only'),
  subscription: preload<SubscriptionScreenQuery>(environment, subscription, () => ({}), 'network-only'),
};
