import { graphql, useFragment } from 'react-relay/hooks';
import type { QueuesPanel_details$key } from '../../__generated__/QueuesPanel_details.graphql';
import { formatCount } from '../../format/numbers.ts';
import { DataTable } from '../../ui/DataTable.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { Unknown } from '../../ui/Unknown.tsx';
import { Ago, Soon } from './Ago.tsx';
import { queueName } from './words.ts';

/** What waits in the queues, and what failed there so far. */
export function QueuesPanel(props: { details: QueuesPanel_details$key }) {
  const { queues } = useFragment(
    graphql`
      fragment QueuesPanel_details on SystemDetails {
        queues {
          name
          waiting
          failed
          ranAt
          nextAt
        }
      }
    `,
    props.details,
  );
  return (
    <Panel
      title="Queues"
      subtitle="Work that is done at once, and again later where it fails"
      className="lg:col-span-2"
    >
      <DataTable
        caption="Queues, with what waits in them"
        rows={queues}
        keyOf={({ name }) => name}
        isStacked
        columns={[
          { name: 'Queue', cell: ({ name }) => queueName(name) },
          {
            name: 'Last done',
            cell: ({ ranAt }) => (ranAt ? <Ago at={ranAt} /> : <Unknown why="Nothing is remembered" />),
          },
          {
            name: 'Next',
            cell: ({ nextAt }) => (nextAt ? <Soon at={nextAt} /> : <Unknown why="Nothing waits" />),
          },
          { name: 'Waiting', cell: ({ waiting }) => formatCount(waiting), isFigure: true },
          { name: 'Failed so far', cell: ({ failed }) => formatCount(failed), isFigure: true },
        ]}
      />
    </Panel>
  );
}
