import { graphql } from 'react-relay/hooks';
import type { useUpdateProfileMutation as Mutation } from '../../__generated__/useUpdateProfileMutation.graphql';
import { useVerb } from '../../relay/useVerb.ts';

export type ProfileChange = Mutation['variables']['input'];

/** Changes the profile; rejects with why not. */
export function useUpdateProfileMutation() {
  const commit = useVerb<Mutation>(graphql`
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
  return (input: ProfileChange) => commit({ input });
}
