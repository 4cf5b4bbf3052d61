import { graphql } from 'react-relay/hooks';
import type { TagColor, useKnownTagsQuery } from '../../__generated__/useKnownTagsQuery.graphql';
import { useChanges } from '../../relay/changes.ts';
import { useAsked } from '../../relay/useAsked.ts';

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

const tagsOf = ({ viewer }: useKnownTagsQuery['response']): readonly KnownTag[] =>
  viewer.tags.map(({ id, name, color, linkCount }) => ({ id, name, color, linkCount }));

/** The tags of the account in the order of their names, read again once they change; nothing is asked before `isWanted`. */
export function useKnownTags(isWanted = true) {
  const asked = useAsked<useKnownTagsQuery, readonly KnownTag[]>({
    ...{ query, variables: {}, pick: tagsOf, isWanted, list: 'tags' },
  });
  useChanges('links', asked.readAgain); // they make tags, and count for them
  return { tags: asked.answer, error: asked.error, readAgain: asked.readAgain };
}
