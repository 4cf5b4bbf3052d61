import { useEffect, useRef } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import { Link } from 'react-router-dom';
import type { GeneralTab_viewer$key } from '../../__generated__/GeneralTab_viewer.graphql';
import { formatZone } from '../../format/dates.ts';
import { paths } from '../../paths.ts';
import { useAct } from '../../relay/useAct.ts';
import { needsLoading } from '../../session/preferences.ts';
import { choices } from './choices.ts';
import { ChoiceRow } from './ChoiceRow.tsx';
import { useUpdatePreferencesMutation, type PreferenceChange } from './useUpdatePreferencesMutation.ts';

// Formats and the first period are read while pages are loaded: whoever goes on to another page gets it with the new ones.
function loadForFormats(): void {
  if (needsLoading()) window.location.reload();
}

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
  const { timeZone, theme, dateFormat, numberFormat, defaultPeriod, landingPage } = preferences;
  const chosen = { theme, dateFormat, numberFormat, defaultPeriod, landingPage };
  const update = useUpdatePreferencesMutation();
  const { act } = useAct();
  const isLeft = useRef(false);
  useEffect(() => {
    isLeft.current = false;
    return () => {
      isLeft.current = true;
      loadForFormats();
    };
  }, []);
  const save = async (change: PreferenceChange) => {
    const isSaved = await act({ run: () => update(change), done: 'Saved', failed: 'Failed to save the preference' });
    if (isSaved && isLeft.current) loadForFormats();
  };
  return (
    <div>
      {choices.map(({ name, ...row }) => (
        <ChoiceRow key={name} {...row} value={chosen[name]} onChange={(value) => void save({ [name]: value })} />
      ))}
      <div className="grid items-center gap-3 py-3 sm:grid-cols-2">
        <div>
          <p className="text-sm font-medium">Time zone</p>
          <p className="text-xs text-muted">Your reporting days begin at midnight there.</p>
        </div>
        <p className="text-sm">
          {formatZone(timeZone)} ·{' '}
          <Link to={paths.profile} className="font-medium text-accent underline underline-offset-2">
            Change it in your profile
          </Link>
        </p>
      </div>
    </div>
  );
}
