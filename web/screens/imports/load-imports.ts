import query, { type ImportsScreenQuery } from '../../__generated__/ImportsScreenQuery.graphql';
import { environment } from '../../relay/environment.ts';
import { preload } from '../../relay/route-query.ts';

/** Loads the imports of the account. */
export const loadImports = preload<ImportsScreenQuery>(environment, query, () => ({}));
