import { graphql, useFragment } from 'react-relay/hooks';
import type { useApps_url$key } from '../../__generated__/useApps_url.graphql';

/** Where people on phones and tablets are led, as the form of a link has it. */
export function useApps(key: useApps_url$key) {
  const { iosUrl, androidUrl } = useFragment(
    graphql`
      fragment useApps_url on ShortUrl {
        iosUrl
        androidUrl
      }
    `,
    key,
  );
  return { iosUrl, androidUrl };
}
