import { graphql } from 'react-relay/hooks';
import type { useUpdateProfileMutation as Mutation } from '../../__generated__/useUpdateProfileMutation.graphql';
import { useCommit } from '../../relay/useCommit.ts';
import { UserRefusal } from '../../relay/user-refusal.ts';

export type ProfileChange = Mutation['variables']['input'];

/** Changes the profile; rejects with why not. */
export function useUpdateProfileMutation() {
  const commit = useCommit<Mutation>(graphql`
    mutation useUpdateProfileMutation($input: UpdateProfileInput!) {
      updateProfile(input: $input) {
        __typename
        ... on UpdateProfileSuccess {
          viewer {
            ...PersonPanel_viewer
            ...WarningsPanel_viewer
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
  return async (input: ProfileChange) => {
    const { updateProfile: result } = await commit({ input });
    if (result.__typename === 'UserError') throw new UserRefusal(result);
  };
}
