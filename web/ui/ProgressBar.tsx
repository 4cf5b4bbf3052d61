/** A share of 0 to 100 as a thin bar; longer values fill it. */
export function ProgressBar({ value, label }: { value: number; label: string }) {
  const width = Math.min(100, Math.max(0, value));
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(width)}
      className="h-1.5 overflow-hidden rounded-full bg-sunken"
    >
      <div
        className="h-full rounded-full bg-chart-1 forced-color-adjust-none transition-[width] duration-500"
        style={{ width: `${width}%` }}
      />
    </div>
  );
}
