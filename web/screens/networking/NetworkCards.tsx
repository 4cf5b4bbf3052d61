import { graphql, useFragment } from 'react-relay/hooks';
import type { NetworkCards_viewer$key } from '../../__generated__/NetworkCards_viewer.graphql';
import { StatCard } from '../../ui/StatCard.tsx';
import { levelWords } from './words.ts';

/** Level, websites and privacy mode at a glance. */
export function NetworkCards(props: { viewer: NetworkCards_viewer$key }) {
  const { networkSettings, websites } = useFragment(
    graphql`
      fragment NetworkCards_viewer on Viewer {
        networkSettings {
          level
          privacyMode
        }
        websites {
          isVerified
        }
      }
    `,
    props.viewer,
  );
  const { name, text } = levelWords(networkSettings.level);
  const verified = websites.filter(({ isVerified }) => isVerified).length;
  return (
    <dl className="grid gap-4 sm:grid-cols-3">
      <StatCard label="Measurement level" value={name} note={text} />
      <StatCard
        label="Registered websites"
        value={websites.length}
        note={websites.length ? `${verified} verified` : 'None yet'}
      />
      <StatCard
        label="Privacy mode"
        value={networkSettings.privacyMode ? 'On' : 'Off'}
        note={networkSettings.privacyMode ? 'As little as possible is kept' : 'City and samples are kept'}
      />
    </dl>
  );
}
