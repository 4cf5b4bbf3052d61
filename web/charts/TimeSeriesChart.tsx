import { ResponsiveLine } from '@nivo/line';
import { ChartTip } from './ChartTip.tsx';
import { mayMove } from './motion.ts';
import { useChartTheme } from './useChartTheme.ts';
import { valueTicks } from './value-ticks.ts';

export interface TimeSeries {
  name: string;
  values: readonly number[];
}

interface TimeSeriesChartProps {
  label: string;
  /** One for each value. */
  days: readonly string[];
  series: readonly [TimeSeries, TimeSeries];
  formatDay: (day: string) => string;
  formatLongDay: (day: string) => string;
  formatValue: (value: number) => string;
  /** The same, short enough for the axis. */
  formatTick: (value: number) => string;
}

const MAX_LABELS = 7;

/** Labels at equal distances, counted from the latest day. */
function labelled(days: readonly string[]): string[] {
  const step = Math.max(1, Math.ceil(days.length / MAX_LABELS));
  return days.filter((_day, index) => (days.length - 1 - index) % step === 0);
}

/** Two series over days: the first filled, the second a line above it. */
export function TimeSeriesChart({
  label,
  days,
  series,
  formatDay,
  formatLongDay,
  formatValue,
  ...props
}: TimeSeriesChartProps) {
  const { colours, theme } = useChartTheme();
  const palette = [colours['chart-1'], colours['chart-2']];
  const ticks = valueTicks(Math.max(...series.flatMap((one) => one.values), 1));
  const data = series.map((one) => ({
    id: one.name,
    data: days.map((day, index) => ({ x: day, y: one.values[index] ?? 0 })),
  }));
  return (
    <ResponsiveLine
      data={data}
      theme={theme}
      colors={palette}
      margin={{ top: 12, right: 20, bottom: 28, left: 40 }}
      xScale={{ type: 'point' }}
      yScale={{ type: 'linear', min: 0, max: ticks.at(-1)! }}
      curve="monotoneX"
      lineWidth={2}
      enableArea
      areaOpacity={0.08}
      enablePoints={days.length === 1}
      enableGridX={false}
      gridYValues={ticks}
      axisLeft={{ tickValues: ticks, tickSize: 0, tickPadding: 10, format: (value) => props.formatTick(Number(value)) }}
      axisBottom={{ tickValues: labelled(days), tickSize: 0, tickPadding: 12, format: (day) => formatDay(String(day)) }}
      enableSlices="x"
      sliceTooltip={({ slice }) => (
        <ChartTip
          title={formatLongDay(String(slice.points[0]?.data.x))}
          lines={series.map((one, index) => ({
            name: one.name,
            colour: palette[index]!,
            value: formatValue(Number(slice.points.find((point) => point.seriesId === one.name)?.data.y ?? 0)),
          }))}
        />
      )}
      animate={mayMove()}
      motionConfig="gentle"
      role="img"
      ariaLabel={label}
    />
  );
}
