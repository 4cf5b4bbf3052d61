import { formatCount, formatPercent } from '../../format/numbers.ts';
import { DataTable } from '../../ui/DataTable.tsx';

interface Share {
  key: string;
  label: string;
  clicks: number;
  percentage: number;
}

/** Names with their clicks and their share of all clicks. */
export function SharesTable(props: { caption: string; heading: string; rows: readonly Share[] }) {
  return (
    <DataTable
      caption={props.caption}
      rows={props.rows}
      keyOf={(row) => row.key}
      columns={[
        { name: props.heading, cell: (row) => row.label },
        { name: 'Clicks', cell: (row) => formatCount(row.clicks), isFigure: true },
        { name: 'Share', cell: (row) => formatPercent(row.percentage), isFigure: true },
      ]}
    />
  );
}
