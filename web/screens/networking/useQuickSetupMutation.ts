import { graphql } from 'react-relay/hooks';
import type {
  NetworkPreset,
  useQuickSetupMutation as Mutation,
} from '../../__generated__/useQuickSetupMutation.graphql';
import { useVerb } from '../../relay/useVerb.ts';

/** Sets level, method and geolocation at once; rejects with why not. */
export function useQuickSetupMutation() {
  const commit = useVerb<Mutation>(graphql`
    mutation useQuickSetupMutation($input: QuickNetworkSetupInput!) {
      quickNetworkSetup(input: $input) {
        __typename
        ... on QuickNetworkSetupSuccess {
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
  return (preset: NetworkPreset) => commit({ input: { preset } });
}
