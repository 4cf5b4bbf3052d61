import { formatCount } from '../../format/numbers.ts';
import { DataTable, type Column } from '../../ui/DataTable.tsx';
import { Unknown } from '../../ui/Unknown.tsx';
import { nameOf, nameOfBefore, type TrafficData, type TrafficPoint } from './traffic-series.ts';

const known = (count: number | null) => (count === null ? <Unknown why="No visit was measured" /> : formatCount(count));
const measured: Column<TrafficPoint>[] = [
  { name: 'Conversions', cell: ({ conversions }) => known(conversions), isFigure: true },
  { name: 'Bounces', cell: ({ bounces }) => known(bounces), isFigure: true },
];

/** The points of the traffic chart, latest first, beside what they are compared with. */
export function TrafficTable({ timeZone, series, seriesBefore }: TrafficData) {
  const isHourly = Boolean(series[0]?.at);
  const rows = series.map((point, index) => ({ ...point, before: seriesBefore?.[index] })).reverse();
  const before = nameOfBefore(seriesBefore);
  const isMeasured = series.some(({ conversions }) => conversions !== null);
  return (
    <div className="flex h-96">
      <DataTable
        caption={`Clicks and visitors per ${isHourly ? 'hour' : 'day, week or month'}`}
        rows={rows}
        keyOf={(point) => point.at ?? point.date}
        columns={[
          {
            name: isHourly ? 'Hour' : 'Date',
            cell: (point) => `${nameOf(point, timeZone)}${point.isRunning ? ', not over yet' : ''}`,
          },
          { name: 'Clicks', cell: (point) => formatCount(point.clicks), isFigure: true },
          { name: 'Visitors', cell: (point) => formatCount(point.visitors), isFigure: true },
          ...(isMeasured ? measured : []),
          ...(before
            ? [
                {
                  name: `Clicks, ${before}`,
                  cell: (point: (typeof rows)[number]) => (point.before ? formatCount(point.before.clicks) : '—'),
                  isFigure: true,
                },
              ]
            : []),
        ]}
      />
    </div>
  );
}
