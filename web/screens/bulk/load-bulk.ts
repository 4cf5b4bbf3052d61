import query, { type BulkScreenQuery } from '../../__generated__/BulkScreenQuery.graphql';
import { environment } from '../../relay/environment.ts';
import { preload } from '../../relay/route-query.ts';

/** Loads the limits of the plan. */
export const loadBulk = preload<BulkScreenQuery>(environment, query, () => ({}));
