import { graphql, useFragment } from 'react-relay/hooks';
import type { SystemDetails_details$key } from '../../__generated__/SystemDetails_details.graphql';
import { formatBytes } from '../../format/bytes.ts';
import { formatDate, formatDateTime, formatLongDay } from '../../format/dates.ts';
import { formatMs } from '../../format/network.ts';
import { formatCount } from '../../format/numbers.ts';
import { DataTable } from '../../ui/DataTable.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { Unknown } from '../../ui/Unknown.tsx';
import { Facts } from './Facts.tsx';
import { HealthChanges } from './HealthChanges.tsx';
import { jobName } from './words.ts';

/** What only those see who run the server: jobs, journal, storage, the age of data files, and what changed. */
export function SystemDetails(props: { details: SystemDetails_details$key }) {
  const details = useFragment(
    graphql`
      fragment SystemDetails_details on SystemDetails {
        jobs {
          name
          ranAt
          tookMs
          problem
          note
        }
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
  const { jobs, journal, stored, placeFiles } = details;
  return (
    <div className="grid items-start gap-5 lg:grid-cols-2">
      <Panel title="Jobs" subtitle="Work in the background, by when it last ran" className="lg:col-span-2">
        <DataTable
          caption="Jobs"
          rows={jobs}
          keyOf={({ name }) => name}
          isStacked
          columns={[
            {
              name: 'Job',
              cell: ({ name, problem, note }) => (
                <>
                  {jobName(name)}
                  {(problem ?? note) && (
                    <span className={problem ? 'block text-xs text-danger' : 'block text-xs text-muted'}>
                      {problem ?? note}
                    </span>
                  )}
                </>
              ),
            },
            {
              name: 'Last run',
              cell: ({ ranAt }) => (ranAt ? formatDateTime(ranAt) : <Unknown why="It has not run since the start" />),
            },
            {
              name: 'Took',
              cell: ({ tookMs }) => (tookMs === null ? <Unknown why="Not run yet" /> : formatMs(tookMs ?? 0)),
              isFigure: true,
            },
          ]}
        />
      </Panel>
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
