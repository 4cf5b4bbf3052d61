import { graphql, useFragment } from 'react-relay/hooks';
import type { Devices_dashboard$key } from '../../__generated__/Devices_dashboard.graphql';
import { formatCount, formatPercent, formatShort } from '../../format/numbers.ts';
import { MetricTip } from '../../parts/analytics/MetricTip.tsx';
import { NoClicks } from '../../parts/analytics/NoClicks.tsx';
import { ChartPanel } from '../../ui/ChartPanel.tsx';
import { ShareList } from './ShareList.tsx';
import { SharesTable } from './SharesTable.tsx';
import { lazily } from '../../ui/lazily.ts';

const DonutChart = lazily(async () => (await import('../../charts/DonutChart.tsx')).DonutChart);

const LISTED = 4;
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
  const total = devices.reduce((sum, one) => sum + one.clicks, 0);
  return (
    <ChartPanel
      title="Devices"
      tip={<MetricTip metric="device" name="Devices" />}
      subtitle="Share of clicks"
      height="h-72"
      empty={devices.length === 0 && <NoClicks>Desktops, phones and tablets appear here.</NoClicks>}
      chart={
        <div className="grid h-full grid-rows-[1fr_auto] gap-3">
          <div className="relative flex min-h-0 flex-col">
            <p aria-hidden className="pointer-events-none absolute inset-0 grid place-content-center text-center">
              <span className="text-xl font-semibold tabular-nums">{formatShort(total)}</span>
              <span className="text-xs text-faint">{total === 1 ? 'click' : 'clicks'}</span>
            </p>
            <DonutChart
              label={`Share of clicks by device: ${devices.map((one) => `${one.label} ${formatPercent(one.percentage)}`).join(', ')}`}
              valueName="Clicks"
              slices={devices.map((one) => ({ name: one.label, value: one.clicks }))}
              formatValue={formatCount}
            />
          </div>
          <ShareList
            shares={devices
              .slice(0, LISTED)
              .map((one, index) => ({ ...one, key: one.device, mark: marks[index % marks.length]! }))}
          />
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
