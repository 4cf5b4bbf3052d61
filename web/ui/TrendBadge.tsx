import { ArrowDownRight, ArrowUpRight, Minus } from 'lucide-react';
import { classes } from './classes.ts';

interface TrendBadgeProps {
  /** Per cent; null where there is nothing to compare with. */
  change: number | null | undefined;
  /** The change as text, sign left out. */
  text: string;
}

/** How a figure moved against the period before. */
export function TrendBadge({ change, text }: TrendBadgeProps) {
  if (change === null || change === undefined) {
    return (
      <span title="No earlier figures to compare with" className="text-sm text-faint">
        —<span className="sr-only"> no earlier figures to compare with</span>
      </span>
    );
  }
  const Icon = change > 0 ? ArrowUpRight : change < 0 ? ArrowDownRight : Minus;
  const tone =
    change > 0 ? 'bg-positive-soft text-positive' : change < 0 ? 'bg-danger-soft text-danger' : 'bg-sunken text-muted';
  return (
    <span
      className={classes(
        'inline-flex items-center gap-1 rounded-md px-1.5 py-0.5 text-xs font-medium tabular-nums',
        tone,
      )}
    >
      <Icon aria-hidden className="size-3.5" />
      <span className="sr-only">{change < 0 ? 'down' : 'up'} </span>
      {text}
    </span>
  );
}
