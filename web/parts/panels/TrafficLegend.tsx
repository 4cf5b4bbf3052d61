import type { TrafficSeries } from '../../charts/TrafficChart.tsx';
import { classes } from '../../ui/classes.ts';

const marks: Record<string, string> = { 'chart-1': 'border-chart-1', 'chart-2': 'border-chart-2' };

/** What the lines are; bounces, which the snippet would draw in red, are said to be missing. */
export const TrafficLegend = ({
  series,
  isBouncesMissing,
}: {
  series: readonly TrafficSeries[];
  isBouncesMissing: boolean;
}) => (
  <ul className="flex flex-wrap gap-x-4 gap-y-1 text-xs text-muted">
    {series.map(({ name, colour, isDashed }) => (
      <li key={name} className="flex items-center gap-1.5">
        <span aria-hidden className={classes('w-4 border-t-2', marks[colour], isDashed && 'border-dashed')} />
        {name}
      </li>
    ))}
    {isBouncesMissing && (
      <li className="flex items-center gap-1.5 text-faint">
        <span aria-hidden className="w-4 border-t-2 border-danger" />
        Bounces: measured only with the snippet
      </li>
    )}
  </ul>
);
