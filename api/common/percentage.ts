/**
 * The share of a part in per cent, rounded to one decimal, halves up; 0 where there is no whole. Every percentage of
 * the product is made here. The rounded shares of a breakdown may add up to a little more or less than 100.
 */
export function percentage(part: number, whole: number): number {
  return whole > 0 ? Math.round((part / whole) * 1000) / 10 : 0;
}

/** The same share; null where there is no whole. */
export const percentageOfAny = (part: number, whole: number): number | null =>
  whole > 0 ? percentage(part, whole) : null;

/** By how many per cent a value differs from an earlier one, rounded alike; null where the earlier one is missing or 0. */
export function percentageChange(value: number, earlier: number | null): number | null {
  return earlier ? Math.round(((value - earlier) / earlier) * 1000) / 10 : null;
}
