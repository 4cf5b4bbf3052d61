/** A point of a line in pixels; without a height it is a gap. */
export interface Position {
  x: number;
  y: number | null;
}

interface Point {
  x: number;
  y: number;
}

/** The points between two gaps. */
function runsOf(positions: readonly Position[]): Point[][] {
  const runs: Point[][] = [];
  let run: Point[] = [];
  for (const { x, y } of positions) {
    if (y === null) run = [];
    else if (run.push({ x, y }) === 1) runs.push(run);
  }
  return runs;
}

/** How steeply the curve passes a point between two others: never so that it leaves their heights. */
function slopeBetween(before: Point, point: Point, after: Point): number {
  const [left, right] = [point.x - before.x, after.x - point.x];
  const [rise, next] = [(point.y - before.y) / left, (after.y - point.y) / right];
  const mean = (rise * right + next * left) / (left + right);
  return (Math.sign(rise) + Math.sign(next)) * Math.min(Math.abs(rise), Math.abs(next), Math.abs(mean) / 2);
}

/** Monotone cubic interpolation after Steffen: the slope at every point. */
function slopesOf(run: readonly Point[]): number[] {
  const inner = run.slice(1, -1).map((point, index) => slopeBetween(run[index]!, point, run[index + 2]!));
  const endOf = (from: Point, to: Point, slope?: number) => {
    const rise = (to.y - from.y) / (to.x - from.x);
    return slope === undefined ? rise : (3 * rise - slope) / 2;
  };
  return [endOf(run[0]!, run[1]!, inner[0]), ...inner, endOf(run.at(-2)!, run.at(-1)!, inner.at(-1))];
}

const inPixels = (...values: number[]) => values.map((value) => Math.round(value * 10) / 10).join(' ');

function curveOf(run: readonly Point[]): string {
  const start = `M${inPixels(run[0]!.x, run[0]!.y)}`;
  if (run.length === 1) return start;
  const slopes = slopesOf(run);
  const bends = run.slice(1).map((to, index) => {
    const from = run[index]!;
    const third = (to.x - from.x) / 3;
    const [first, second] = [from.y + third * slopes[index]!, to.y - third * slopes[index + 1]!];
    return `C${inPixels(from.x + third, first, to.x - third, second, to.x, to.y)}`;
  });
  return start + bends.join('');
}

/** The path of a smooth line from left to right, parted where there are gaps; it rises and falls as its points do. */
export const linePath = (positions: readonly Position[]): string => runsOf(positions).map(curveOf).join('');

/** The path of the area between that line and a height below it. */
export const areaPath = (positions: readonly Position[], bottom: number): string =>
  runsOf(positions)
    .map((run) => `${curveOf(run)}V${inPixels(bottom)}H${inPixels(run[0]!.x)}Z`)
    .join('');
