import { graphql, useFragment } from 'react-relay/hooks';
import type { AppFacts_url$key } from '../../__generated__/AppFacts_url.graphql';
import { Fact } from './Fact.tsx';

/** Where people on phones and tablets are led instead; nothing where they are led as everybody. */
export function AppFacts({ url }: { url: AppFacts_url$key }) {
  const { iosUrl, androidUrl } = useFragment(
    graphql`
      fragment AppFacts_url on ShortUrl {
        iosUrl
        androidUrl
      }
    `,
    url,
  );
  return (
    <>
      {iosUrl && (
        <Fact name="On iPhones and iPads" className="col-span-2 break-all">
          {iosUrl}
        </Fact>
      )}
      {androidUrl && (
        <Fact name="On Android" className="col-span-2 break-all">
          {androidUrl}
        </Fact>
      )}
    </>
  );
}
