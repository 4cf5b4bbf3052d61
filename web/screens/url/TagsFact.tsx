import { Suspense } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { TagsFact_url$key } from '../../__generated__/TagsFact_url.graphql';
import { lazily } from '../../ui/lazily.ts';
import { Fact } from './Fact.tsx';

const UrlTags = lazily(async () => (await import('../../parts/tags/UrlTags.tsx')).UrlTags);

/** The tags of a link; nothing without any. */
export function TagsFact(props: { url: TagsFact_url$key }) {
  const url = useFragment(
    graphql`
      fragment TagsFact_url on ShortUrl {
        tags {
          __typename
        }
        ...UrlTags_url
      }
    `,
    props.url,
  );
  return (
    url.tags.length > 0 && (
      <Fact name="Tags" className="col-span-2">
        <Suspense fallback={<div className="h-5" />}>
          <UrlTags url={url} />
        </Suspense>
      </Fact>
    )
  );
}
