import { lazy } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { ClicksOverTime_dashboard$key } from '../../__generated__/ClicksOverTime_dashboard.graphql';
import { formatDay, formatLongDay } from '../../format/dates.ts';
import { countOf, formatCount, formatShort } from '../../format/numbers.ts';
import { MetricTip } from '../../parts/analytics/MetricTip.tsx';
import { NoClicks } from '../../parts/analytics/NoClicks.tsx';
import { ChartPanel } from '../../ui/ChartPanel.tsx';
import { DataTable } from '../../ui/DataTable.tsx';

const TimeSeriesChart = lazy(async () => ({
  default: (await import('../../charts/TimeSeriesChart.tsx')).TimeSeriesChart,
}));

/** Clicks and visitors, day by day. */
export function ClicksOverTime(props: { dashboard: ClicksOverTime_dashboard$key }) {
  const { clicksOverTime, historyLimitedFrom } = useFragment(
    graphql`
      fragment ClicksOverTime_dashboard on Dashboard {
        historyLimitedFrom
        clicksOverTime {
          date
          clicks
          visitors
        }
      }
    `,
    props.dashboard,
  );
  const total = clicksOverTime.reduce((sum, day) => sum + day.clicks, 0);
  return (
    <ChartPanel
      title="Clicks over time"
      tip={<MetricTip metric="clicks" name="Clicks over time" />}
      subtitle={
        historyLimitedFrom
          ? `Your plan shows figures from ${formatLongDay(historyLimitedFrom)}`
          : 'Clicks and visitors per day'
      }
      className="lg:col-span-2"
      height="h-72"
      empty={total === 0 && <NoClicks>Share a short URL. Its first click appears here within a second.</NoClicks>}
      chart={
        <>
          <Legend />
          <div className="min-h-0 grow">
            <TimeSeriesChart
              label={`Clicks and visitors per day: ${countOf(total, 'click')} in ${clicksOverTime.length} days`}
              days={clicksOverTime.map((day) => day.date)}
              series={[
                { name: 'Clicks', values: clicksOverTime.map((day) => day.clicks) },
                { name: 'Visitors', values: clicksOverTime.map((day) => day.visitors) },
              ]}
              formatDay={formatDay}
              formatLongDay={formatLongDay}
              formatValue={formatCount}
              formatTick={formatShort}
            />
          </div>
        </>
      }
      table={
        <DataTable
          caption="Clicks and visitors per day"
          rows={[...clicksOverTime].reverse()}
          keyOf={(day) => day.date}
          columns={[
            { name: 'Day', cell: (day) => formatLongDay(day.date) },
            { name: 'Clicks', cell: (day) => formatCount(day.clicks), isFigure: true },
            { name: 'Visitors', cell: (day) => formatCount(day.visitors), isFigure: true },
          ]}
        />
      }
    />
  );
}

const Legend = () => (
  <ul aria-hidden className="flex gap-4 text-xs text-muted">
    <li className="flex items-center gap-1.5 before:size-2 before:rounded-full before:bg-chart-1">Clicks</li>
    <li className="flex items-center gap-1.5 before:size-2 before:rounded-full before:bg-chart-2">Visitors</li>
  </ul>
);
