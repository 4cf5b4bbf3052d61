import { ResponsiveLine } from '@nivo/line';
import { ChartFrame } from './ChartFrame.tsx';
import { ChartTip } from './ChartTip.tsx';
import { marksLayer } from './MarkLines.tsx';
import type { TrafficSeries } from './traffic-line.ts';
import { linesLayer } from './TrafficLines.tsx';
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
/** The tooltip of the keyboard stands on the side with more room. */
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
  const { colours, theme } = useChartTheme();
  const [ref, { width }] = useSize<HTMLDivElement>();
  const { index, frame } = usePointKeys(points.length);
  const ticks = valueTicks(Math.max(...series.flatMap(({ values }) => values.map((value) => value ?? 0)), 1));
  const left = 14 + LETTER * Math.max(...ticks.map((tick) => formatTick(tick).length));
  const linesAt = (at: number) =>
    series.flatMap(({ name, colour, values }) => {
      const value = values[at];
      return typeof value === 'number' ? [{ name, colour: colours[colour], value: formatValue(value) }] : [];
    });
  const marks = zoneMarks(zones);
  const titleAt = (at: number) =>
    [formatTitle(points[at]!), ...marks.filter((mark) => mark.index === at).map((mark) => mark.label)].join(' · ');
  const reached = index === null ? null : { title: titleAt(index), lines: linesAt(index) };
  return (
    <div className="flex h-full min-w-0 flex-col gap-1">
      <ZoneMarks marks={marks} nameOf={(at) => formatTitle(points[at]!)} />
      <ChartFrame
        ref={ref}
        {...frame}
        label={label}
        spoken={reached && `${reached.title}: ${reached.lines.map(({ name, value }) => `${name} ${value}`).join('; ')}`}
        className="relative min-h-0 min-w-0 grow"
      >
        <ResponsiveLine
          data={series.map(({ name, values }) => ({
            id: name,
            data: points.map((point, at) => ({ x: point, y: values[at] ?? null })),
          }))}
          theme={theme}
          colors={series.map(({ colour }) => colours[colour])}
          margin={{ ...MARGIN, left }}
          xScale={{ type: 'point' }}
          yScale={{ type: 'linear', min: 0, max: ticks.at(-1)! }}
          curve="monotoneX"
          enablePoints={false}
          enableGridX={false}
          gridYValues={ticks}
          axisLeft={{ tickValues: ticks, tickSize: 0, tickPadding: 8, format: (value) => formatTick(Number(value)) }}
          axisBottom={{
            tickValues: chosen(props.labelled ?? points, width),
            tickSize: 0,
            tickPadding: 12,
            format: (point) => formatPoint(String(point)),
          }}
          layers={[
            'grid',
            'axes',
            marksLayer(marks, colours),
            linesLayer(series, { isFilled, colours, reached: index }),
            'crosshair',
            'slices',
          ]}
          enableSlices="x"
          sliceTooltip={({ slice }) => {
            const at = points.indexOf(String(slice.points[0]?.data.x));
            return <ChartTip title={titleAt(at)} lines={linesAt(at)} />;
          }}
          animate={false}
          role="presentation"
        />
        {reached && <KeyboardTip {...reached} left={left} share={share(index!, points.length)} />}
      </ChartFrame>
    </div>
  );
}

const share = (index: number, count: number) => (count > 1 ? index / (count - 1) : 0.5);

interface KeyboardTipProps {
  title: string;
  lines: { name: string; value: string; colour: string }[];
  left: number;
  /** Where the point lies between the first, 0, and the last, 1. */
  share: number;
}

const KeyboardTip = ({ title, lines, left, share: at }: KeyboardTipProps) => (
  <div aria-hidden className="pointer-events-none absolute inset-y-2" style={{ left, right: MARGIN.right }}>
    <div
      className="absolute top-0"
      style={
        at < 0.5 ? { left: `calc(${at * 100}% + ${TIP_GAP}px)` } : { right: `calc(${(1 - at) * 100}% + ${TIP_GAP}px)` }
      }
    >
      <ChartTip title={title} lines={lines} />
    </div>
  </div>
);
