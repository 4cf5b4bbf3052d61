import { graphql } from 'react-relay/hooks';
import type { useToggleUrlMutation as Mutation } from '../../__generated__/useToggleUrlMutation.graphql';
import { announceUrl } from '../../relay/url-events.ts';
import { useCommit } from '../../relay/useCommit.ts';
import { UserRefusal } from '../../relay/user-refusal.ts';

/** Switches a URL on or off; rejects with why not. */
export function useToggleUrlMutation() {
  const commit = useCommit<Mutation>(graphql`
    mutation useToggleUrlMutation($input: ToggleUrlInput!) {
      toggleUrl(input: $input) {
        __typename
        ... on ToggleUrlSuccess {
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
  return async (id: string, isActive: boolean) => {
    const { toggleUrl: result } = await commit({ input: { id, isActive } });
    if (result.__typename === 'UserError') throw new UserRefusal(result);
    announceUrl('urlUpdated', id);
  };
}
