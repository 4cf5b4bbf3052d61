import type { ChartMark } from './traffic-line.ts';

interface MarkLinesProps {
  marks: readonly ChartMark[];
  xOf: (index: number) => number;
  height: number;
  colour: string;
}

/** Dotted lines down the points that something is to be said of. */
export const MarkLines = ({ marks, xOf, height, colour }: MarkLinesProps) =>
  marks.map(({ index, label }) => {
    const x = xOf(index);
    return (
      <g key={`${index} ${label}`}>
        <line x1={x} x2={x} y1={0} y2={height} stroke={colour} strokeWidth={1.5} strokeDasharray="1.5 4" />
        <path d={`M${x - 4} 0h8l-4 6z`} fill={colour} />
      </g>
    );
  });
