import { graphql, readInlineData } from 'react-relay/hooks';
import type { SpeedShares_share$key } from '../../__generated__/SpeedShares_share.graphql';
import { formatCount, formatPercent } from '../../format/numbers.ts';
import { Unknown } from '../../ui/Unknown.tsx';

/** How many visitors have at least so many megabits per second. */
export function SpeedShares(props: { shares: readonly SpeedShares_share$key[] }) {
  const shares = props.shares.map((share) =>
    readInlineData(
      graphql`
        fragment SpeedShares_share on SpeedShare @inline {
          mbps
          percentage
        }
      `,
      share,
    ),
  );
  return (
    <ul className="grid gap-2">
      {shares.map(({ mbps, percentage }) => (
        <li key={mbps} className="grid grid-cols-[7.5rem_minmax(0,1fr)_auto] items-center gap-3 text-sm">
          <span>at least {formatCount(mbps)} Mbit/s</span>
          <span aria-hidden className="h-2 overflow-hidden rounded-full bg-sunken">
            <span
              className="block h-full rounded-full bg-chart-1 forced-color-adjust-none"
              style={{ width: `${percentage ?? 0}%` }}
            />
          </span>
          <span className="w-16 text-right tabular-nums">
            {typeof percentage === 'number' ? formatPercent(percentage) : <Unknown why={TOO_LITTLE} />}
          </span>
        </li>
      ))}
    </ul>
  );
}

const TOO_LITTLE = 'Downloads were over before they could tell';
