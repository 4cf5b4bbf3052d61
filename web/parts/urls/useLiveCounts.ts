import { useEffect, useRef } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks';
import type { useLiveCountsQuery } from '../../__generated__/useLiveCountsQuery.graphql';
import { useClickEvents } from '../../relay/url-events.ts';

const query = graphql`
  query useLiveCountsQuery($ids: [ID!]!) {
    nodes(ids: $ids) {
      ...CountCells_url @alias(as: "counts")
      ...LastClickCell_url @alias(as: "lastClick")
    }
  }
`;

/**
 * Moves the counts of the shown URLs when they are clicked: only those are read again, one reading at a time, and every
 * row stays where it is. A reading that fails is made up for by the next.
 */
export function useLiveCounts(shown: readonly string[]): void {
  const environment = useRelayEnvironment();
  const waiting = useRef(new Set<string>());
  const running = useRef<{ unsubscribe(): void } | null>(null);
  const read = () => {
    const ids = [...waiting.current];
    if (running.current || ids.length === 0) return;
    waiting.current.clear();
    running.current = fetchQuery<useLiveCountsQuery>(
      environment,
      query,
      { ids },
      { networkCacheConfig: { force: true } },
    )
      .finally(() => {
        running.current = null;
        read();
      })
      .subscribe({ error: () => {} });
  };
  useClickEvents((clicked) => {
    const moved = clicked ? shown.filter((id) => clicked.includes(id)) : shown;
    moved.forEach((id) => waiting.current.add(id));
    read();
  });
  useEffect(() => {
    const asked = waiting.current;
    return () => {
      asked.clear();
      running.current?.unsubscribe();
    };
  }, []);
}
