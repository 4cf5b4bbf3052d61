import { graphql, useFragment } from 'react-relay/hooks';
import type { WeekHeat_analytics$key } from '../../__generated__/WeekHeat_analytics.graphql';
import type { WeekCell } from '../../charts/WeekHeatMap.tsx';
import { formatHour, formatHourSpan, formatShortWeekday, formatWeekday, weekdaysOf } from '../../format/hours.ts';
import { countOf, formatCount } from '../../format/numbers.ts';
import { NoClicks } from '../analytics/NoClicks.tsx';
import { ChartPanel } from '../../ui/ChartPanel.tsx';
import { DataTable } from '../../ui/DataTable.tsx';
import { MetricTip } from '../analytics/MetricTip.tsx';
import { lazily } from '../../ui/lazily.ts';

const WeekHeatMap = lazily(async () => (await import('../../charts/WeekHeatMap.tsx')).WeekHeatMap);

const HOURS = Array.from({ length: 24 }, (_, hour) => hour);
const describe = ({ weekday, hour, clicks }: WeekCell) =>
  `${formatWeekday(weekday)}, ${formatHourSpan(hour)}: ${countOf(clicks, 'click')}`;

/** When in the week people click. */
export function WeekHeat(props: { analytics: WeekHeat_analytics$key; className?: string }) {
  const { heatmap } = useFragment(
    graphql`
      fragment WeekHeat_analytics on Analytics {
        heatmap {
          weekday
          hour
          clicks
        }
      }
    `,
    props.analytics,
  );
  const busiest = heatmap.reduce<WeekCell | null>(
    (most, cell) => (cell.clicks > (most?.clicks ?? 0) ? cell : most),
    null,
  );
  const clicksOf = (weekday: number, hour: number) =>
    heatmap.find((cell) => cell.weekday === weekday && cell.hour === hour)?.clicks ?? 0;
  return (
    <ChartPanel
      title="Clicks by weekday and hour"
      tip={<MetricTip metric="peak-hour" name="Clicks by weekday and hour" />}
      subtitle={busiest ? `Busiest: ${describe(busiest)}` : 'The hours of the week'}
      className={props.className}
      height="h-80"
      empty={!busiest && <NoClicks>Clicks by weekday and hour appear here.</NoClicks>}
      chart={
        <WeekHeatMap
          label={`Clicks by weekday and hour${busiest ? `, most on ${describe(busiest)}` : ''}`}
          cells={heatmap}
          formatWeekday={formatShortWeekday}
          formatTick={formatHour}
          describe={describe}
        />
      }
      table={
        <DataTable
          caption="Clicks by weekday and hour"
          rows={HOURS}
          keyOf={String}
          columns={[
            { name: 'Hour', cell: formatHourSpan },
            ...weekdaysOf(heatmap).map((weekday) => ({
              name: formatShortWeekday(weekday),
              cell: (hour: number) => formatCount(clicksOf(weekday, hour)),
              isFigure: true,
            })),
          ]}
        />
      }
    />
  );
}
