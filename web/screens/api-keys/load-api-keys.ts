import query, { type ApiKeysScreenQuery } from '../../__generated__/ApiKeysScreenQuery.graphql';
import { environment } from '../../relay/environment.ts';
import { preload } from '../../relay/route-query.ts';

/** Loads the viewer's API keys. */
export const loadApiKeys = preload<ApiKeysScreenQuery>(environment, query, () => ({}));
