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
          domain
          originalUrl
          experiment {
            state
          }
        }
      }
    }
  }
`;

/** A link that was found. */
export interface FoundLink {
  id: string;
  title: string | null;
  shortCode: string;
  domain: string | null;
  originalUrl: string;
  /** Null where no A/B test runs or is paused. */
  test: 'running' | 'paused' | null;
}

/** Copies, as Relay does not retain the data of a search. */
const linksOf = ({ viewer }: useLinkSearchQuery['response']): FoundLink[] =>
  viewer.urls.nodes.map(({ id, title, shortCode, domain, originalUrl, experiment }) => ({
    ...{ id, shortCode, domain: domain ?? null, originalUrl, title: title ?? null },
    test: experiment ? (experiment.state === 'paused' ? 'paused' : 'running') : null,
  }));

/** Time after the last key before the server is asked. */
const PAUSE_MS = 150;

interface LinkSearch {
  links: readonly FoundLink[];
  isLoading: boolean;
  /** Why the last search failed. */
  error: Error | null;
}

interface Answer {
  search: string | null;
  links: readonly FoundLink[];
  error: Error | null;
}

/**
 * The owner's links that match a text, most clicked first, all for an empty one, none for null; the ones found before stay
 * until the answer comes.
 */
export function useLinkSearch(text: string | null): LinkSearch {
  const environment = useRelayEnvironment();
  const search = text === null ? null : text.trim();
  const [answer, setAnswer] = useState<Answer>({ search: null, links: [], error: null });
  useEffect(() => {
    if (search === null) return;
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
  if (search === null) return { links: [], isLoading: false, error: null };
  return { links: answer.links, isLoading: answer.search !== search, error: answer.error };
}
