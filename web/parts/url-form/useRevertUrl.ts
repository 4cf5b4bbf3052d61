import { graphql } from 'react-relay/hooks';
import type { UpdateUrlInput, useRevertUrlMutation } from '../../__generated__/useRevertUrlMutation.graphql';
import { announceUrl } from '../../relay/url-events.ts';
import { useCommit } from '../../relay/useCommit.ts';
import { UserRefusal } from '../../relay/user-refusal.ts';

/** Sets fields of a URL back; rejects with why not. */
export function useRevertUrl() {
  const commit = useCommit<useRevertUrlMutation>(graphql`
    mutation useRevertUrlMutation($input: UpdateUrlInput!) {
      updateUrl(input: $input) {
        __typename
        ... on UpdateUrlSuccess {
          url {
            ...useEditableUrl_url
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
  return async (input: UpdateUrlInput) => {
    const { updateUrl: result } = await commit({ input });
    if (result.__typename === 'UserError') throw new UserRefusal(result);
    announceUrl('urlUpdated', input.id);
  };
}
