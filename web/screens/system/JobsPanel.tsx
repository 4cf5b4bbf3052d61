import { graphql, useFragment } from 'react-relay/hooks';
import type { JobsPanel_details$key } from '../../__generated__/JobsPanel_details.graphql';
import { formatMs } from '../../format/network.ts';
import { DataTable } from '../../ui/DataTable.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { Unknown } from '../../ui/Unknown.tsx';
import { formatCount } from '../../format/numbers.ts';
import { Ago, Soon } from './Ago.tsx';
import { jobName } from './words.ts';

/** The periodic jobs, with their last runs and what is wrong with them. */
export function JobsPanel(props: { details: JobsPanel_details$key }) {
  const { jobs } = useFragment(
    graphql`
      fragment JobsPanel_details on SystemDetails {
        jobs {
          name
          ranAt
          tookMs
          problem
          note
          nextAt
          failures
        }
      }
    `,
    props.details,
  );
  return (
    <Panel title="Jobs" subtitle="Work in the background, by when it last ran" className="lg:col-span-2">
      <DataTable
        caption="Jobs, with their last runs"
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
            cell: ({ ranAt }) => (ranAt ? <Ago at={ranAt} /> : <Unknown why="It has not run yet" />),
          },
          {
            name: 'Next run',
            cell: ({ nextAt }) => (nextAt ? <Soon at={nextAt} /> : 'Running'),
          },
          { name: 'Failed runs', cell: ({ failures }) => formatCount(failures), isFigure: true },
          {
            name: 'Took',
            cell: ({ tookMs }) => (tookMs === null ? <Unknown why="Not run yet" /> : formatMs(tookMs ?? 0)),
            isFigure: true,
          },
        ]}
      />
    </Panel>
  );
}
