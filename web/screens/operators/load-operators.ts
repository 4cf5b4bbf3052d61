import query, { type OperatorsScreenQuery } from '../../__generated__/OperatorsScreenQuery.graphql';
import { environment } from '../../relay/environment.ts';
import { preload } from '../../relay/route-query.ts';

/** Asks who runs the installation, and what they did. */
export const loadOperators = preload<OperatorsScreenQuery>(environment, query, () => ({}), 'network-only');
