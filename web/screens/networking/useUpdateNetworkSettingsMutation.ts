import { graphql } from 'react-relay/hooks';
import type { useUpdateNetworkSettingsMutation as Mutation } from '../../__generated__/useUpdateNetworkSettingsMutation.graphql';
import { useVerb } from '../../relay/useVerb.ts';

export type SettingsChange = Mutation['variables']['input'];

/** Changes network settings; rejects with why not. */
export function useUpdateNetworkSettingsMutation() {
  const commit = useVerb<Mutation>(graphql`
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
  return (input: SettingsChange) => commit({ input });
}
