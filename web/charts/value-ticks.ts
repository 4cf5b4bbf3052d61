const GRID_LINES = 4;

/** Whole steps from 0 past the highest value. */
export function valueTicks(highest: number): number[] {
  const rough = Math.max(1, highest / GRID_LINES);
  const magnitude = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 2.5, 5, 10]
    .map((factor) => factor * magnitude)
    .find((size) => size >= rough && Number.isInteger(size));
  const size = step ?? Math.ceil(rough);
  return Array.from({ length: Math.max(1, Math.ceil(highest / size)) + 1 }, (_, index) => index * size);
}
