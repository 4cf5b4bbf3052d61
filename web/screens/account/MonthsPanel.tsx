import { graphql, useFragment } from 'react-relay/hooks';
import type { MonthsPanel_history$key } from '../../__generated__/MonthsPanel_history.graphql';
import { formatMonth } from '../../format/dates.ts';
import { formatCount } from '../../format/numbers.ts';
import { Panel } from '../../ui/Panel.tsx';
import { UNLIMITED } from './Meter.tsx';

interface MonthsPanelProps {
  history: MonthsPanel_history$key;
  clickLimit: number;
}

/** Clicks month by month, the newest first, and where this month leads. */
export function MonthsPanel({ clickLimit, ...props }: MonthsPanelProps) {
  const { months, forecast } = useFragment(
    graphql`
      fragment MonthsPanel_history on UsageHistory {
        forecast
        months {
          month
          clicks
        }
      }
    `,
    props.history,
  );
  const expected = forecast ?? null;
  const isLimited = clickLimit !== UNLIMITED;
  const most = Math.max(1, expected ?? 0, ...months.map(({ clicks }) => clicks));
  const newest = [...months].reverse();
  return (
    <Panel
      title="Clicks by month"
      subtitle={
        expected === null
          ? 'Clicks by people, without bots'
          : 'Clicks by people, without bots. The pale bar is the forecast for this month.'
      }
    >
      <table className="w-full text-sm">
        <caption className="sr-only">Clicks by month</caption>
        <thead>
          <tr className="text-left text-xs text-faint">
            <th className="py-1 font-medium">Month</th>
            <td className="w-full py-1" />
            <th className="py-1 text-right font-medium">Clicks</th>
          </tr>
        </thead>
        <tbody>
          {newest.map(({ month, clicks }, index) => (
            <tr key={month} className="border-t border-line">
              <th scope="row" className="py-2 pr-3 text-left font-medium whitespace-nowrap">
                {formatMonth(month)}
              </th>
              <td className="py-2">
                <Bar clicks={clicks} expected={index === 0 ? expected : null} most={most} />
              </td>
              <td className="py-2 pl-3 text-right whitespace-nowrap tabular-nums">
                {formatCount(clicks)}
                {isLimited && clicks > clickLimit && <span className="block text-xs text-danger">Over the limit</span>}
                {index === 0 && expected !== null && (
                  <span className="block text-xs text-faint">about {formatCount(expected)} expected</span>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {expected !== null && (
        <p className="mt-3 text-xs text-faint">
          The forecast takes the clicks so far and adds, for each day left, the daily average of the last 28 whole days.
        </p>
      )}
    </Panel>
  );
}

function Bar({ clicks, expected, most }: { clicks: number; expected: number | null; most: number }) {
  const width = (count: number) => `${(count / most) * 100}%`;
  return (
    <div aria-hidden className="relative h-2 min-w-9">
      {expected !== null && (
        <div
          className="absolute inset-y-0 left-0 rounded-full bg-chart-1 opacity-45 forced-color-adjust-none"
          style={{ width: width(expected) }}
        />
      )}
      <div
        className="absolute inset-y-0 left-0 rounded-full bg-chart-1 forced-color-adjust-none"
        style={{ width: width(clicks) }}
      />
    </div>
  );
}
