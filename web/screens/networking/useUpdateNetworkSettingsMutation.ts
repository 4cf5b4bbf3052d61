import { graphql } from 'react-relay/hooks';
import type { useUpdateNetworkSettingsMutation as Mutation } from '../../__generated__/useUpdateNetworkSettingsMutation.graphql';
import { useCommit } from '../../relay/useCommit.ts';
import { UserRefusal } from '../../relay/user-refusal.ts';

export type SettingsChange = Mutation['variables']['input'];

/** Changes network settings; rejects with why not. */
export function useUpdateNetworkSettingsMutation() {
  const commit = useCommit<Mutation>(graphql`
    mutation useUpdateNetworkSettingsMutation($input: UpdateNetworkSettingsInput!) {
      updateNetworkSettings(input: $input) {
        __typename
        ... on UpdateNetworkSettingsSuccess {
          viewer {
            ...NetworkCards_viewer
            ...SettingsTab_viewer
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
  return async (input: SettingsChange) => {
    const { updateNetworkSettings: result } = await commit({ input });
    if (result.__typename === 'UserError') throw new UserRefusal(result);
  };
}
