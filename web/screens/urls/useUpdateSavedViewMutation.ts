import { graphql } from 'react-relay/hooks';
import type { useUpdateSavedViewMutation as Mutation } from '../../__generated__/useUpdateSavedViewMutation.graphql';
import { useVerb } from '../../relay/useVerb.ts';

/** Updates a view of the list; rejects with why not. */
export function useUpdateSavedViewMutation() {
  const commit = useVerb<Mutation>(
    graphql`
      mutation useUpdateSavedViewMutation($input: UpdateSavedViewInput!) {
        updateSavedView(input: $input) {
          __typename
          ... on UpdateSavedViewSuccess {
            view {
              id
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
    'savedViews',
  );
  return async (input: Mutation['variables']['input']): Promise<void> => void (await commit({ input }));
}
