import { graphql } from 'react-relay/hooks';
import type {
  useQuickShortenMutation,
  useQuickShortenMutation$data,
} from '../../__generated__/useQuickShortenMutation.graphql';
import { useVerb } from '../../relay/useVerb.ts';

type Result = Extract<useQuickShortenMutation$data['createUrl'], { __typename: 'CreateUrlSuccess' }>;
/** The link that was just made. */
export type QuickUrl = Result['url'];

/** Creates a short URL with a random code; rejects with why not. */
export function useQuickShorten() {
  const commit = useVerb<useQuickShortenMutation>(
    graphql`
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
    `,
    'links',
  );
  return async (originalUrl: string): Promise<QuickUrl> => {
    const result = await commit({ input: { originalUrl } });
    return result.url;
  };
}
