import { graphql } from 'react-relay/hooks';
import type { useExtendUrlMutation as Mutation } from '../../__generated__/useExtendUrlMutation.graphql';
import { announceUrl } from '../../relay/url-events.ts';
import { useCommit } from '../../relay/useCommit.ts';
import { UserRefusal } from '../../relay/user-refusal.ts';

/** Lets a URL expire 30 days from now; rejects with why not. */
export function useExtendUrlMutation() {
  const commit = useCommit<Mutation>(graphql`
    mutation useExtendUrlMutation($input: ExtendUrlInput!) {
      extendUrl(input: $input) {
        __typename
        ... on ExtendUrlSuccess {
          url {
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
  `);
  return async (id: string) => {
    const { extendUrl: result } = await commit({ input: { id } });
    if (result.__typename === 'UserError') throw new UserRefusal(result);
    announceUrl('urlUpdated', id);
  };
}
