/** The middle value; null for none. */
export function median(values: readonly number[]): number | null {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  if (!sorted.length) return null;
  return sorted.length % 2 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}

/** The value that a quarter of the others do not exceed; null for none. */
export const quarter = (values: readonly number[]): number | null =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 4)] ?? null;

/** Mean absolute difference of consecutive values, as Cloudflare's speed test computes jitter; null under three. */
export function jitter(values: readonly number[]): number | null {
  if (values.length < 3) return null;
  return mean(values.slice(1).map((value, index) => Math.abs(value - values[index]!)));
}

/** Half the width of the 95 % confidence interval of the mean (normal approximation); null under two values. */
export function halfInterval(values: readonly number[]): number | null {
  if (values.length < 2) return null;
  const average = mean(values);
  const variance = values.reduce((sum, value) => sum + (value - average) ** 2, 0) / (values.length - 1);
  return 1.96 * Math.sqrt(variance / values.length);
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
