import { graphql } from 'react-relay/hooks';
import type { useUpdatePreferencesMutation as Mutation } from '../../__generated__/useUpdatePreferencesMutation.graphql';
import { useCommit } from '../../relay/useCommit.ts';
import { UserRefusal } from '../../relay/user-refusal.ts';

export type PreferenceChange = Mutation['variables']['input'];

/** Changes preferences of the account; rejects with why not. */
export function useUpdatePreferencesMutation() {
  const commit = useCommit<Mutation>(graphql`
    mutation useUpdatePreferencesMutation($input: UpdatePreferencesInput!) {
      updatePreferences(input: $input) {
        __typename
        ... on UpdatePreferencesSuccess {
          viewer {
            ...GeneralTab_viewer
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
  return async (input: PreferenceChange) => {
    const { updatePreferences: result } = await commit({ input });
    if (result.__typename === 'UserError') throw new UserRefusal(result);
  };
}
