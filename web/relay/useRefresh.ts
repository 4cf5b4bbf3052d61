import { useCallback, useEffect, useRef, useState } from 'react';
import { fetchQuery, useRelayEnvironment } from 'react-relay/hooks';
import type { GraphQLTaggedNode, OperationType, Subscription, VariablesOf } from 'relay-runtime';
import { onReached } from '../session/reach.ts';

export interface Refresh {
  refresh: () => void;
  isRefreshing: boolean;
  /** Why the last refresh failed; the shown data is outdated. */
  error: Error | null;
}

const ignore = () => {};

/**
 * Loads a screen's data again in the background. The shown data stays until the request ends; then `onDone` is
 * called, also after a failure. What is shown is loaded again when the server is back.
 */
export function useRefresh<Q extends OperationType>(
  query: GraphQLTaggedNode,
  variables: VariablesOf<Q>,
  onDone: () => void = ignore,
): Refresh {
  const environment = useRelayEnvironment();
  const [isRefreshing, setRefreshing] = useState(false);
  const [error, setError] = useState<Error | null>(null);
  const running = useRef<Subscription | null>(null);
  const key = JSON.stringify(variables);
  const done = useRef(onDone);
  useEffect(() => {
    done.current = onDone;
  }, [onDone]);
  const refresh = useCallback(() => {
    running.current?.unsubscribe();
    setRefreshing(true);
    running.current = fetchQuery<Q>(environment, query, JSON.parse(key) as VariablesOf<Q>, {
      networkCacheConfig: { force: true },
    }).subscribe({
      complete: () => {
        setError(null);
        setRefreshing(false);
        done.current();
      },
      error: (problem: Error) => {
        setError(problem);
        setRefreshing(false);
      },
      unsubscribe: () => setRefreshing(false),
    });
  }, [environment, query, key]);
  useEffect(() => () => running.current?.unsubscribe(), [refresh]);
  useEffect(() => onReached(refresh), [refresh]);
  return { refresh, isRefreshing, error };
}
