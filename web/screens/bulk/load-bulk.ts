import query, { type BulkScreenQuery } from '../../__generated__/BulkScreenQuery.graphql';
import { environment } from '../../relay/environment.ts';
import { preload } from '../../relay/route-query.ts';

/** Asks for what the plan allows. */
export const loadBulk = preload<BulkScreenQuery>(environment, query, () => ({}));
