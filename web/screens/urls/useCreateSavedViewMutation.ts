import { graphql } from 'react-relay/hooks';
import type { useCreateSavedViewMutation as Mutation } from '../../__generated__/useCreateSavedViewMutation.graphql';
import { useVerb } from '../../relay/useVerb.ts';

/** Saves a view of the list; rejects with why not. */
export function useCreateSavedViewMutation() {
  const commit = useVerb<Mutation>(
    graphql`
      mutation useCreateSavedViewMutation($input: CreateSavedViewInput!) {
        createSavedView(input: $input) {
          __typename
          ... on CreateSavedViewSuccess {
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
