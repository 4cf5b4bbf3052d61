import type { LineCustomSvgLayerProps } from '@nivo/line';
import type { ChartMark } from './traffic-line.ts';
import type { ChartColours } from './useChartTheme.ts';

type Layer = LineCustomSvgLayerProps<{ id: string; data: { x: string; y: number | null }[] }>;

/** Draws a dotted line down each point that something is to be said of. */
export const marksLayer = (marks: readonly ChartMark[], colours: ChartColours) =>
  function Marks({ series, innerHeight }: Layer) {
    return marks.map(({ index, label }) => {
      const x = series[0]?.data[index]?.position.x;
      if (typeof x !== 'number') return null;
      return (
        <g key={`${index} ${label}`} data-mark={label}>
          <line x1={x} x2={x} y1={0} y2={innerHeight} stroke={colours.ink} strokeWidth={1.5} strokeDasharray="1.5 4" />
          <path d={`M${x - 4} 0h8l-4 6z`} fill={colours.ink} />
        </g>
      );
    });
  };
