import type { TrafficSeries } from '../../charts/traffic-line.ts';
import { classes } from '../../ui/classes.ts';

const marks: Record<string, string> = {
  'chart-1': 'border-chart-1',
  'chart-2': 'border-chart-2',
  'chart-3': 'border-chart-3',
  danger: 'border-danger',
};

/** What the lines are, and what their dashes and hollow dots mean. */
export function TrafficLegend({ series }: { series: readonly TrafficSeries[] }) {
  const isRunning = series.some(({ runningFrom }) => typeof runningFrom === 'number');
  const isPartial = series.some(({ partial }) => partial?.length);
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1 text-xs text-muted">
      {series.map(({ name, colour, isBefore }) => (
        <li key={name} className="flex items-center gap-1.5">
          <span
            aria-hidden
            className={classes('w-4', isBefore ? 'border-t opacity-55' : 'border-t-2', marks[colour])}
          />
          {name}
        </li>
      ))}
      {isRunning && (
        <li className="flex items-center gap-1.5">
          <span aria-hidden className="w-4 border-t-2 border-dashed border-muted" />
          Not over yet
        </li>
      )}
      {isPartial && (
        <li className="flex items-center gap-1.5">
          <span aria-hidden className="size-2 rounded-full border-2 border-muted" />
          Partly outside the period
        </li>
      )}
    </ul>
  );
}
