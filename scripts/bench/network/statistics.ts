/** The value in the middle; NaN of none. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}

/** The smallest value that this share of all does not exceed; NaN of none. */
export const percentile = (values: readonly number[], part: number): number =>
  values.toSorted((a, b) => a - b)[Math.max(0, Math.ceil(part * values.length) - 1)] ?? NaN;

/** How much of the values this holds for; 0 of none. */
export const share = <Value>(values: readonly Value[], holds: (value: Value) => boolean): number =>
  values.length ? values.filter(holds).length / values.length : 0;
