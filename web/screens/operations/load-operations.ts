import operators, { type OperatorsScreenQuery } from '../../__generated__/OperatorsScreenQuery.graphql';
import takedowns, { type TakedownsScreenQuery } from '../../__generated__/TakedownsScreenQuery.graphql';
import { environment } from '../../relay/environment.ts';
import { preload } from '../../relay/route-query.ts';

/** Asks who runs the installation with what they did; what was reported with what is suspended. */
export const loaders = {
  operators: preload<OperatorsScreenQuery>(environment, operators, () => ({}), 'network-only'),
  takedowns: preload<TakedownsScreenQuery>(environment, takedowns, () => ({}), 'network-only'),
};
