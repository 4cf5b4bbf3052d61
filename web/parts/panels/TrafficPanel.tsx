import { lazy, useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { TrafficPanel_analytics$key } from '../../__generated__/TrafficPanel_analytics.graphql';
import { formatDays, formatLongDay } from '../../format/dates.ts';
import { axisHour } from '../../format/hours.ts';
import { formatCount, formatShort } from '../../format/numbers.ts';
import { NoClicks } from '../analytics/NoClicks.tsx';
import { ChartPanel } from '../../ui/ChartPanel.tsx';
import { DataTable } from '../../ui/DataTable.tsx';
import { LockedDays } from './LockedDays.tsx';
import { MetricTip } from '../analytics/MetricTip.tsx';
import { NEEDS_SNIPPET } from '../analytics/figure-tips.ts';
import { NotMeasured } from './NotMeasured.tsx';
import { TrafficControls, type ChartType } from './TrafficControls.tsx';
import { TrafficFooter } from './TrafficFooter.tsx';
import { TrafficLegend } from './TrafficLegend.tsx';
import {
  chartLabel,
  drawingOf,
  hasNoClicks,
  type Granularity,
  type TrafficData,
  type TrafficMetric,
} from './traffic-series.ts';

const TrafficChart = lazy(async () => ({ default: (await import('../../charts/TrafficChart.tsx')).TrafficChart }));

interface TrafficPanelProps {
  analytics: TrafficPanel_analytics$key;
  isDetailed: boolean;
  className?: string;
}

const titles = {
  plain: { title: 'Traffic Overview', subtitle: 'Clicks and visitor trends over time' },
  detailed: { title: 'Advanced Traffic Analysis', subtitle: 'Detailed traffic patterns and trends' },
};

/** Clicks or visitors over the days, beside those of the days compared with; in detail also by the hours of the day. */
export function TrafficPanel({ isDetailed, className, ...props }: TrafficPanelProps) {
  const analytics = useFragment(
    graphql`
      fragment TrafficPanel_analytics on Analytics {
        historyLimitedFrom
        series {
          date
          clicks
          visitors
        }
        seriesBefore @include(if: $compared) {
          date
          clicks
          visitors
        }
        peakHours {
          hour
          clicks
          visitors
        }
        ...TrafficFooter_analytics
      }
    `,
    props.analytics,
  );
  const { historyLimitedFrom, series, seriesBefore, peakHours } = analytics;
  const [metric, setMetric] = useState<TrafficMetric>('clicks');
  const [type, setType] = useState<ChartType>('area');
  const [granularity, setGranularity] = useState<Granularity>('daily');
  const named = titles[isDetailed ? 'detailed' : 'plain'];
  const mode = isDetailed ? granularity : 'daily';
  const data: TrafficData = { series, seriesBefore, peakHours };
  const drawing = drawingOf(data, metric, mode);
  // By the hour conversions fall back to clicks.
  const isUnmeasured = metric === 'engagement' && mode === 'daily';
  return (
    <ChartPanel
      {...named}
      tip={<MetricTip metric="clicks" name={named.title} />}
      className={className}
      height="min-h-[24.5rem]"
      empty={hasNoClicks(data) && <NoClicks>Share a short URL. Its first click appears here within a second.</NoClicks>}
      chart={
        <>
          <TrafficControls
            isDetailed={isDetailed}
            metric={metric}
            onMetric={setMetric}
            type={type}
            onType={setType}
            granularity={granularity}
            onGranularity={setGranularity}
          />
          {isUnmeasured ? (
            <NotMeasured title="Conversions are not measured yet">{NEEDS_SNIPPET}.</NotMeasured>
          ) : (
            <>
              <TrafficLegend series={drawing.series} isBouncesMissing={isDetailed && mode === 'daily'} />
              <div className="flex h-80 min-w-0">
                {mode === 'daily' && historyLimitedFrom && <LockedDays from={historyLimitedFrom} />}
                <div className="min-w-0 grow">
                  <TrafficChart
                    {...drawing}
                    label={chartLabel(drawing, series.length, mode)}
                    isFilled={type === 'area'}
                    formatValue={formatCount}
                    formatTick={formatShort}
                  />
                </div>
              </div>
            </>
          )}
          {isDetailed && <TrafficFooter analytics={analytics} />}
        </>
      }
      table={mode === 'hourly' ? <HoursTable hours={peakHours} /> : <DaysTable {...data} />}
    />
  );
}

const DaysTable = ({ series, seriesBefore }: TrafficData) => (
  <div className="flex h-[24.5rem]">
    <DataTable
      caption="Clicks and visitors per day"
      rows={series.map((day, index) => ({ ...day, before: seriesBefore?.[index] })).reverse()}
      keyOf={(day) => day.date}
      columns={[
        { name: 'Day', cell: (day) => formatLongDay(day.date) },
        { name: 'Clicks', cell: (day) => formatCount(day.clicks), isFigure: true },
        { name: 'Unique Visitors', cell: (day) => formatCount(day.visitors), isFigure: true },
        ...(seriesBefore?.length
          ? [
              {
                name: `Clicks, ${formatDays(seriesBefore[0]!.date, seriesBefore.at(-1)!.date)}`,
                cell: (day: { before?: { clicks: number } | undefined }) =>
                  day.before ? formatCount(day.before.clicks) : '—',
                isFigure: true,
              },
            ]
          : []),
      ]}
    />
  </div>
);

const HoursTable = ({ hours }: { hours: TrafficData['peakHours'] }) => (
  <div className="flex h-[24.5rem]">
    <DataTable
      caption="Clicks and visitors by the hour of the day"
      rows={hours}
      keyOf={(one) => String(one.hour)}
      columns={[
        { name: 'Hour', cell: (one) => axisHour(one.hour) },
        { name: 'Clicks', cell: (one) => formatCount(one.clicks), isFigure: true },
        { name: 'Unique Visitors', cell: (one) => formatCount(one.visitors), isFigure: true },
      ]}
    />
  </div>
);
