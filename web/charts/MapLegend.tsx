import { markerSize } from './projection.ts';

interface MapLegendProps {
  /** The clicks of the country with the most. */
  most: number;
  formatValue: (value: number) => string;
  /** What is counted. */
  unit: string;
}

/** Says what the sizes of markers stand for: the largest figure, and a quarter of it. */
export function MapLegend({ most, formatValue, unit }: MapLegendProps) {
  if (most < 2) return null;
  const steps = [...new Set([most, Math.round(most / 4) || 1])];
  return (
    <p aria-hidden className="pointer-events-none absolute bottom-0 left-0 hidden items-end gap-3 text-xs sm:flex">
      {steps.map((clicks) => (
        <span key={clicks} className="flex flex-col items-center gap-1 text-muted tabular-nums">
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
