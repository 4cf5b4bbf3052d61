import { useEffect } from 'react';
import { loadQuery, useQueryLoader, type PreloadedQuery } from 'react-relay/hooks';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom';
import type { FetchPolicy, GraphQLTaggedNode, IEnvironment, OperationType, VariablesOf } from 'relay-runtime';

const shown = new WeakSet<object>();

/**
 * A route loader that asks for the screen's data while its code loads. Data the store still has is shown at once, and
 * the screen refreshes it (useRefresh), unless the policy says that only the network will do; a navigation away aborts
 * what never showed.
 */
export function preload<Q extends OperationType>(
  environment: IEnvironment,
  query: GraphQLTaggedNode,
  variables: (args: LoaderFunctionArgs) => VariablesOf<Q>,
  fetchPolicy: FetchPolicy = 'store-or-network',
) {
  return preloadOneOf<Q>(environment, (args) => ({ query, variables: variables(args) }), fetchPolicy);
}

/** The same for a screen that asks one of several queries, depending on its address. */
export function preloadOneOf<Q extends OperationType>(
  environment: IEnvironment,
  choose: (args: LoaderFunctionArgs) => { query: GraphQLTaggedNode; variables: VariablesOf<Q> },
  fetchPolicy: FetchPolicy = 'store-or-network',
) {
  let latest: PreloadedQuery<Q> | null = null;
  return (args: LoaderFunctionArgs) => {
    if (latest && !shown.has(latest)) latest.dispose();
    const { query, variables } = choose(args);
    latest = loadQuery<Q>(environment, query, variables, { fetchPolicy });
    return latest;
  };
}

/** The route's preloaded query; released when the screen is left or its variables change. */
export function useRouteQuery<Q extends OperationType>(query: GraphQLTaggedNode): PreloadedQuery<Q> {
  const preloaded = useLoaderData() as PreloadedQuery<Q>;
  const [reference] = useQueryLoader<Q>(query, preloaded);
  useEffect(() => {
    shown.add(preloaded);
  }, [preloaded]);
  return reference ?? preloaded;
}
