import type { PointerEvent } from 'react';
import { MarkLines } from './MarkLines.tsx';
import type { ChartMark, TrafficSeries } from './traffic-line.ts';
import { TrafficLines } from './TrafficLines.tsx';
import type { ChartColours } from './useChartTheme.ts';

interface TrafficPlotProps {
  /** Of the whole drawing, in pixels. */
  size: { width: number; height: number };
  margin: Margin;
  /** The values beside the axis, from 0 to the highest. */
  ticks: readonly { value: number; label: string }[];
  /** How many points there are, and what some of them are called below the axis. */
  count: number;
  labels: readonly { index: number; label: string }[];
  series: readonly TrafficSeries[];
  marks: readonly ChartMark[];
  isFilled: boolean;
  colours: ChartColours;
  /** The point that the keyboard or the pointer has reached. */
  reached: number | null;
  onPoint: (index: number | null) => void;
}

export type Margin = Record<'top' | 'right' | 'bottom' | 'left', number>;

/** Distance of labels from their axis. */
const BESIDE = 8;
const BELOW = 12;

/** Where a point lies between the first, 0, and the last, 1. */
export const shareOf = (index: number, count: number) => (count > 1 ? index / (count - 1) : 0.5);

/** The drawing of a chart over time: lines between its axes. */
export function TrafficPlot(props: TrafficPlotProps) {
  const { size, margin, ticks, count, labels, series, marks, isFilled, colours, reached, onPoint } = props;
  const width = Math.max(0, size.width - margin.left - margin.right);
  const height = Math.max(0, size.height - margin.top - margin.bottom);
  const xOf = (index: number) => shareOf(index, count) * width;
  const yOf = (value: number) => height * (1 - value / ticks.at(-1)!.value);
  const positionsOf = (values: TrafficSeries['values']) =>
    values.slice(0, count).map((value, index) => ({ x: xOf(index), y: value === null ? null : yOf(value) }));
  const point = ({ clientX, currentTarget }: PointerEvent) => {
    const plot = currentTarget.getBoundingClientRect();
    const share = Math.min(1, Math.max(0, (clientX - plot.left) / plot.width));
    onPoint(Math.max(0, Math.round(share * (count - 1))));
  };
  const leave = () => onPoint(null);
  // A finger that is lifted leaves, too: what it has reached stays until another place is touched.
  const leaveByMouse = ({ pointerType }: PointerEvent) => {
    if (pointerType === 'mouse') leave();
  };
  return (
    <svg aria-hidden width={size.width} height={size.height} className="absolute inset-0" fontSize={11}>
      <g transform={`translate(${margin.left} ${margin.top})`}>
        {ticks.map(({ value, label }) => (
          <g key={value} transform={`translate(0 ${yOf(value)})`}>
            <line x2={width} stroke={colours.line} />
            <text x={-BESIDE} textAnchor="end" dominantBaseline="central" fill={colours.faint}>
              {label}
            </text>
          </g>
        ))}
        {labels.map(({ index, label }) => (
          <text
            key={index}
            x={xOf(index)}
            y={height + BELOW}
            textAnchor="middle"
            dominantBaseline="hanging"
            fill={colours.faint}
          >
            {label}
          </text>
        ))}
        <MarkLines marks={marks} xOf={xOf} height={height} colour={colours.ink} />
        {reached !== null && <line x1={xOf(reached)} x2={xOf(reached)} y2={height} stroke={colours.muted} />}
        <TrafficLines {...{ series, positionsOf, height, isFilled, colours, reached }} />
        <rect
          width={width}
          height={height}
          fill="transparent"
          style={{ touchAction: 'pan-y' }}
          onPointerDown={point}
          onPointerMove={point}
          onPointerLeave={leaveByMouse}
          onPointerCancel={leave}
        />
      </g>
    </svg>
  );
}
