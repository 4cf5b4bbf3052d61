import { formatCount, formatPercent } from '../../format/numbers.ts';
import { ValueIcon } from '../../parts/analytics/ValueIcon.tsx';

interface ChannelBarsProps {
  shares: readonly { key: string; label: string; clicks: number; percentage: number }[];
}

/** Every channel with a bar as long as its part of the largest. */
export function ChannelBars({ shares }: ChannelBarsProps) {
  const most = Math.max(...shares.map(({ clicks }) => clicks), 1);
  return (
    <ul className="grid gap-0.5 text-sm">
      {shares.map(({ key, label, clicks, percentage }) => (
        <li key={key} className="relative isolate flex items-center gap-2 px-2 py-0.5">
          <span
            aria-hidden
            className="share-bar absolute inset-y-0 left-0 -z-10 rounded-md bg-chart-1/12 transition-[width] duration-500"
            style={{ width: `${(clicks / most) * 100}%` }}
          />
          <ValueIcon dimension="CHANNEL" valueKey={key} />
          <span className="truncate">{label}</span>
          <span className="ml-auto font-medium tabular-nums">
            {formatCount(clicks)}
            <span className="sr-only"> clicks</span>
          </span>
          <span className="w-11 text-right text-xs text-muted tabular-nums">{formatPercent(percentage)}</span>
        </li>
      ))}
    </ul>
  );
}
