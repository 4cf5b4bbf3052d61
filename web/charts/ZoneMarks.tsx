import type { ChartMark } from './traffic-line.ts';

interface ZoneMarksProps {
  marks: readonly ChartMark[];
  /** When a point of the chart is. */
  nameOf: (index: number) => string;
}

/** What the marks of a chart over time say, each with its day; nothing without any. */
export const ZoneMarks = ({ marks, nameOf }: ZoneMarksProps) =>
  marks.length > 0 && (
    <ul className="flex flex-wrap gap-x-4 gap-y-1 text-xs text-muted">
      {marks.map(({ index, label }) => (
        <li key={`${index} ${label}`} className="flex items-center gap-1.5">
          <span aria-hidden className="text-ink">
            ▾
          </span>
          {`${label}, ${nameOf(index)}`}
        </li>
      ))}
    </ul>
  );
