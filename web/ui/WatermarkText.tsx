import { useWatermark } from './watermark.ts';

/** The watermark's text, in panels' headings. */
export function WatermarkText() {
  const text = useWatermark();
  if (!text) return null;
  return (
    <span className="inline-flex rounded-md border border-dashed border-warning bg-warning-soft px-1.5 py-0.5 text-xs font-medium whitespace-nowrap text-warning">
      {text}
    </span>
  );
}
