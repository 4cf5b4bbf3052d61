import { useOptimistic, useState, useTransition } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { SettingsTab_viewer$key } from '../../__generated__/SettingsTab_viewer.graphql';
import { formatDateTime } from '../../format/dates.ts';
import { useAct } from '../../relay/useAct.ts';
import { Switch } from '../../ui/Switch.tsx';
import { Banner, bannerVoice, type BannerText } from './Banner.tsx';
import { ChoiceCards } from './ChoiceCards.tsx';
import { Presets } from './Presets.tsx';
import { useUpdateNetworkSettingsMutation, type SettingsChange } from './useUpdateNetworkSettingsMutation.ts';
import { levels, levelWords, methods, methodWords } from './words.ts';

/** The network settings; each change is saved at once, and taken back when it fails. */
export function SettingsTab(props: { viewer: SettingsTab_viewer$key }) {
  const { networkSettings: saved } = useFragment(
    graphql`
      fragment SettingsTab_viewer on Viewer {
        networkSettings {
          level
          method
          geolocation
          privacyMode
          attribution
          useCase
          updatedAt
        }
      }
    `,
    props.viewer,
  );
  const [settings, show] = useOptimistic(saved);
  const [isSaving, startTransition] = useTransition();
  const [banner, setBanner] = useState<BannerText | null>(null);
  const { act } = useAct(bannerVoice(setBanner));
  const update = useUpdateNetworkSettingsMutation();
  const save = (change: Partial<typeof settings>, input: SettingsChange) =>
    startTransition(async () => {
      show({ ...settings, ...change });
      await act({
        run: () => update(input),
        done: 'Network settings updated successfully!',
        failed: 'Failed to update network settings',
      });
    });
  return (
    <div className="grid gap-6" aria-busy={isSaving}>
      <Banner banner={banner} onOver={() => setBanner(null)} />
      <Presets hasOtherMethod={saved.method !== 'redirect'} say={setBanner} />
      <ChoiceCards
        legend="Measurement level"
        values={levels}
        value={settings.level}
        wordsOf={levelWords}
        onChange={(level) => save({ level }, { networkMeasurementLevel: level })}
      />
      <ChoiceCards
        legend="Measurement method"
        note="Used on level Full."
        values={methods}
        value={settings.method}
        wordsOf={methodWords}
        onChange={(method) => save({ method }, { measurementMethod: method })}
      />
      <div className="grid gap-3 sm:grid-cols-2">
        <Switch
          label="Enable geolocation"
          note="Country and city of a click are kept."
          isOn={settings.geolocation}
          onChange={(geolocation) => save({ geolocation }, { enableGeolocation: geolocation })}
        />
        <Switch
          label="Privacy mode"
          note="Minimal data collection and IP anonymization: no city, no raw samples, rounded figures."
          isOn={settings.privacyMode}
          onChange={(privacyMode) => save({ privacyMode }, { privacyMode })}
        />
        <Switch
          label="Attribution"
          note="Links to your verified websites add fb_click_id to the address, so that visits and conversions count for the link. When this is off, they count for the website alone. Visitors who ask for privacy never get it."
          isOn={settings.attribution}
          onChange={(attribution) => save({ attribution }, { attribution })}
        />
      </div>
      <section aria-label="Current configuration" className="rounded-lg bg-sunken p-4">
        <h2 className="mb-2 text-sm font-semibold">Current configuration</h2>
        <dl className="grid gap-x-6 gap-y-1 text-sm sm:grid-cols-2">
          <Entry name="Level" value={levelWords(settings.level).name} />
          <Entry name="Method" value={methodWords(settings.method).name} />
          <Entry name="Geolocation" value={settings.geolocation ? 'Enabled' : 'Disabled'} />
          <Entry name="Privacy mode" value={settings.privacyMode ? 'On' : 'Off'} />
          <Entry name="Attribution" value={settings.attribution ? 'On' : 'Off'} />
          {settings.useCase && <Entry name="Used for" value={settings.useCase} />}
          <Entry name="Last updated" value={settings.updatedAt ? formatDateTime(settings.updatedAt) : 'Never'} />
        </dl>
      </section>
    </div>
  );
}

const Entry = ({ name, value }: { name: string; value: string }) => (
  <div className="flex justify-between gap-4">
    <dt className="text-muted">{name}</dt>
    <dd className="font-medium">{value}</dd>
  </div>
);
