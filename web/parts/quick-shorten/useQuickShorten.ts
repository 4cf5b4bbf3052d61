import { graphql } from 'react-relay/hooks';
import type {
  useQuickShortenMutation,
  useQuickShortenMutation$data,
} from '../../__generated__/useQuickShortenMutation.graphql';
import { announceUrl } from '../../relay/url-events.ts';
import { useCommit } from '../../relay/useCommit.ts';
import { UserRefusal } from '../../relay/user-refusal.ts';

type Result = Extract<useQuickShortenMutation$data['createUrl'], { __typename: 'CreateUrlSuccess' }>;
/** The link that was just made. */
export type QuickUrl = Result['url'];

/** Creates a short URL with a random code; rejects with why not. */
export function useQuickShorten() {
  const commit = useCommit<useQuickShortenMutation>(graphql`
    mutation useQuickShortenMutation($input: CreateUrlInput!) {
      createUrl(input: $input) {
        __typename
        ... on CreateUrlSuccess {
          url {
            id
            shortUrl
            ...QuickResult_url
          }
        }
        ... on UserError {
          code
          message
          field
        }
      }
    }
  `);
  return async (originalUrl: string): Promise<QuickUrl> => {
    const { createUrl: result } = await commit({ input: { originalUrl } });
    if (result.__typename === 'UserError') throw new UserRefusal(result);
    if (result.__typename !== 'CreateUrlSuccess') throw new Error('a response of an unknown type');
    announceUrl('urlCreated', result.url.id);
    return result.url;
  };
}
