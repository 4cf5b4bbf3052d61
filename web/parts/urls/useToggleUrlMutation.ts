import { graphql } from 'react-relay/hooks';
import type { useToggleUrlMutation as Mutation } from '../../__generated__/useToggleUrlMutation.graphql';
import { useVerb } from '../../relay/useVerb.ts';

/** Switches a URL on or off; resolves to when it expires, rejects with why not. */
export function useToggleUrlMutation() {
  const commit = useVerb<Mutation>(
    graphql`
      mutation useToggleUrlMutation($input: ToggleUrlInput!) {
        toggleUrl(input: $input) {
          __typename
          ... on ToggleUrlSuccess {
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
  return async (id: string, isActive: boolean) => (await commit({ input: { id, isActive } })).url.expiresAt ?? null;
}
