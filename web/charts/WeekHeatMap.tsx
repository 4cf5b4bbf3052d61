import { useState } from 'react';

export interface WeekCell {
  /** 1 Monday to 7 Sunday. */
  weekday: number;
  hour: number;
  clicks: number;
}

interface WeekHeatMapProps {
  label: string;
  /** The 168 hours of a week. */
  cells: readonly WeekCell[];
  formatWeekday: (weekday: number) => string;
  /** A cell in words: day, hour and figure. */
  describe: (cell: WeekCell) => string;
}

const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7];
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
export function WeekHeatMap({ label, cells, formatWeekday, describe }: WeekHeatMapProps) {
  const [pointed, setPointed] = useState<WeekCell | null>(null);
  const most = Math.max(...cells.map(({ clicks }) => clicks), 1);
  return (
    <div role="img" aria-label={label} className="flex min-h-0 grow flex-col gap-2">
      <div
        aria-hidden
        className="grid min-h-0 grow grid-cols-[2.5rem_repeat(24,minmax(0,1fr))] grid-rows-[repeat(7,minmax(1rem,1fr))_auto] gap-[2px] sm:gap-[3px]"
        onPointerLeave={() => setPointed(null)}
      >
        {WEEKDAYS.map((weekday) => (
          <div key={weekday} className="contents">
            <span className="self-center truncate text-xs text-faint">{formatWeekday(weekday)}</span>
            {cells
              .filter((cell) => cell.weekday === weekday)
              .map((cell) => (
                <span
                  key={cell.hour}
                  title={describe(cell)}
                  onPointerEnter={() => setPointed(cell)}
                  className="rounded-[3px] hover:ring-2 hover:ring-ink/40"
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
            {hour}:00
          </span>
        ))}
      </div>
      <p aria-hidden className="flex items-center justify-between gap-3 text-xs text-faint">
        <span className="truncate text-muted tabular-nums">{pointed && describe(pointed)}</span>
        <span className="flex items-center gap-1">
          Less
          {[0, ...STEPS].map((depth) => (
            <span key={depth} className="size-3 rounded-[3px]" style={shade(depth)} />
          ))}
          More
        </span>
      </p>
    </div>
  );
}
