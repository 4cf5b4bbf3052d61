import { useState } from 'react';
import { classes } from '../ui/classes.ts';

interface HourBarsProps {
  label: string;
  /** One for each hour of the day. */
  hours: readonly { hour: number; clicks: number }[];
  formatHour: (hour: number) => string;
  formatValue: (value: number) => string;
}

const TICKS = [0, 6, 12, 18];

/** The hours of a day as bars, the busiest in full colour. */
export function HourBars({ label, hours, formatHour, formatValue }: HourBarsProps) {
  const [pointed, setPointed] = useState<number | null>(null);
  const most = Math.max(...hours.map(({ clicks }) => clicks), 1);
  const shown = hours.find(({ hour }) => hour === pointed);
  return (
    <div role="img" aria-label={label} className="flex min-h-0 grow flex-col gap-2">
      <p aria-hidden className="h-4 text-xs text-muted tabular-nums">
        {shown && `${formatHour(shown.hour)}: ${formatValue(shown.clicks)}`}
      </p>
      <div className="flex min-h-0 grow items-end gap-[3px]" onPointerLeave={() => setPointed(null)}>
        {hours.map(({ hour, clicks }) => (
          <span
            key={hour}
            className="flex h-full min-w-0 grow items-end rounded-sm hover:bg-sunken"
            onPointerEnter={() => setPointed(hour)}
          >
            <span
              className={classes(
                'w-full rounded-t-sm bg-chart-1 transition-[height] duration-500',
                clicks !== most && 'opacity-45',
              )}
              style={{ height: `${Math.max((clicks / most) * 100, clicks ? 3 : 1)}%` }}
            />
          </span>
        ))}
      </div>
      <p aria-hidden className="grid grid-cols-24 gap-[3px] text-xs text-faint tabular-nums">
        {TICKS.map((hour) => (
          <span key={hour} className="col-span-6">
            {hour}:00
          </span>
        ))}
      </p>
    </div>
  );
}
