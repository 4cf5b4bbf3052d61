import type { LineCustomSvgLayerProps } from '@nivo/line';
import type { TrafficSeries } from './traffic-line.ts';
import type { ChartColours } from './useChartTheme.ts';

// The library infers it from the data and asks for the same in its layers.
type DrawnSeries = { id: string; data: { x: string; y: number | null }[] };
type Layer = LineCustomSvgLayerProps<DrawnSeries>;
type Position = { x: number; y: number };

interface Looks {
  isFilled: boolean;
  colours: ChartColours;
  /** The point that the keyboard has reached. */
  reached: number | null;
}

/** Widths of lines: a later one lies under those before it, and is wide enough to be seen where they are the same. */
const BEFORE = 1.25;
const FIRST = 1.75;
const UNDER = 3.25;

/** Draws areas and lines itself: the library's own can neither be dashed in part nor filled one by one. */
export const linesLayer = (series: readonly TrafficSeries[], looks: Looks) =>
  function Lines({ series: drawn, lineGenerator, areaGenerator, innerHeight }: Layer) {
    const known = drawn.flatMap((one) => {
      const own = series.find(({ name }) => name === one.id);
      const positions = one.data.map(({ position }) => position as Position);
      return own ? [{ own, positions, stroke: one.color, width: widthOf(own, series) }] : [];
    });
    const x = looks.reached === null ? undefined : known[0]?.positions[looks.reached]?.x;
    return (
      <>
        {x !== undefined && <line x1={x} x2={x} y1={0} y2={innerHeight} stroke={looks.colours.muted} />}
        {known.toReversed().map(({ own, positions, stroke, width }) => (
          <g key={own.name}>
            {looks.isFilled && !own.isBefore && (
              <path d={areaGenerator(positions) ?? ''} fill={stroke} fillOpacity={0.12} />
            )}
            {partsOf(own, positions).map(({ name, part, isDashed }) => (
              <path
                key={name}
                d={lineGenerator(part) ?? ''}
                fill="none"
                stroke={stroke}
                strokeWidth={width}
                strokeOpacity={own.isBefore ? 0.55 : 1}
                strokeDasharray={isDashed ? '4 4' : undefined}
              />
            ))}
            <Dots own={own} positions={positions} stroke={stroke} looks={looks} />
          </g>
        ))}
      </>
    );
  };

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
  looks: Looks;
}

/** Hollow dots on points that are not whole, and a full one on that which the keyboard has reached. */
function Dots({ own, positions, stroke, looks }: DotsProps) {
  const hollow = [...(own.partial ?? []), ...(typeof own.runningFrom === 'number' ? [own.runningFrom] : [])];
  const alone =
    own.values.filter((value) => value !== null).length === 1 ? [own.values.findIndex((one) => one !== null)] : [];
  const marked = [...new Set([...hollow, ...alone, ...(looks.reached === null ? [] : [looks.reached])])];
  return marked.map((index) => {
    const position = positions[index];
    if (!position || own.values[index] === null) return null;
    const fill = hollow.includes(index) ? looks.colours.surface : stroke;
    return <circle key={index} cx={position.x} cy={position.y} r={4} fill={fill} stroke={stroke} strokeWidth={2} />;
  });
}
