import { graphql } from 'react-relay/hooks';
import type { useExtendUrlMutation as Mutation } from '../../__generated__/useExtendUrlMutation.graphql';
import { useVerb } from '../../relay/useVerb.ts';

/** Lets a URL expire 30 days from now; resolves to when, rejects with why not. */
export function useExtendUrlMutation() {
  const commit = useVerb<Mutation>(
    graphql`
      mutation useExtendUrlMutation($input: ExtendUrlInput!) {
        extendUrl(input: $input) {
          __typename
          ... on ExtendUrlSuccess {
            url {
              expiresAt
              ...UrlStatusBadge_url
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
  return async (id: string): Promise<string> => {
    const result = await commit({ input: { id } });
    return result.url.expiresAt!;
  };
}
