import { formatPercent } from '../../format/numbers.ts';
import { classes } from '../../ui/classes.ts';

interface MarkedShare {
  key: string;
  label: string;
  percentage: number;
  /** Class name of its colour in the chart. */
  mark: string;
}

/** The largest shares under their chart. */
export const ShareList = ({ shares }: { shares: readonly MarkedShare[] }) => (
  <ul className="grid gap-1 text-sm">
    {shares.map((share) => (
      <li key={share.key} className="flex items-center gap-2">
        <span aria-hidden className={classes('size-2 rounded-full forced-color-adjust-none', share.mark)} />
        <span className="truncate text-muted">{share.label}</span>
        <span className="ml-auto font-medium tabular-nums">{formatPercent(share.percentage)}</span>
      </li>
    ))}
  </ul>
);
