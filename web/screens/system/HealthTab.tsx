import { graphql, useFragment } from 'react-relay/hooks';
import type { HealthTab_system$key } from '../../__generated__/HealthTab_system.graphql';
import { formatMs } from '../../format/network.ts';
import { Badge } from '../../ui/Badge.tsx';
import { DataTable, type Column } from '../../ui/DataTable.tsx';
import { Ago } from './Ago.tsx';
import { SystemDetails } from './SystemDetails.tsx';
import { checkWords, stateWords } from './words.ts';

const summaries: Record<string, string> = {
  OK: 'Everything works.',
  DEGRADED: 'Everything works, but something needs attention.',
  FAILING: 'Something does not work.',
};

/** Every check with its state; who runs the server sees what was found, and how all parts do. */
export function HealthTab(props: { system: HealthTab_system$key }) {
  const { state, checks, details } = useFragment(
    graphql`
      fragment HealthTab_system on System {
        state
        checks {
          name
          state
          since
          message
          latencyMs
          meanMs
          slowestMs
        }
        details {
          ...SystemDetails_details
        }
      }
    `,
    props.system,
  );
  const columns: Column<(typeof checks)[number]>[] = [
    {
      name: 'Part',
      cell: ({ name, state: found, message }) => (
        <>
          <span className="font-medium">{checkWords(name).name}</span>
          <span className="block text-xs text-muted">{message ?? (found === 'OK' && checkWords(name).text)}</span>
        </>
      ),
    },
    {
      name: 'State',
      cell: (check) => <Badge tone={stateWords(check.state).tone}>{stateWords(check.state).name}</Badge>,
    },
    { name: 'Since', cell: ({ since }) => <Ago at={since} /> },
  ];
  const timed: Column<(typeof checks)[number]>[] = [
    { name: 'Took', cell: ({ latencyMs }) => formatMs(latencyMs ?? 0), isFigure: true },
    { name: 'Mean', isFolded: true, cell: ({ meanMs }) => formatMs(meanMs ?? 0), isFigure: true },
    { name: 'Slowest', cell: ({ slowestMs }) => formatMs(slowestMs ?? 0), isFigure: true },
  ];
  return (
    <div className="grid gap-5">
      <p role="status" className="flex flex-wrap items-center gap-2 text-base font-medium">
        <Badge tone={stateWords(state).tone}>{stateWords(state).name}</Badge>
        {summaries[state]}
      </p>
      <DataTable
        caption="Checks"
        rows={checks}
        keyOf={({ name }) => name}
        columns={details ? [...columns, ...timed] : columns}
        isStacked
      />
      {details ? (
        <SystemDetails details={details} />
      ) : (
        <p className="text-sm text-muted">What was found is shown to those who run this server.</p>
      )}
    </div>
  );
}
