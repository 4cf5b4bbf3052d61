import { graphql, useFragment } from 'react-relay/hooks';
import { Globe, ShieldCheck, Timer } from 'lucide-react';
import type { OverviewTab_viewer$key } from '../../__generated__/OverviewTab_viewer.graphql';
import { countOf } from '../../format/numbers.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { PerformanceSummary } from './PerformanceSummary.tsx';
import { levelWords, methodWords } from './words.ts';

const SHOWN = 3;

interface OverviewTabProps {
  viewer: OverviewTab_viewer$key;
  /** Shows another tab. */
  onOpen: (tab: 'settings' | 'websites' | 'analytics') => void;
}

/** Mode, websites and the figures of the first website, with what to do next. */
export function OverviewTab({ onOpen, ...props }: OverviewTabProps) {
  const { networkSettings, websites, website } = useFragment(
    graphql`
      fragment OverviewTab_viewer on Viewer {
        networkSettings {
          level
          method
          geolocation
          privacyMode
        }
        websites {
          id
          domain
          name
          isVerified
        }
        website {
          ...PerformanceSummary_website
        }
      }
    `,
    props.viewer,
  );
  const level = levelWords(networkSettings.level);
  const more = websites.length - SHOWN;
  return (
    <div className="grid gap-6">
      <div className="grid gap-4 lg:grid-cols-2">
        <section aria-label="Current mode" className="grid content-start gap-3 rounded-xl border border-line p-4">
          <h2 className="text-sm font-semibold">Current mode: {level.name}</h2>
          <p className="text-sm text-muted">{level.text}</p>
          <dl className="grid gap-1 text-sm">
            {networkSettings.level === 'full' && (
              <Entry name="Method" value={methodWords(networkSettings.method).name} />
            )}
            <Entry name="Geolocation" value={networkSettings.geolocation ? 'Enabled' : 'Disabled'} />
            <Entry name="Privacy mode" value={networkSettings.privacyMode ? 'On' : 'Off'} />
          </dl>
          <Button className="justify-self-start" onClick={() => onOpen('settings')}>
            Configure network settings
          </Button>
        </section>
        <section aria-label="Websites" className="grid content-start gap-3 rounded-xl border border-line p-4">
          <h2 className="text-sm font-semibold">Websites</h2>
          {websites.length === 0 && (
            <p className="text-sm text-muted">
              A website with the snippet reports visits, conversions and network quality.
            </p>
          )}
          <ul className="grid gap-2 text-sm">
            {websites.slice(0, SHOWN).map(({ id, domain, name, isVerified }) => (
              <li key={id} className="flex items-center justify-between gap-3">
                <span className="min-w-0">
                  <span className="block truncate font-medium">{domain}</span>
                  <span className="block truncate text-xs text-faint">{name || 'Unnamed website'}</span>
                </span>
                <Badge tone={isVerified ? 'positive' : 'warning'}>{isVerified ? 'Verified' : 'Pending'}</Badge>
              </li>
            ))}
          </ul>
          {more > 0 && <p className="text-xs text-muted">+{countOf(more, 'more website')}</p>}
          {websites.length === 0 && (
            <Button className="justify-self-start" onClick={() => onOpen('websites')}>
              Register first website
            </Button>
          )}
        </section>
      </div>
      {website && <PerformanceSummary website={website} onOpen={() => onOpen('analytics')} />}
      <ul className="grid gap-4 sm:grid-cols-3">
        {blurbs.map(({ icon: Icon, title, text }) => (
          <li key={title} className="grid content-start gap-1 text-sm">
            <Icon aria-hidden className="size-5 text-accent" />
            <span className="font-medium">{title}</span>
            <span className="text-muted">{text}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

const blurbs = [
  {
    icon: Timer,
    title: 'No visitor waits long',
    text: 'Measuring delays most visitors by less than 300 ms, and slow connections go on at once.',
  },
  {
    icon: Globe,
    title: 'Your website can measure',
    text: 'With the snippet, links redirect without any delay and visits are counted.',
  },
  {
    icon: ShieldCheck,
    title: 'Privacy first',
    text: 'No cookies. Of visitors who ask not to be tracked, links measure nothing, and websites in coarse steps.',
  },
];

const Entry = ({ name, value }: { name: string; value: string }) => (
  <div className="flex justify-between gap-4">
    <dt className="text-muted">{name}</dt>
    <dd className="font-medium">{value}</dd>
  </div>
);
