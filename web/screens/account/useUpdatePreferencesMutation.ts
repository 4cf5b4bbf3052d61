import { graphql } from 'react-relay/hooks';
import type { useUpdatePreferencesMutation as Mutation } from '../../__generated__/useUpdatePreferencesMutation.graphql';
import { useVerb } from '../../relay/useVerb.ts';
import { askInTurn } from '../../session/account-preferences.ts';

export type PreferenceChange = Mutation['variables']['input'];

/** Changes preferences of the account and keeps them in this browser; rejects with why not. */
export function useUpdatePreferencesMutation() {
  const commit = useVerb<Mutation>(graphql`
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
      const result = await commit({ input });
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
