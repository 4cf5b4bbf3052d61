import { graphql, useFragment } from 'react-relay/hooks';
import type { FactShares_shares$key } from '../../__generated__/FactShares_shares.graphql';
import { formatCount, formatPercent } from '../../format/numbers.ts';

interface FactSharesProps {
  shares: FactShares_shares$key;
  /** What is counted. */
  unit: 'clicks' | 'visits';
  limit: number;
}

/** Clicks by something that was measured of them. */
export function FactShares({ unit, limit, ...props }: FactSharesProps) {
  const shares = useFragment(
    graphql`
      fragment FactShares_shares on FactShare @relay(plural: true) {
        label
        clicks
        percentage
      }
    `,
    props.shares,
  );
  const most = Math.max(...shares.map(({ clicks }) => clicks), 1);
  return (
    <ol className="grid grid-cols-1 gap-1">
      {shares.slice(0, limit).map(({ label, clicks, percentage }) => (
        <li key={label} className="relative isolate flex items-center gap-3 rounded-lg px-2 py-1.5 text-sm">
          <span
            aria-hidden
            className="share-bar absolute inset-y-0 left-0 -z-10 rounded-lg bg-chart-1/12"
            style={{ width: `${(clicks / most) * 100}%` }}
          />
          <span className="min-w-0 grow wrap-anywhere">{label.replace('x', ' × ')}</span>
          <span className="w-14 shrink-0 text-right font-medium tabular-nums">
            {formatCount(clicks)}
            <span className="sr-only"> {unit}</span>
          </span>
          <span className="w-12 shrink-0 text-right text-xs text-muted tabular-nums">{formatPercent(percentage)}</span>
        </li>
      ))}
    </ol>
  );
}
