import { graphql, useFragment } from 'react-relay/hooks';
import type { GeneralTab_viewer$key } from '../../__generated__/GeneralTab_viewer.graphql';
import { reasonOf } from '../../relay/user-refusal.ts';
import { keepPreferences } from '../../session/preferences.ts';
import { confirmToast, failureToast } from '../../ui/toast.ts';
import { choices, zones } from './choices.ts';
import { ChoiceRow } from './ChoiceRow.tsx';
import { useUpdatePreferencesMutation, type PreferenceChange } from './useUpdatePreferencesMutation.ts';

/** How the app looks and begins; each change is stored with the account at once. */
export function GeneralTab(props: { viewer: GeneralTab_viewer$key }) {
  const { preferences } = useFragment(
    graphql`
      fragment GeneralTab_viewer on Viewer {
        preferences {
          theme
          timeZone
          dateFormat
          numberFormat
          defaultPeriod
          landingPage
        }
      }
    `,
    props.viewer,
  );
  const update = useUpdatePreferencesMutation();
  const save = async (change: PreferenceChange) => {
    try {
      await update(change);
    } catch (error) {
      void failureToast('Failed to save the preference', reasonOf(error));
      return;
    }
    const { theme, dateFormat, numberFormat, defaultPeriod, landingPage } = { ...preferences, ...change };
    const needsLoading = keepPreferences({
      theme: theme!,
      date_format: dateFormat!,
      number_format: numberFormat!,
      default_period: defaultPeriod!,
      landing_page: landingPage!,
    });
    if (needsLoading) window.location.reload();
    else void confirmToast('Saved');
  };
  return (
    <div>
      {choices.map(({ name, ...row }) => (
        <ChoiceRow key={name} {...row} value={preferences[name]} onChange={(value) => void save({ [name]: value })} />
      ))}
      <ChoiceRow
        label="Time zone"
        note="It cuts the days of your statistics, from the next click on."
        options={zones(preferences.timeZone)}
        value={preferences.timeZone}
        onChange={(timeZone) => void save({ timeZone })}
      />
    </div>
  );
}
