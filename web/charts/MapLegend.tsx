import { markerSize } from './projection.ts';

interface MapLegendProps {
  /** The clicks of the country with the most. */
  most: number;
  formatValue: (value: number) => string;
  /** What is counted. */
  unit: string;
}

/**
 * Says what the sizes of markers stand for: the largest figure, and a quarter of it. In a corner of the map, or below one
 * that has no corner to spare.
 */
export function MapLegend({ most, formatValue, unit }: MapLegendProps) {
  if (most < 2) return null;
  const steps = [...new Set([most, Math.round(most / 4) || 1])];
  return (
    <p
      aria-hidden
      className="pointer-events-none flex shrink-0 flex-wrap items-center justify-center gap-3 text-xs sm:absolute sm:bottom-0 sm:left-0 sm:items-end"
    >
      {steps.map((clicks) => (
        <span key={clicks} className="flex items-center gap-1.5 text-muted tabular-nums sm:flex-col sm:gap-1">
          <span
            className="rounded-full border border-muted forced-color-adjust-none"
            style={{ width: markerSize(clicks, most), height: markerSize(clicks, most) }}
          />
          {formatValue(clicks)}
        </span>
      ))}
      <span className="text-muted">{unit}</span>
    </p>
  );
}
