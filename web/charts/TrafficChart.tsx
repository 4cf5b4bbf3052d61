import { ResponsiveLine, type LineCustomSvgLayerProps } from '@nivo/line';
import { ChartTip } from './ChartTip.tsx';
import { useChartTheme, type ChartColours } from './useChartTheme.ts';
import { useSize } from './useSize.ts';
import { valueTicks } from './value-ticks.ts';

export interface TrafficSeries {
  name: string;
  /** Null is a gap. */
  values: readonly (number | null)[];
  colour: keyof ChartColours;
  /** Another time's figures, to compare with: drawn dashed and never filled. */
  isDashed?: boolean;
}

interface TrafficChartProps {
  label: string;
  /** One for each value: days or hours. */
  points: readonly string[];
  series: readonly TrafficSeries[];
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
const MAX_LABELS = 7;

/** Labels at equal distances, counted from the last point. */
function labelled(points: readonly string[], width: number): string[] {
  const room = Math.max(2, Math.min(MAX_LABELS, Math.floor(width / LABEL_WIDTH)));
  const step = Math.max(1, Math.ceil(points.length / room));
  return points.filter((_point, index) => (points.length - 1 - index) % step === 0);
}

/** Figures over days or hours as lines, filled or not, beside those of another time. */
export function TrafficChart({
  label,
  points,
  series,
  isFilled,
  formatPoint,
  formatTitle,
  ...props
}: TrafficChartProps) {
  const { colours, theme } = useChartTheme();
  const [frame, { width }] = useSize<HTMLDivElement>();
  const ticks = valueTicks(Math.max(...series.flatMap(({ values }) => values.map((value) => value ?? 0)), 1));
  return (
    <div ref={frame} className="h-full min-w-0">
      <ResponsiveLine
        data={series.map(({ name, values }) => ({
          id: name,
          data: points.map((point, index) => ({ x: point, y: values[index] ?? null })),
        }))}
        theme={theme}
        colors={series.map(({ colour }) => colours[colour])}
        margin={{ top: 12, right: 20, bottom: 28, left: 44 }}
        xScale={{ type: 'point' }}
        yScale={{ type: 'linear', min: 0, max: ticks.at(-1)! }}
        curve="monotoneX"
        enablePoints={points.length === 1}
        pointSize={8}
        enableGridX={false}
        gridYValues={ticks}
        axisLeft={{
          tickValues: ticks,
          tickSize: 0,
          tickPadding: 10,
          format: (value) => props.formatTick(Number(value)),
        }}
        axisBottom={{
          tickValues: labelled(points, width),
          tickSize: 0,
          tickPadding: 12,
          format: (point) => formatPoint(String(point)),
        }}
        layers={['grid', 'axes', layerOf(series, isFilled), 'points', 'crosshair', 'slices']}
        enableSlices="x"
        sliceTooltip={({ slice }) => (
          <ChartTip
            title={formatTitle(String(slice.points[0]?.data.x))}
            lines={series.flatMap(({ name, colour }) => {
              const value = slice.points.find((point) => point.seriesId === name)?.data.y;
              return typeof value === 'number'
                ? [{ name, colour: colours[colour], value: props.formatValue(value) }]
                : [];
            })}
          />
        )}
        animate={false}
        role="img"
        ariaLabel={label}
      />
    </div>
  );
}

// The library infers it from the data and asks for the same in its layers.
type DrawnSeries = { id: string; data: { x: string; y: number | null }[] };

/** Draws areas and lines itself: the library's own can neither be dashed nor filled one by one. */
const layerOf = (series: readonly TrafficSeries[], isFilled: boolean) =>
  function Lines({ series: drawn, lineGenerator, areaGenerator }: LineCustomSvgLayerProps<DrawnSeries>) {
    const paths = drawn.map((one) => ({
      id: String(one.id),
      colour: one.color,
      positions: one.data.map(({ position }) => position as { x: number; y: number }),
      isDashed: series.find(({ name }) => name === one.id)?.isDashed ?? false,
    }));
    return (
      <>
        {paths.map(
          ({ id, colour, positions, isDashed }) =>
            isFilled &&
            !isDashed && <path key={id} d={areaGenerator(positions) ?? ''} fill={colour} fillOpacity={0.12} />,
        )}
        {paths.map(({ id, colour, positions, isDashed }) => (
          <path
            key={id}
            d={lineGenerator(positions) ?? ''}
            fill="none"
            stroke={colour}
            strokeWidth={isDashed ? 1.5 : 2}
            strokeDasharray={isDashed ? '4 4' : undefined}
            strokeOpacity={isDashed ? 0.75 : 1}
          />
        ))}
      </>
    );
  };
