import { graphql } from 'react-relay/hooks';
import type { useDeleteSavedViewMutation as Mutation } from '../../__generated__/useDeleteSavedViewMutation.graphql';
import { useVerb } from '../../relay/useVerb.ts';

/** Deletes a view of the list; rejects with why not. */
export function useDeleteSavedViewMutation() {
  const commit = useVerb<Mutation>(
    graphql`
      mutation useDeleteSavedViewMutation($input: DeleteSavedViewInput!) {
        deleteSavedView(input: $input) {
          __typename
          ... on DeleteSavedViewSuccess {
            deletedId
          }
          ... on UserError {
            code
            message
            field
          }
        }
      }
    `,
    'savedViews',
  );
  return async (id: string): Promise<void> => void (await commit({ input: { id } }));
}
