import { useEffect, useRef } from 'react';
import { fetchQuery, useRelayEnvironment } from 'react-relay/hooks';
import type { GraphQLTaggedNode, OperationType } from 'relay-runtime';

interface NodesQuery extends OperationType {
  readonly variables: { ids: readonly string[] };
}

/**
 * Returns what reads nodes again by their ids: one reading at a time, those asked for meanwhile together in the next. A
 * reading that fails is made up for by the next.
 */
export function useRereading<Q extends NodesQuery>(query: GraphQLTaggedNode): (ids: readonly string[]) => void {
  const environment = useRelayEnvironment();
  const waiting = useRef(new Set<string>());
  const running = useRef<{ unsubscribe(): void } | null>(null);
  const read = () => {
    const ids = [...waiting.current];
    if (running.current || ids.length === 0) return;
    waiting.current.clear();
    running.current = fetchQuery<Q>(environment, query, { ids }, { networkCacheConfig: { force: true } })
      .finally(() => {
        running.current = null;
        read();
      })
      .subscribe({ error: () => {} });
  };
  useEffect(() => {
    const asked = waiting.current;
    return () => {
      asked.clear();
      running.current?.unsubscribe();
    };
  }, []);
  return (ids) => {
    ids.forEach((id) => waiting.current.add(id));
    read();
  };
}
