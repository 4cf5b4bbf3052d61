import { ResponsivePie } from '@nivo/pie';
import { ChartTip } from './ChartTip.tsx';
import { mayMove } from './motion.ts';
import { useChartTheme } from './useChartTheme.ts';

interface DonutChartProps {
  label: string;
  valueName: string;
  slices: readonly { name: string; value: number }[];
  formatValue: (value: number) => string;
}

/** Shares of a whole as a ring, in three colours that take turns. */
export function DonutChart({ label, valueName, slices, formatValue }: DonutChartProps) {
  const { colours, theme } = useChartTheme();
  return (
    <div role="img" aria-label={label} className="min-h-0 grow">
      <ResponsivePie
        data={slices.map(({ name, value }) => ({ id: name, value }))}
        theme={theme}
        colors={[colours['chart-1'], colours['chart-2'], colours['chart-3']]}
        margin={{ top: 8, right: 8, bottom: 8, left: 8 }}
        innerRadius={0.72}
        padAngle={1.2}
        cornerRadius={3}
        enableArcLabels={false}
        enableArcLinkLabels={false}
        tooltip={({ datum }) => (
          <ChartTip
            title={String(datum.id)}
            lines={[{ name: valueName, colour: datum.color, value: formatValue(datum.value) }]}
          />
        )}
        role="presentation"
        animate={mayMove()}
        motionConfig="gentle"
      />
    </div>
  );
}
