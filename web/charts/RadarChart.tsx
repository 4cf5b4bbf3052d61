import { ResponsiveRadar } from '@nivo/radar';
import { ChartTip } from './ChartTip.tsx';
import { mayMove } from './motion.ts';
import { useChartTheme } from './useChartTheme.ts';

interface RadarChartProps {
  label: string;
  valueName: string;
  axes: readonly { name: string; value: number }[];
  formatValue: (value: number) => string;
}

/** One figure along several axes; needs at least three to enclose an area. */
export function RadarChart({ label, valueName, axes, formatValue }: RadarChartProps) {
  const { colours, theme } = useChartTheme();
  return (
    <div role="img" aria-label={label} className="min-h-0 grow [&_svg]:overflow-visible">
      <ResponsiveRadar
        data={axes.map((axis) => ({ ...axis }))}
        keys={['value']}
        indexBy="name"
        theme={theme}
        colors={[colours['chart-1']]}
        margin={{ top: 24, right: 44, bottom: 16, left: 44 }}
        gridShape="linear"
        gridLevels={4}
        gridLabelOffset={12}
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
    </div>
  );
}
