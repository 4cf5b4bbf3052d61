import { useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { TrafficPanel_analytics$key } from '../../__generated__/TrafficPanel_analytics.graphql';
import { formatCount, formatShort } from '../../format/numbers.ts';
import { NoClicks } from '../analytics/NoClicks.tsx';
import { ChartPanel } from '../../ui/ChartPanel.tsx';
import { LockedDays } from './LockedDays.tsx';
import { MetricTip } from '../analytics/MetricTip.tsx';
import { TrafficControls, type ChartType } from './TrafficControls.tsx';
import { TrafficFooter } from './TrafficFooter.tsx';
import { TrafficLegend } from './TrafficLegend.tsx';
import {
  chartLabel,
  drawingOf,
  hasNoClicks,
  hasVisits,
  type TrafficData,
  type TrafficMetric,
  type TrafficPoint,
} from './traffic-series.ts';
import { TrafficTable } from './TrafficTable.tsx';
import { lazilyFirst } from '../../ui/Later.tsx';

const TrafficChart = lazilyFirst(async () => (await import('../../charts/TrafficChart.tsx')).TrafficChart);

interface TrafficPanelProps {
  analytics: TrafficPanel_analytics$key;
  isDetailed: boolean;
  className?: string;
}

const named = { title: 'Clicks over time', subtitle: 'Clicks and visitors, beside the days compared with' };

/** Clicks or visitors over time, beside those of the days compared with. */
export function TrafficPanel({ isDetailed, className, ...props }: TrafficPanelProps) {
  const analytics = useFragment(
    graphql`
      fragment TrafficPanel_analytics on Analytics
      @argumentDefinitions(granularity: { type: "AnalyticsGranularity!", defaultValue: DAY }) {
        timeZone
        historyLimitedFrom
        timeZoneChanges {
          date
          at
          timeZone
        }
        series(granularity: $granularity) {
          date
          lastDate
          at
          isRunning
          isPartial
          clicks
          visitors
          facts {
            conversions
            bounces
          }
        }
        seriesBefore(granularity: $granularity) @include(if: $compared) {
          date
          lastDate
          at
          clicks
          visitors
          facts {
            conversions
            bounces
          }
        }
        ...TrafficFooter_analytics
      }
    `,
    props.analytics,
  );
  const { timeZone, timeZoneChanges, historyLimitedFrom, series, seriesBefore } = analytics;
  const [metric, setMetric] = useState<TrafficMetric>('clicks');
  const [type, setType] = useState<ChartType>('area');
  const data: TrafficData = {
    timeZone,
    series: series.map(({ isRunning, isPartial, ...point }) => ({ ...pointOf(point), isRunning, isPartial })),
    seriesBefore: seriesBefore?.map((point) => point && pointOf(point)),
  };
  const isMeasured = hasVisits(data);
  const shown = metric === 'conversions' && !isMeasured ? 'clicks' : metric;
  const drawing = drawingOf(data, shown, isDetailed && !series[0]?.at);
  return (
    <ChartPanel
      {...named}
      tip={<MetricTip metric="clicks" name={named.title} />}
      className={className}
      height="min-h-96"
      empty={hasNoClicks(data) && <NoClicks>Share a link. Its first click appears here within a second.</NoClicks>}
      chart={
        <>
          <TrafficControls metric={shown} onMetric={setMetric} isMeasured={isMeasured} type={type} onType={setType} />
          <TrafficLegend series={drawing.series} />
          <div className="flex h-80 min-w-0">
            {historyLimitedFrom && <LockedDays from={historyLimitedFrom} />}
            <div className="min-w-0 grow">
              <TrafficChart
                {...drawing}
                label={chartLabel(drawing, data)}
                zones={{ changes: timeZoneChanges, points: series }}
                isFilled={type === 'area'}
                formatValue={formatCount}
                formatTick={formatShort}
              />
            </div>
          </div>
          {isDetailed && <TrafficFooter analytics={analytics} />}
        </>
      }
      table={<TrafficTable {...data} />}
    />
  );
}

/** A point as the query has it. */
interface QueriedPoint extends Omit<TrafficPoint, 'conversions' | 'bounces'> {
  facts: { conversions?: number | null | undefined; bounces?: number | null | undefined };
}

const pointOf = ({ date, lastDate, at, clicks, visitors, facts }: QueriedPoint): TrafficPoint => ({
  date,
  lastDate,
  at,
  clicks,
  visitors,
  conversions: facts.conversions ?? null,
  bounces: facts.bounces ?? null,
});
