import { graphql } from 'react-relay/hooks';
import type { useExtendUrlMutation as Mutation } from '../../__generated__/useExtendUrlMutation.graphql';
import { announceUrl } from '../../relay/url-events.ts';
import { useCommit } from '../../relay/useCommit.ts';
import { UserRefusal } from '../../relay/user-refusal.ts';

/** Lets a URL expire 30 days from now; resolves to when, rejects with why not. */
export function useExtendUrlMutation() {
  const commit = useCommit<Mutation>(graphql`
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
  `);
  return async (id: string): Promise<string> => {
    const { extendUrl: result } = await commit({ input: { id } });
    if (result.__typename === 'UserError') throw new UserRefusal(result);
    if (result.__typename !== 'ExtendUrlSuccess') throw new Error('a response of an unknown type');
    announceUrl('urlUpdated', id);
    return result.url.expiresAt!;
  };
}
