import { useState } from 'react';
import { ChartFrame } from './ChartFrame.tsx';
import { ChartTip } from './ChartTip.tsx';
import type { TrafficSeries } from './traffic-line.ts';
import { shareOf, TrafficPlot } from './TrafficPlot.tsx';
import { useChartTheme } from './useChartTheme.ts';
import { usePointKeys } from './usePointKeys.ts';
import { useSize } from './useSize.ts';
import { valueTicks } from './value-ticks.ts';
import { zoneMarks, type Zones } from './zone-marks.ts';
import { ZoneMarks } from './ZoneMarks.tsx';

interface TrafficChartProps {
  label: string;
  /** One for each value: hours, days, weeks or months. */
  points: readonly string[];
  /** The points that may have a label, if not all. */
  labelled?: readonly string[];
  series: readonly TrafficSeries[];
  /** Changes of the time zone to mark, and what the points cover. */
  zones: Zones;
  isFilled: boolean;
  formatPoint: (point: string) => string;
  /** The tooltip's heading. */
  formatTitle: (point: string) => string;
  formatValue: (value: number) => string;
  /** The same, short enough for the axis. */
  formatTick: (value: number) => string;
}

/** Room for one label of the axis, in pixels. */
const LABEL_WIDTH = 72;
const MAX_LABELS = 8;
const MARGIN = { top: 12, right: 20, bottom: 28 };
/** Room for a letter of the values beside the axis. */
const LETTER = 7;
/** The tooltip stands on the side with more room. */
const TIP_GAP = 10;

/** Labels at equal distances, counted from the last point. */
function chosen(points: readonly string[], width: number): string[] {
  const room = Math.max(2, Math.min(MAX_LABELS, Math.floor(width / LABEL_WIDTH)));
  const step = Math.max(1, Math.ceil(points.length / room));
  return points.filter((_point, index) => (points.length - 1 - index) % step === 0);
}

/** Figures over time as lines, filled or not, beside those of another time. */
export function TrafficChart(props: TrafficChartProps) {
  const { label, points, series, zones, isFilled, formatPoint, formatTitle, formatValue, formatTick } = props;
  const { colours } = useChartTheme();
  const [ref, size] = useSize<HTMLDivElement>();
  const { index, frame } = usePointKeys(points.length);
  const [pointed, setPointed] = useState<number | null>(null);
  const ticks = valueTicks(Math.max(...series.flatMap(({ values }) => values.map((value) => value ?? 0)), 1)).map(
    (value) => ({ value, label: formatTick(value) }),
  );
  const margin = { ...MARGIN, left: 14 + LETTER * Math.max(...ticks.map(({ label: { length } }) => length)) };
  const labels = chosen(props.labelled ?? points, size.width).map((point) => ({
    index: points.indexOf(point),
    label: formatPoint(point),
  }));
  const linesAt = (at: number) =>
    series.flatMap(({ name, colour, values }) => {
      const value = values[at];
      return typeof value === 'number' ? [{ name, colour: colours[colour], value: formatValue(value) }] : [];
    });
  const marks = zoneMarks(zones);
  const titleAt = (at: number) =>
    [formatTitle(points[at]!), ...marks.filter((mark) => mark.index === at).map((mark) => mark.label)].join(' · ');
  const sayAt = (at: number) =>
    `${titleAt(at)}: ${linesAt(at)
      .map(({ name, value }) => `${name} ${value}`)
      .join('; ')}`;
  const reached = pointed !== null && pointed < points.length ? pointed : index;
  return (
    <div className="flex h-full min-w-0 flex-col gap-1">
      <ZoneMarks marks={marks} nameOf={(at) => formatTitle(points[at]!)} />
      <ChartFrame
        ref={ref}
        {...frame}
        onBlur={() => {
          frame.onBlur();
          setPointed(null);
        }}
        label={label}
        spoken={index === null ? null : sayAt(index)}
        className="relative min-h-0 min-w-0 grow"
      >
        {size.width > 0 && (
          <TrafficPlot
            {...{ size, margin, ticks, labels, series, marks, isFilled, colours, reached }}
            count={points.length}
            onPoint={setPointed}
          />
        )}
        {reached !== null && (
          <PointTip
            title={titleAt(reached)}
            lines={linesAt(reached)}
            left={margin.left}
            share={shareOf(reached, points.length)}
          />
        )}
      </ChartFrame>
    </div>
  );
}

interface PointTipProps {
  title: string;
  lines: { name: string; value: string; colour: string }[];
  left: number;
  /** Where the point lies between the first, 0, and the last, 1. */
  share: number;
}

const PointTip = ({ title, lines, left, share }: PointTipProps) => (
  <div aria-hidden className="pointer-events-none absolute inset-y-2" style={{ left, right: MARGIN.right }}>
    <div
      className="absolute top-0"
      style={
        share < 0.5
          ? { left: `calc(${share * 100}% + ${TIP_GAP}px)` }
          : { right: `calc(${(1 - share) * 100}% + ${TIP_GAP}px)` }
      }
    >
      <ChartTip title={title} lines={lines} />
    </div>
  </div>
);
