import { graphql, useFragment } from 'react-relay/hooks';
import type { PeakHours_analytics$key } from '../../__generated__/PeakHours_analytics.graphql';
import { formatHour, formatHourSpan } from '../../format/hours.ts';
import { countOf, formatCount } from '../../format/numbers.ts';
import { NoClicks } from '../analytics/NoClicks.tsx';
import { ChartPanel } from '../../ui/ChartPanel.tsx';
import { DataTable } from '../../ui/DataTable.tsx';
import { MetricTip } from '../analytics/MetricTip.tsx';
import { peakHourOf } from './traffic-series.ts';
import { lazily } from '../../ui/lazily.ts';

const HourBars = lazily(async () => (await import('../../charts/HourBars.tsx')).HourBars);

/** When in the day people click. */
export function PeakHours(props: { analytics: PeakHours_analytics$key }) {
  const { peakHours } = useFragment(
    graphql`
      fragment PeakHours_analytics on Analytics {
        peakHours {
          hour
          clicks
        }
      }
    `,
    props.analytics,
  );
  const peak = peakHourOf(peakHours);
  return (
    <ChartPanel
      title="Peak hours"
      tip={<MetricTip metric="peak-hour" name="Peak hours" />}
      subtitle={
        peak === null ? 'Clicks by the hour of the day' : `Busiest hour of this period: ${formatHourSpan(peak)}`
      }
      height="h-80"
      empty={peak === null && <NoClicks>The busiest hours appear here.</NoClicks>}
      chart={
        <HourBars
          label={`Clicks by the hour of the day, busiest hour: ${formatHourSpan(peak ?? 0)}`}
          hours={peakHours}
          formatTick={formatHour}
          describe={({ hour, clicks }) => `${formatHourSpan(hour)}: ${countOf(clicks, 'click')}`}
        />
      }
      table={
        <DataTable
          caption="Clicks by the hour of the day"
          rows={peakHours}
          keyOf={(one) => String(one.hour)}
          columns={[
            { name: 'Hour', cell: (one) => formatHourSpan(one.hour) },
            { name: 'Clicks', cell: (one) => formatCount(one.clicks), isFigure: true },
          ]}
        />
      }
    />
  );
}
