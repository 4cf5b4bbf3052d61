import { useState } from 'react';
import { classes } from '../ui/classes.ts';
import { ChartFrame } from './ChartFrame.tsx';
import { usePointKeys } from './usePointKeys.ts';

interface HourBarsProps {
  label: string;
  /** One for each hour of the day. */
  hours: readonly { hour: number; clicks: number }[];
  /** The hour in which a tick of the axis lies. */
  formatTick: (hour: number) => string;
  /** An hour and its figure in words. */
  describe: (hour: { hour: number; clicks: number }) => string;
}

const TICKS = [0, 6, 12, 18];

/** The hours of a day as bars, the busiest in full colour. */
export function HourBars({ label, hours, formatTick, describe }: HourBarsProps) {
  const [pointed, setPointed] = useState<number | null>(null);
  const { index, frame } = usePointKeys(hours.length);
  const most = Math.max(...hours.map(({ clicks }) => clicks), 1);
  const shown = hours[index ?? pointed ?? -1];
  const spoken = index === null ? null : describe(hours[index]!);
  return (
    <ChartFrame {...frame} label={label} spoken={spoken} className="flex min-h-0 grow flex-col gap-2">
      <p aria-hidden className="h-4 text-xs text-muted tabular-nums">
        {shown && describe(shown)}
      </p>
      <div className="flex min-h-0 grow items-end gap-[3px]" onPointerLeave={() => setPointed(null)}>
        {hours.map(({ hour, clicks }, at) => (
          <span
            key={hour}
            className={classes(
              'flex h-full min-w-0 grow items-end rounded-sm hover:bg-sunken',
              at === index && 'bg-sunken',
            )}
            onPointerEnter={() => setPointed(at)}
          >
            <span
              className={classes(
                'w-full rounded-t-sm bg-chart-1 transition-[height] duration-500 forced-color-adjust-none',
                'forced-colors:border forced-colors:border-[CanvasText] forced-colors:bg-[CanvasText]',
                at === index && 'forced-colors:bg-[Highlight]',
                clicks !== most && 'opacity-45 forced-colors:opacity-100',
              )}
              style={{ height: `${Math.max((clicks / most) * 100, clicks ? 3 : 1)}%` }}
            />
          </span>
        ))}
      </div>
      <p aria-hidden className="grid grid-cols-24 gap-[3px] text-xs text-faint tabular-nums">
        {TICKS.map((hour) => (
          <span key={hour} className="col-span-6">
            {formatTick(hour)}
          </span>
        ))}
      </p>
    </ChartFrame>
  );
}
