import { graphql, useFragment } from 'react-relay/hooks';
import type { SystemDetails_details$key } from '../../__generated__/SystemDetails_details.graphql';
import { formatBytes } from '../../format/bytes.ts';
import { formatDate, formatLongDay } from '../../format/dates.ts';
import { formatCount } from '../../format/numbers.ts';
import { Panel } from '../../ui/Panel.tsx';
import { Facts } from './Facts.tsx';
import { HealthChanges } from './HealthChanges.tsx';
import { JobsPanel } from './JobsPanel.tsx';
import { QueuesPanel } from './QueuesPanel.tsx';

/** What only those see who run the server: jobs, journal, storage, the age of data files, and what changed. */
export function SystemDetails(props: { details: SystemDetails_details$key }) {
  const details = useFragment(
    graphql`
      fragment SystemDetails_details on SystemDetails {
        ...JobsPanel_details
        ...QueuesPanel_details
        journal {
          bytes
          maxBytes
          waitingBytes
          written
          stored
          lost
        }
        stored {
          databaseBytes
          segments
          columnBytes
          lastDay
        }
        placeFiles {
          name
          publishedAt
        }
        ...HealthChanges_details
      }
    `,
    props.details,
  );
  const { journal, stored, placeFiles } = details;
  return (
    <div className="grid items-start gap-5 lg:grid-cols-2">
      <JobsPanel details={details} />
      <QueuesPanel details={details} />
      {journal && (
        <Panel title="Click journal" subtitle="Every click is here before it is in the database">
          <Facts
            facts={[
              ['Waiting to be stored', formatBytes(journal.waitingBytes)],
              ['On the disk', `${formatBytes(journal.bytes)} of at most ${formatBytes(journal.maxBytes)}`],
              [
                'Clicks since the start',
                `${formatCount(journal.written)} written, ${formatCount(journal.stored)} stored`,
              ],
              ['Clicks lost, ever', formatCount(journal.lost)],
            ]}
          />
        </Panel>
      )}
      {stored && (
        <Panel title="Storage" subtitle="What the database keeps">
          <Facts
            facts={[
              ['Database', formatBytes(stored.databaseBytes)],
              [
                'Columns for analytics',
                `${formatBytes(stored.columnBytes)} in ${formatCount(stored.segments)} segments`,
              ],
              ['Packed up to', stored.lastDay ? formatLongDay(stored.lastDay) : 'Nothing yet'],
            ]}
          />
        </Panel>
      )}
      <Panel title="Data files" subtitle="What places and networks are looked up in">
        <Facts
          facts={placeFiles.map(({ name, publishedAt }) => [
            `${name[0]!.toUpperCase()}${name.slice(1)}`,
            publishedAt ? `of ${formatDate(publishedAt)}` : 'age unknown',
          ])}
        />
      </Panel>
      <HealthChanges details={details} />
    </div>
  );
}
