import { useState } from 'react';
import { classes } from '../ui/classes.ts';
import { ChartFrame } from './ChartFrame.tsx';
import { usePointKeys } from './usePointKeys.ts';

export interface WeekCell {
  /** 1 Monday to 7 Sunday. */
  weekday: number;
  hour: number;
  clicks: number;
}

interface WeekHeatMapProps {
  label: string;
  /** The 168 hours of a week, day by day. */
  cells: readonly WeekCell[];
  formatWeekday: (weekday: number) => string;
  formatTick: (hour: number) => string;
  /** A cell in words: day, hour and figure. */
  describe: (cell: WeekCell) => string;
}

const HOURS = 24;
const TICKS = [0, 6, 12, 18];
const STEPS = [0.14, 0.35, 0.55, 0.78, 1];

/** How dark a cell is: one of five steps, nothing for nothing. */
const depthOf = (clicks: number, most: number) =>
  clicks ? STEPS[Math.min(STEPS.length - 1, Math.ceil((clicks / most) * STEPS.length) - 1)]! : 0;

const shade = (depth: number) => ({
  background: depth
    ? `color-mix(in srgb, var(--chart-1) ${depth * 100}%, var(--surface))`
    : 'color-mix(in srgb, var(--line) 45%, var(--surface))',
});

/** The hours of a week, darker with more clicks. */
export function WeekHeatMap({ label, cells, formatWeekday, formatTick, describe }: WeekHeatMapProps) {
  const [pointed, setPointed] = useState<WeekCell | null>(null);
  const { index, frame } = usePointKeys(cells.length, HOURS);
  const shown = index === null ? pointed : cells[index]!;
  const most = Math.max(...cells.map(({ clicks }) => clicks), 1);
  return (
    <ChartFrame
      {...frame}
      label={label}
      spoken={index === null ? null : describe(cells[index]!)}
      className="flex min-h-0 grow flex-col gap-2"
    >
      <div
        aria-hidden
        className="grid min-h-0 grow grid-cols-[2.5rem_repeat(24,minmax(0,1fr))] grid-rows-[repeat(7,minmax(1rem,1fr))_auto] gap-[2px] sm:gap-[3px]"
        onPointerLeave={() => setPointed(null)}
      >
        {[...new Set(cells.map(({ weekday }) => weekday))].map((weekday) => (
          <div key={weekday} className="contents">
            <span className="self-center truncate text-xs text-faint">{formatWeekday(weekday)}</span>
            {cells
              .filter((cell) => cell.weekday === weekday)
              .map((cell) => (
                <span
                  key={cell.hour}
                  title={describe(cell)}
                  onPointerEnter={() => setPointed(cell)}
                  className={classes(
                    'rounded-[3px] forced-color-adjust-none hover:ring-2 hover:ring-ink/40 forced-colors:border forced-colors:border-[CanvasText]',
                    cell === shown && 'ring-2 ring-ink/40 forced-colors:ring-[Highlight]',
                  )}
                  style={shade(depthOf(cell.clicks, most))}
                />
              ))}
          </div>
        ))}
        {TICKS.map((hour) => (
          <span
            key={hour}
            className="row-start-8 text-xs text-faint tabular-nums"
            style={{ gridColumn: `${hour + 2} / span 5` }}
          >
            {formatTick(hour)}
          </span>
        ))}
      </div>
      <p aria-hidden className="flex items-center justify-between gap-3 text-xs text-faint">
        <span className="truncate text-muted tabular-nums">{shown && describe(shown)}</span>
        <span className="flex items-center gap-1">
          Less
          {[0, ...STEPS].map((depth) => (
            <span
              key={depth}
              className="size-3 rounded-[3px] forced-color-adjust-none forced-colors:border forced-colors:border-[CanvasText]"
              style={shade(depth)}
            />
          ))}
          More
        </span>
      </p>
    </ChartFrame>
  );
}
