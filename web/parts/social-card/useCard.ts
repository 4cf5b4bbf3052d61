import { graphql, useFragment } from 'react-relay/hooks';
import type { useCard_url$key } from '../../__generated__/useCard_url.graphql';

/** The social card of a link, as its form has it. */
export function useCard(key: useCard_url$key) {
  const { cardTitle, cardDescription, cardPicture } = useFragment(
    graphql`
      fragment useCard_url on ShortUrl {
        cardTitle
        cardDescription
        cardPicture
      }
    `,
    key,
  );
  return { cardTitle, cardDescription, cardPicture };
}
