import { graphql, useFragment } from 'react-relay/hooks';
import type { Hops_hop$key } from '../../__generated__/Hops_hop.graphql';
import { formatMs } from '../../format/network.ts';
import { DataTable } from '../../ui/DataTable.tsx';
import { Unknown } from '../../ui/Unknown.tsx';

/** Every address on the way to a destination, with its response and its time. */
export function Hops(props: { hops: Hops_hop$key }) {
  const hops = useFragment(
    graphql`
      fragment Hops_hop on UrlHop @relay(plural: true) {
        url
        status
        tookMs
      }
    `,
    props.hops,
  );
  return (
    <DataTable
      caption="Addresses that were requested"
      rows={hops.map((hop, index) => ({ ...hop, step: index + 1 }))}
      keyOf={({ step }) => String(step)}
      isStacked
      columns={[
        {
          name: 'Address',
          cell: ({ step, url }) => (
            <span className="flex gap-2">
              <span className="text-faint tabular-nums">{step}.</span>
              <span className="font-mono text-xs leading-5 break-all">{url}</span>
            </span>
          ),
        },
        { name: 'Status', cell: ({ status }) => status ?? 'No response', isFigure: true },
        {
          name: 'Time',
          cell: ({ tookMs }) => (typeof tookMs === 'number' ? formatMs(tookMs) : <Unknown why="It did not respond" />),
          isFigure: true,
        },
      ]}
    />
  );
}
