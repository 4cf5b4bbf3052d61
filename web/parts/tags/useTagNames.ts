import { graphql, useFragment } from 'react-relay/hooks';
import type { useTagNames_url$key } from '../../__generated__/useTagNames_url.graphql';

/** The names of a link's tags, in their order. */
export function useTagNames(key: useTagNames_url$key): string[] {
  const { tags } = useFragment(
    graphql`
      fragment useTagNames_url on ShortUrl {
        tags {
          name
        }
      }
    `,
    key,
  );
  return tags.map(({ name }) => name);
}
