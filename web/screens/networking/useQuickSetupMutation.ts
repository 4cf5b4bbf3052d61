import { graphql } from 'react-relay/hooks';
import type {
  NetworkPreset,
  useQuickSetupMutation as Mutation,
} from '../../__generated__/useQuickSetupMutation.graphql';
import { useCommit } from '../../relay/useCommit.ts';
import { UserRefusal } from '../../relay/user-refusal.ts';

/** Sets level, method and geolocation at once; rejects with why not. */
export function useQuickSetupMutation() {
  const commit = useCommit<Mutation>(graphql`
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
  return async (preset: NetworkPreset) => {
    const { quickNetworkSetup: result } = await commit({ input: { preset } });
    if (result.__typename === 'UserError') throw new UserRefusal(result);
  };
}
