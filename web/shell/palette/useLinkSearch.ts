import { useEffect, useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks';
import type { useLinkSearchQuery } from '../../__generated__/useLinkSearchQuery.graphql';

const query = graphql`
  query useLinkSearchQuery($search: String!) {
    viewer {
      urls(first: 8, filter: { search: $search }, order: { field: CLICKS, direction: DESC }) {
        nodes {
          id
          title
          shortCode
          originalUrl
        }
      }
    }
  }
`;

/** Copies, as Relay does not retain the data of a search. */
const linksOf = ({ viewer }: useLinkSearchQuery['response']) =>
  viewer.urls.nodes.map(({ id, title, shortCode, originalUrl }) => ({ id, title, shortCode, originalUrl }));
type FoundLink = ReturnType<typeof linksOf>[number];

/** Time after the last key before the server is asked. */
const PAUSE_MS = 150;

interface LinkSearch {
  links: readonly FoundLink[];
  isLoading: boolean;
  /** Why the last search failed. */
  error: Error | null;
}

interface Answer {
  search: string;
  links: readonly FoundLink[];
  error: Error | null;
}

/** The owner's links that match a text, most clicked first; the ones found before stay until the answer comes. */
export function useLinkSearch(text: string): LinkSearch {
  const environment = useRelayEnvironment();
  const search = text.trim();
  const [answer, setAnswer] = useState<Answer>({ search: '', links: [], error: null });
  useEffect(() => {
    if (!search) return;
    let ask: { unsubscribe: () => void } | undefined;
    const timer = setTimeout(() => {
      ask = fetchQuery<useLinkSearchQuery>(environment, query, { search }).subscribe({
        next: (response) => setAnswer({ search, links: linksOf(response), error: null }),
        error: (error: Error) => setAnswer({ search, links: [], error }),
      });
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      ask?.unsubscribe();
    };
  }, [environment, search]);
  if (!search) return { links: [], isLoading: false, error: null };
  return { links: answer.links, isLoading: answer.search !== search, error: answer.error };
}
