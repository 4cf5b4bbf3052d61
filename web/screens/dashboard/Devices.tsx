import { lazy } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { Devices_dashboard$key } from '../../__generated__/Devices_dashboard.graphql';
import { formatCount, formatPercent } from '../../format/numbers.ts';
import { ChartPanel } from '../../ui/ChartPanel.tsx';
import { classes } from '../../ui/classes.ts';
import { NoClicks } from './NoClicks.tsx';
import { SharesTable } from './SharesTable.tsx';

const DonutChart = lazy(async () => ({ default: (await import('../../charts/DonutChart.tsx')).DonutChart }));

const marks = ['bg-chart-1', 'bg-chart-2', 'bg-chart-3'];

/** What people held in their hands. */
export function Devices(props: { dashboard: Devices_dashboard$key }) {
  const { devices } = useFragment(
    graphql`
      fragment Devices_dashboard on Dashboard {
        devices {
          device
          label
          clicks
          percentage
        }
      }
    `,
    props.dashboard,
  );
  return (
    <ChartPanel
      title="Devices"
      subtitle="Share of clicks"
      height="h-72"
      empty={devices.length === 0 && <NoClicks>Desktops, phones and tablets appear here.</NoClicks>}
      chart={
        <div className="grid h-full grid-rows-[1fr_auto] gap-3">
          <div className="flex min-h-0 flex-col">
            <DonutChart
              label={`Share of clicks by device: ${devices.map((one) => `${one.label} ${formatPercent(one.percentage)}`).join(', ')}`}
              valueName="Clicks"
              slices={devices.map((one) => ({ name: one.label, value: one.clicks }))}
              formatValue={formatCount}
            />
          </div>
          <ul className="grid gap-1 text-sm">
            {devices.slice(0, 4).map((one, index) => (
              <li key={one.device} className="flex items-center gap-2">
                <span aria-hidden className={classes('size-2 rounded-full', marks[index % marks.length])} />
                <span className="truncate text-muted">{one.label}</span>
                <span className="ml-auto font-medium tabular-nums">{formatPercent(one.percentage)}</span>
              </li>
            ))}
          </ul>
        </div>
      }
      table={
        <SharesTable
          caption="Clicks by device"
          heading="Device"
          rows={devices.map((one) => ({ ...one, key: one.device }))}
        />
      }
    />
  );
}
