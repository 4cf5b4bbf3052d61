import { graphql, useFragment } from 'react-relay/hooks';
import type { CountryTable_breakdown$key } from '../../__generated__/CountryTable_breakdown.graphql';
import { formatCount, formatPercent } from '../../format/numbers.ts';
import { ValueName } from '../analytics/ValueName.tsx';
import { DataTable } from '../../ui/DataTable.tsx';
import { factColumns } from './fact-columns.tsx';
import { Unknown } from '../../ui/Unknown.tsx';

/** All countries as a table. */
export function CountryTable(props: { countries: CountryTable_breakdown$key }) {
  const { rows } = useFragment(
    graphql`
      fragment CountryTable_breakdown on AnalyticsBreakdown {
        rows {
          key
          label
          countryCode
          clicks
          visitors
          percentage
          uniqueRate
          ...factColumns_row
        }
      }
    `,
    props.countries,
  );
  return (
    <div className="flex max-h-[40rem] min-h-0 grow">
      <DataTable
        caption="Clicks by country"
        rows={rows}
        keyOf={(row) => row.key}
        columns={[
          { name: 'Country', cell: ({ label, countryCode }) => <ValueName {...{ label, countryCode }} /> },
          { name: 'Clicks', cell: (row) => formatCount(row.clicks), isFigure: true },
          { name: 'Visitors', cell: (row) => formatCount(row.visitors), isFigure: true },
          { name: 'Share', cell: (row) => formatPercent(row.percentage), isFigure: true },
          {
            name: 'Unique rate',
            cell: (row) =>
              typeof row.uniqueRate === 'number' ? (
                formatPercent(row.uniqueRate)
              ) : (
                <Unknown why="No clicks by people" />
              ),
            isFigure: true,
          },
          ...factColumns(rows),
        ]}
      />
    </div>
  );
}
