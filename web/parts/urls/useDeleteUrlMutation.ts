import { graphql } from 'react-relay/hooks';
import type { useDeleteUrlMutation as Mutation } from '../../__generated__/useDeleteUrlMutation.graphql';
import { announceUrl } from '../../relay/url-events.ts';
import { useCommit } from '../../relay/useCommit.ts';
import { UserRefusal } from '../../relay/user-refusal.ts';

/** Deletes a URL for good; rejects with why not. One that is gone already is as good as deleted. */
export function useDeleteUrlMutation() {
  const commit = useCommit<Mutation>(graphql`
    mutation useDeleteUrlMutation($input: DeleteUrlInput!) {
      deleteUrl(input: $input) {
        __typename
        ... on UserError {
          code
          message
          field
        }
      }
    }
  `);
  return async (id: string) => {
    const { deleteUrl: result } = await commit({ input: { id } });
    if (result.__typename === 'UserError' && result.code !== 'NOT_FOUND') throw new UserRefusal(result);
    announceUrl('urlDeleted', id);
  };
}
