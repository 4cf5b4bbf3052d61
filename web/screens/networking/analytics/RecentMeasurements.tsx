import { graphql, useFragment } from 'react-relay/hooks';
import type { RecentMeasurements_website$key } from '../../../__generated__/RecentMeasurements_website.graphql';
import { formatDateTime } from '../../../format/dates.ts';
import { formatMs, formatSpeed } from '../../../format/network.ts';
import { DataTable } from '../../../ui/DataTable.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import { Unknown } from '../../../ui/Unknown.tsx';
import { qualityName } from './quality.ts';

const types: Record<string, string> = { click: 'After a click', session: 'Visit' };
const known = (value: number | null | undefined, format: (value: number) => string) =>
  typeof value === 'number' ? format(value) : <Unknown why="Not measured" />;
const typeOf = ({ type, isCounted }: { type: string; isCounted: boolean }) =>
  `${types[type] ?? type}${isCounted ? '' : ' (not counted)'}`;
const confidences: Record<string, string> = { HIGH: 'high', MEDIUM: 'medium', LOW: 'low' };

/** The latest measurements of a website, with how sure each score is. */
export function RecentMeasurements(props: { website: RecentMeasurements_website$key }) {
  const { snippetMeasurements } = useFragment(
    graphql`
      fragment RecentMeasurements_website on Website {
        snippetMeasurements(first: 10) {
          edges {
            node {
              id
              measuredAt
              type
              networkType
              throughputMbps
              rttMs
              quality
              score
              confidenceLevel
              isSuspect
              isCounted
            }
          }
        }
      }
    `,
    props.website,
  );
  const rows = snippetMeasurements.edges.map(({ node }) => node);
  return (
    <Panel title="Recent measurements" subtitle="The latest ten, whatever the range">
      {rows.length === 0 ? (
        <p className="text-sm text-muted">Measurements appear here as visitors come.</p>
      ) : (
        <DataTable
          caption="The latest measurements"
          rows={rows}
          keyOf={({ id }) => id}
          isStacked
          columns={[
            {
              name: 'Time',
              cell: (row) => (
                <>
                  {formatDateTime(row.measuredAt)}
                  <span className="text-xs text-muted sm:hidden">
                    {' '}
                    · {typeOf(row)}
                    {row.networkType && ` · ${row.networkType}`}
                  </span>
                </>
              ),
            },
            { name: 'Type', cell: typeOf, isFolded: true },
            {
              name: 'Connection',
              cell: ({ networkType }) => networkType ?? <Unknown why="The browser did not say" />,
              isFolded: true,
            },
            { name: 'Speed', cell: ({ throughputMbps }) => known(throughputMbps, formatSpeed), isFigure: true },
            { name: 'RTT', cell: ({ rttMs }) => known(rttMs, formatMs), isFigure: true },
            {
              name: 'Quality',
              cell: ({ quality, score, confidenceLevel, isSuspect }) =>
                isSuspect ? (
                  'Suspect'
                ) : (
                  <span className="sm:whitespace-nowrap">
                    {qualityName(quality)}
                    {typeof score === 'number' && (
                      <span className="text-xs text-muted">
                        {' '}
                        {score}, {confidences[confidenceLevel] ?? confidenceLevel} confidence
                      </span>
                    )}
                  </span>
                ),
            },
          ]}
        />
      )}
    </Panel>
  );
}
