import { ResponsiveRadar, type GridLabelProps } from '@nivo/radar';
import { ChartFrame } from './ChartFrame.tsx';
import { ChartTip } from './ChartTip.tsx';
import { mayMove } from './motion.ts';
import { useChartTheme } from './useChartTheme.ts';
import { usePointKeys } from './usePointKeys.ts';

/** Room for the longest word of a label on either side. */
const SIDE = 62;
const LINE_HEIGHT = 13;
/** Names of so many letters stay on one line. */
const SHORT = 9;

interface RadarChartProps {
  label: string;
  valueName: string;
  /** A note stands below the name. */
  axes: readonly { name: string; note?: string; value: number }[];
  formatValue: (value: number) => string;
}

/** One figure along several axes; needs at least three to enclose an area. */
export function RadarChart({ label, valueName, axes, formatValue }: RadarChartProps) {
  const { colours, theme } = useChartTheme();
  const { index, frame } = usePointKeys(axes.length);
  const reached = index === null ? null : axes[index]!;
  return (
    <ChartFrame
      {...frame}
      label={label}
      spoken={reached && `${reached.name}: ${valueName} ${formatValue(reached.value)}`}
      className="relative min-h-0 grow [&_svg]:overflow-visible"
    >
      <ResponsiveRadar
        data={axes.map((axis) => ({ ...axis }))}
        keys={['value']}
        indexBy="name"
        theme={theme}
        colors={[colours['chart-1']]}
        margin={{ top: 44, right: SIDE, bottom: 32, left: SIDE }}
        gridShape="linear"
        gridLevels={4}
        gridLabelOffset={12}
        gridLabel={(axis) => (
          <AxisName
            {...axis}
            note={axes.find(({ name }) => name === axis.id)?.note}
            isReached={axis.id === reached?.name}
          />
        )}
        borderWidth={2}
        fillOpacity={0.16}
        dotSize={6}
        dotColor={colours.surface}
        dotBorderWidth={2}
        sliceTooltip={({ index, data }) => (
          <ChartTip
            title={String(index)}
            lines={[{ name: valueName, colour: colours['chart-1'], value: formatValue(data[0]?.value ?? 0) }]}
          />
        )}
        role="presentation"
        animate={mayMove()}
        motionConfig="gentle"
      />
      {reached && (
        <div aria-hidden className="pointer-events-none absolute inset-x-0 top-1/2 flex justify-center">
          <ChartTip
            title={reached.name}
            lines={[{ name: valueName, colour: colours['chart-1'], value: formatValue(reached.value) }]}
          />
        </div>
      )}
    </ChartFrame>
  );
}

interface AxisNameProps extends GridLabelProps {
  note: string | undefined;
  isReached: boolean;
}

/** The name of an axis, a long one with a line for each word: beside the chart there is little room. */
function AxisName({ id, note, anchor, x, y, isReached }: AxisNameProps) {
  const { colours, theme } = useChartTheme();
  const lines = [...(id.length > SHORT ? id.split(/ (?!\/)/) : [id]), ...(note ? [note] : [])];
  // All lines stand outside the web: above its top, below its foot.
  const above = anchor === 'middle' ? Number(y < 0) : 0.5;
  return (
    <text
      textAnchor={anchor}
      dominantBaseline="central"
      transform={`translate(${x}, ${y - (lines.length - 1) * LINE_HEIGHT * above})`}
      style={isReached ? { ...theme.text, fill: colours.ink, fontWeight: 700 } : theme.text}
    >
      {lines.map((line, index) => (
        <tspan key={line} x={0} dy={index === 0 ? 0 : LINE_HEIGHT}>
          {line}
        </tspan>
      ))}
    </text>
  );
}
