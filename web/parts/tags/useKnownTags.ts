import { useEffect, useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks';
import type { TagColor, useKnownTagsQuery } from '../../__generated__/useKnownTagsQuery.graphql';
import { useChanges } from '../../relay/changes.ts';

const query = graphql`
  query useKnownTagsQuery {
    viewer {
      tags {
        id
        name
        color
        linkCount
      }
    }
  }
`;

/** A tag of the account. */
export interface KnownTag {
  id: string;
  name: string;
  color: TagColor;
  linkCount: number;
}

interface KnownTags {
  /** In the order of their names; null until they are known. */
  tags: readonly KnownTag[] | null;
  /** Why they could not be read. */
  error: Error | null;
}

/** The tags of the account, read again once they change; nothing is asked before `isWanted`. */
export function useKnownTags(isWanted = true): KnownTags & { readAgain: () => void } {
  const environment = useRelayEnvironment();
  const [known, setKnown] = useState<KnownTags>({ tags: null, error: null });
  const [times, setTimes] = useState(0);
  useEffect(() => {
    if (!isWanted) return;
    const running = fetchQuery<useKnownTagsQuery>(environment, query, {}).subscribe({
      // Copies, as Relay does not retain what nothing shows.
      next: ({ viewer }) =>
        setKnown({
          tags: viewer.tags.map(({ id, name, color, linkCount }) => ({ id, name, color, linkCount })),
          error: null,
        }),
      error: (error: Error) => setKnown((before) => ({ ...before, error })),
    });
    return () => running.unsubscribe();
  }, [environment, isWanted, times]);
  const readAgain = () => setTimes((before) => before + 1);
  useChanges('tags', readAgain);
  useChanges('links', readAgain); // they make tags, and count for them
  return { ...known, readAgain };
}
