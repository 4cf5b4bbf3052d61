import { graphql } from 'react-relay/hooks';
import type { useUpdatePreferencesMutation as Mutation } from '../../__generated__/useUpdatePreferencesMutation.graphql';
import { useCommit } from '../../relay/useCommit.ts';
import { UserRefusal } from '../../relay/user-refusal.ts';
import { askInTurn } from '../../session/account-preferences.ts';

export type PreferenceChange = Mutation['variables']['input'];

/** Changes preferences of the account and keeps them in this browser; rejects with why not. */
export function useUpdatePreferencesMutation() {
  const commit = useCommit<Mutation>(graphql`
    mutation useUpdatePreferencesMutation($input: UpdatePreferencesInput!) {
      updatePreferences(input: $input) {
        __typename
        ... on UpdatePreferencesSuccess {
          viewer {
            ...GeneralTab_viewer
            preferences {
              theme
              dateFormat
              numberFormat
              defaultPeriod
              landingPage
            }
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
  return (input: PreferenceChange) =>
    askInTurn(async () => {
      const { updatePreferences: result } = await commit({ input });
      if (result.__typename === 'UserError') throw new UserRefusal(result);
      if (result.__typename !== 'UpdatePreferencesSuccess') return null;
      const { theme, dateFormat, numberFormat, defaultPeriod, landingPage } = result.viewer.preferences;
      return {
        theme,
        date_format: dateFormat,
        number_format: numberFormat,
        default_period: defaultPeriod,
        landing_page: landingPage,
      };
    });
}
