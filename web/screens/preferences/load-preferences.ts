import query, { type PreferencesScreenQuery } from '../../__generated__/PreferencesScreenQuery.graphql';
import { environment } from '../../relay/environment.ts';
import { preload } from '../../relay/route-query.ts';

/** Asks for the preferences of the account. */
export const loadPreferences = preload<PreferencesScreenQuery>(environment, query, () => ({}), 'network-only');
