import { graphql, useFragment } from 'react-relay/hooks';
import type { YearPanel_analytics$key } from '../../__generated__/YearPanel_analytics.graphql';
import type { TrafficSeries } from '../../charts/traffic-line.ts';
import { formatDay, formatLongDay } from '../../format/dates.ts';
import { countOf, formatCount, formatShort } from '../../format/numbers.ts';
import { NoClicks } from '../../parts/analytics/NoClicks.tsx';
import { PlanLink } from '../../parts/PlanLink.tsx';
import { TrafficLegend } from '../../parts/panels/TrafficLegend.tsx';
import { nameOf } from '../../parts/panels/traffic-series.ts';
import { ChartPanel } from '../../ui/ChartPanel.tsx';
import { DataTable } from '../../ui/DataTable.tsx';
import { lazily } from '../../ui/lazily.ts';

const TrafficChart = lazily(async () => (await import('../../charts/TrafficChart.tsx')).TrafficChart);

/** Clicks and visitors of the account, week by week. */
export function YearPanel({ timeZone, ...props }: { analytics: YearPanel_analytics$key; timeZone: string }) {
  const { historyLimitedFrom, series, timeZoneChanges } = useFragment(
    graphql`
      fragment YearPanel_analytics on Analytics {
        historyLimitedFrom
        timeZoneChanges {
          date
          timeZone
        }
        series(granularity: WEEK) {
          date
          lastDate
          isRunning
          isPartial
          clicks
          visitors
        }
      }
    `,
    props.analytics,
  );
  const weeks = series.map(({ lastDate, ...week }) => ({ ...week, lastDate, at: null }));
  const total = weeks.reduce((sum, { clicks }) => sum + clicks, 0);
  const running = weeks.findIndex(({ isRunning }) => isRunning);
  const runningFrom = running === -1 ? null : running;
  const partial = weeks.flatMap(({ isPartial, isRunning }, index) => (isPartial && !isRunning ? index : []));
  const shared = { runningFrom, partial };
  const lines: TrafficSeries[] = [
    { name: 'Clicks', colour: 'chart-1', values: weeks.map(({ clicks }) => clicks), ...shared },
    { name: 'Visitors', colour: 'chart-2', values: weeks.map(({ visitors }) => visitors), ...shared },
  ];
  const titleOf = (date: string) =>
    nameOf(
      weeks.find((week) => week.date === date)!,
      timeZone,
    );
  return (
    <ChartPanel
      title="Over time"
      subtitle={
        historyLimitedFrom ? (
          <>
            Clicks and visitors per week. Your plan shows figures from {formatLongDay(historyLimitedFrom)}. <PlanLink />
          </>
        ) : (
          'Clicks and visitors per week, in the last 365 days'
        )
      }
      height="h-72"
      empty={total === 0 && <NoClicks>Share a link. Its clicks appear here.</NoClicks>}
      chart={
        <>
          <TrafficLegend series={lines} />
          <div className="min-h-0 grow">
            <TrafficChart
              label={`Clicks and visitors per week: ${countOf(total, 'click')} in ${countOf(weeks.length, 'week')}`}
              points={weeks.map(({ date }) => date)}
              series={lines}
              zones={{ changes: timeZoneChanges, points: weeks }}
              isFilled
              formatPoint={formatDay}
              formatTitle={titleOf}
              formatValue={formatCount}
              formatTick={formatShort}
            />
          </div>
        </>
      }
      table={
        <DataTable
          caption="Clicks and visitors per week"
          rows={[...weeks].reverse()}
          keyOf={({ date }) => date}
          columns={[
            { name: 'Week', cell: ({ date }) => titleOf(date) },
            { name: 'Clicks', cell: ({ clicks }) => formatCount(clicks), isFigure: true },
            { name: 'Visitors', cell: ({ visitors }) => formatCount(visitors), isFigure: true },
          ]}
        />
      }
    />
  );
}
