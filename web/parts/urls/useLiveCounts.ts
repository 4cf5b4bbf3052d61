import { graphql } from 'react-relay/hooks';
import type { useLiveCountsQuery } from '../../__generated__/useLiveCountsQuery.graphql';
import { useRereading } from '../../relay/useRereading.ts';
import { useLiveUrls } from './useLiveUrls.ts';

const query = graphql`
  query useLiveCountsQuery($ids: [ID!]!) {
    nodes(ids: $ids) {
      ...CountCells_url @alias(as: "counts")
      ...LastClickCell_url @alias(as: "lastClick")
    }
  }
`;

/**
 * Moves the counts of the shown URLs when they are clicked: only those are read again, and every row stays where it is.
 * Refreshes the list when links change.
 */
export function useLiveCounts(shown: readonly string[], refresh: () => void): void {
  const readAgain = useRereading<useLiveCountsQuery>(query);
  useLiveUrls({
    refresh,
    onClicks: (clicked) => readAgain(clicked ? shown.filter((id) => clicked.includes(id)) : shown),
  });
}
