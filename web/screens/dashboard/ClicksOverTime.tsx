import { graphql, useFragment } from 'react-relay/hooks';
import type { ClicksOverTime_dashboard$key } from '../../__generated__/ClicksOverTime_dashboard.graphql';
import { formatDay, formatLongDay } from '../../format/dates.ts';
import { formatHourIn } from '../../format/hours.ts';
import { countOf, formatCount, formatShort } from '../../format/numbers.ts';
import { MetricTip } from '../../parts/analytics/MetricTip.tsx';
import { PlanLink } from '../../parts/PlanLink.tsx';
import { NoClicks } from '../../parts/analytics/NoClicks.tsx';
import { nameOf as pointName } from '../../parts/panels/traffic-series.ts';
import { ChartPanel } from '../../ui/ChartPanel.tsx';
import { DataTable } from '../../ui/DataTable.tsx';
import { lazilyFirst } from '../../ui/Later.tsx';

const TrafficChart = lazilyFirst(async () => (await import('../../charts/TrafficChart.tsx')).TrafficChart);

/** Clicks and visitors, day by day. */
export function ClicksOverTime(props: { dashboard: ClicksOverTime_dashboard$key }) {
  const { clicksOverTime, historyLimitedFrom, timeZone, timeZoneChanges } = useFragment(
    graphql`
      fragment ClicksOverTime_dashboard on Dashboard {
        historyLimitedFrom
        timeZone
        timeZoneChanges {
          date
          at
          timeZone
        }
        clicksOverTime {
          date
          at
          isRunning
          clicks
          visitors
        }
      }
    `,
    props.dashboard,
  );
  const points = clicksOverTime.map((point) => ({ ...point, lastDate: point.date }));
  const unit = points[0]?.at ? 'hour' : 'day';
  const running = points.findIndex(({ isRunning }) => isRunning);
  const runningFrom = running === -1 ? null : running;
  const nameOf = (point: (typeof points)[number]) => pointName(point, timeZone);
  const total = clicksOverTime.reduce((sum, day) => sum + day.clicks, 0);
  return (
    <ChartPanel
      title="Clicks over time"
      tip={<MetricTip metric="clicks" name="Clicks over time" />}
      subtitle={
        historyLimitedFrom ? (
          <>
            Your plan shows figures from {formatLongDay(historyLimitedFrom)}. <PlanLink />
          </>
        ) : (
          `Clicks and visitors per ${unit}`
        )
      }
      className="lg:col-span-2 lg:only:col-span-3"
      height="h-72"
      empty={total === 0 && <NoClicks>Share a link. Its first click appears here within a second.</NoClicks>}
      chart={
        <>
          <Legend />
          <div className="min-h-0 grow">
            <TrafficChart
              label={`Clicks and visitors per ${unit}: ${countOf(total, 'click')} in ${countOf(points.length, unit)}`}
              points={points.map(keyOf)}
              series={[
                { name: 'Clicks', colour: 'chart-1', values: points.map((point) => point.clicks), runningFrom },
                { name: 'Visitors', colour: 'chart-2', values: points.map((point) => point.visitors), runningFrom },
              ]}
              zones={{ changes: timeZoneChanges, points }}
              isFilled
              formatPoint={(point) => (unit === 'hour' ? formatHourIn(point, timeZone) : formatDay(point))}
              formatTitle={(point) => nameOf(points.find((one) => keyOf(one) === point)!)}
              formatValue={formatCount}
              formatTick={formatShort}
            />
          </div>
        </>
      }
      table={
        <DataTable
          caption={`Clicks and visitors per ${unit}`}
          rows={[...points].reverse()}
          keyOf={keyOf}
          columns={[
            { name: unit === 'hour' ? 'Hour' : 'Day', cell: nameOf },
            { name: 'Clicks', cell: (day) => formatCount(day.clicks), isFigure: true },
            { name: 'Visitors', cell: (day) => formatCount(day.visitors), isFigure: true },
          ]}
        />
      }
    />
  );
}

const keyOf = ({ at, date }: { at?: string | null | undefined; date: string }) => at ?? date;

const Legend = () => (
  <ul aria-hidden className="flex gap-4 text-xs text-muted">
    <li className="flex items-center gap-1.5 before:size-2 before:forced-color-adjust-none before:rounded-full before:bg-chart-1">
      Clicks
    </li>
    <li className="flex items-center gap-1.5 before:size-2 before:forced-color-adjust-none before:rounded-full before:bg-chart-2">
      Visitors
    </li>
    <li className="flex items-center gap-1.5 before:w-4 before:border-t-2 before:border-dashed before:border-muted">
      Not over yet
    </li>
  </ul>
);
