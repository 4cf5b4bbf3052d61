import type { ReactNode } from 'react';
import { formatCount, formatPercent } from '../../format/numbers.ts';

interface ShareRowProps {
  /** What choosing the row does, for its tooltip. */
  title: string;
  /** Left out where nothing can be filtered. */
  onChoose?: (() => void) | undefined;
  clicks: number;
  /** The percentage of all clicks. */
  share: number;
  /** The percentage of the largest row, drawn behind this one. */
  width: number;
  /** The name of the row and its decoration. */
  children: ReactNode;
}

/** A row of a list that filters by more than one value at once. */
export const ShareRow = ({ title, onChoose, clicks, share, width, children }: ShareRowProps) => (
  <li className="relative isolate">
    <span
      aria-hidden
      className="share-bar absolute inset-y-0 left-0 -z-10 rounded-lg bg-chart-1/12"
      style={{ width: `${Math.min(100, width)}%` }}
    />
    <button
      type="button"
      disabled={!onChoose}
      title={title}
      onClick={onChoose}
      className="flex w-full items-center gap-3 rounded-lg px-2 py-1.5 text-left text-sm enabled:hover:bg-sunken/70"
    >
      {children}
      <span className="w-14 shrink-0 text-right font-medium tabular-nums">
        {formatCount(clicks)}
        <span className="sr-only"> clicks</span>
      </span>
      <span className="w-12 shrink-0 text-right text-xs text-muted tabular-nums">{formatPercent(share)}</span>
    </button>
  </li>
);
