import { areaPath, linePath, type Position } from './curve.ts';
import type { TrafficSeries } from './traffic-line.ts';
import type { ChartColours } from './useChartTheme.ts';

interface TrafficLinesProps {
  series: readonly TrafficSeries[];
  positionsOf: (values: TrafficSeries['values']) => Position[];
  height: number;
  isFilled: boolean;
  colours: ChartColours;
  /** The point that the keyboard or the pointer has reached. */
  reached: number | null;
}

/** Widths of lines: a later one lies under those before it, and is wide enough to be seen where they are the same. */
const BEFORE = 1.25;
const FIRST = 1.75;
const UNDER = 3.25;

/** The areas and lines of a chart over time, the first one on top. */
export const TrafficLines = ({ series, positionsOf, height, isFilled, colours, reached }: TrafficLinesProps) =>
  series.toReversed().map((own) => {
    const positions = positionsOf(own.values);
    const stroke = colours[own.colour];
    return (
      <g key={own.name}>
        {isFilled && !own.isBefore && <path d={areaPath(positions, height)} fill={stroke} fillOpacity={0.12} />}
        {partsOf(own, positions).map(({ name, part, isDashed }) => (
          <path
            key={name}
            d={linePath(part)}
            fill="none"
            stroke={stroke}
            strokeWidth={widthOf(own, series)}
            strokeOpacity={own.isBefore ? 0.55 : 1}
            strokeDasharray={isDashed ? '4 4' : undefined}
          />
        ))}
        <Dots own={own} positions={positions} stroke={stroke} surface={colours.surface} reached={reached} />
      </g>
    );
  });

const widthOf = (own: TrafficSeries, series: readonly TrafficSeries[]) =>
  own.isBefore ? BEFORE : own === series[0] ? FIRST : UNDER;

/** The line until the point that is not over, and from there on. */
function partsOf({ runningFrom }: TrafficSeries, positions: Position[]) {
  if (typeof runningFrom !== 'number') return [{ name: 'all', part: positions, isDashed: false }];
  return [
    { name: 'over', part: positions.slice(0, runningFrom), isDashed: false },
    { name: 'running', part: positions.slice(Math.max(0, runningFrom - 1)), isDashed: true },
  ];
}

interface DotsProps {
  own: TrafficSeries;
  positions: Position[];
  stroke: string;
  surface: string;
  reached: number | null;
}

/** Hollow dots on points that are not whole, and a full one on that which is reached. */
function Dots({ own, positions, stroke, surface, reached }: DotsProps) {
  const hollow = [...(own.partial ?? []), ...(typeof own.runningFrom === 'number' ? [own.runningFrom] : [])];
  const alone =
    own.values.filter((value) => value !== null).length === 1 ? [own.values.findIndex((one) => one !== null)] : [];
  const marked = [...new Set([...hollow, ...alone, ...(reached === null ? [] : [reached])])];
  return marked.map((index) => {
    const { x, y } = positions[index] ?? {};
    if (x === undefined || y === undefined || y === null) return null;
    const fill = hollow.includes(index) ? surface : stroke;
    return <circle key={index} cx={x} cy={y} r={4} fill={fill} stroke={stroke} strokeWidth={2} />;
  });
}
