import { graphql, useFragment } from 'react-relay/hooks';
import type { Patterns_analytics$key } from '../../../__generated__/Patterns_analytics.graphql';
import { formatHour, formatHourSpan, formatWeekday, weekdaysOf } from '../../../format/hours.ts';
import { formatCount, formatPercent } from '../../../format/numbers.ts';
import { NoClicks } from '../../../parts/analytics/NoClicks.tsx';
import { ProgressBar } from '../../../ui/ProgressBar.tsx';
import { peakHourOf } from '../../../parts/panels/traffic-series.ts';

const PARTS = [
  { name: 'Night', from: 0, to: 6 },
  { name: 'Morning', from: 6, to: 12 },
  { name: 'Afternoon', from: 12, to: 18 },
  { name: 'Evening', from: 18, to: 24 },
];

/** How clicks spread over the days of the week and the parts of the day. */
export function Patterns(props: { analytics: Patterns_analytics$key }) {
  const { heatmap } = useFragment(
    graphql`
      fragment Patterns_analytics on Analytics {
        heatmap {
          weekday
          hour
          clicks
        }
      }
    `,
    props.analytics,
  );
  const sumOf = (wanted: (cell: (typeof heatmap)[number]) => boolean) =>
    heatmap.reduce((sum, cell) => (wanted(cell) ? sum + cell.clicks : sum), 0);
  const total = sumOf(() => true);
  if (total === 0) return <NoClicks>Clicks by weekday and hour appear here.</NoClicks>;
  const peak = peakHourOf(heatmap.map(({ hour }) => ({ hour, clicks: sumOf((cell) => cell.hour === hour) })));
  return (
    <div className="grid gap-5">
      <Shares
        title="By weekday"
        total={total}
        rows={weekdaysOf(heatmap).map((weekday) => ({
          name: formatWeekday(weekday),
          clicks: sumOf((cell) => cell.weekday === weekday),
        }))}
      />
      <Shares
        title={`By part of the day, busiest hour: ${formatHourSpan(peak ?? 0)}`}
        total={total}
        rows={PARTS.map(({ name, from, to }) => ({
          name: `${name}, ${formatHour(from)}–${formatHour(to % 24)}`,
          clicks: sumOf((cell) => cell.hour >= from && cell.hour < to),
        }))}
      />
    </div>
  );
}

interface SharesProps {
  title: string;
  total: number;
  rows: readonly { name: string; clicks: number }[];
}

const Shares = ({ title, total, rows }: SharesProps) => (
  <section aria-label={title}>
    <h3 className="mb-1 text-xs font-medium text-faint">{title}</h3>
    <ul className="grid gap-1.5">
      {rows.map(({ name, clicks }) => (
        <li
          key={name}
          className="grid grid-cols-[9.75rem_minmax(0,1fr)_3rem_3rem] max-sm:grid-cols-[7.5rem_minmax(0,1fr)_2.5rem_3rem] items-center gap-3 text-sm"
        >
          <span className="truncate text-muted max-sm:whitespace-normal">{name}</span>
          <ProgressBar value={(clicks / total) * 100} label={`${name}: share of clicks`} />
          <span className="text-right font-medium tabular-nums">{formatCount(clicks)}</span>
          <span className="text-right text-xs text-faint tabular-nums">{formatPercent((clicks / total) * 100)}</span>
        </li>
      ))}
    </ul>
  </section>
);
