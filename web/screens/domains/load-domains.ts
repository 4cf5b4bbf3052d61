import query, { type DomainsScreenQuery } from '../../__generated__/DomainsScreenQuery.graphql';
import { environment } from '../../relay/environment.ts';
import { preload } from '../../relay/route-query.ts';

/** Loads the viewer's domains. */
export const loadDomains = preload<DomainsScreenQuery>(environment, query, () => ({}));
