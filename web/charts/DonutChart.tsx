import { ResponsivePie } from '@nivo/pie';
import { ChartFrame } from './ChartFrame.tsx';
import { ChartTip } from './ChartTip.tsx';
import { mayMove } from './motion.ts';
import { useChartTheme } from './useChartTheme.ts';
import { usePointKeys } from './usePointKeys.ts';

interface DonutChartProps {
  label: string;
  valueName: string;
  slices: readonly { name: string; value: number }[];
  formatValue: (value: number) => string;
}

/** Shares of a whole as a ring, in three colours that take turns. */
export function DonutChart({ label, valueName, slices, formatValue }: DonutChartProps) {
  const { colours, theme } = useChartTheme();
  const { index, frame } = usePointKeys(slices.length);
  const palette = [colours['chart-1'], colours['chart-2'], colours['chart-3']];
  const reached = index === null ? null : slices[index]!;
  return (
    <ChartFrame
      {...frame}
      label={label}
      spoken={reached && `${reached.name}: ${valueName} ${formatValue(reached.value)}`}
      className="relative min-h-0 grow"
    >
      <ResponsivePie
        data={slices.map(({ name, value }) => ({ id: name, value }))}
        theme={theme}
        colors={palette}
        activeId={reached?.name ?? null}
        activeOuterRadiusOffset={6}
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
      {reached && (
        <div aria-hidden className="pointer-events-none absolute inset-x-0 top-0 flex justify-center">
          <ChartTip
            title={reached.name}
            lines={[{ name: valueName, colour: palette[index! % palette.length]!, value: formatValue(reached.value) }]}
          />
        </div>
      )}
    </ChartFrame>
  );
}
