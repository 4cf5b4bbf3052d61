/** A figure and the same figure of the previous period. */
export interface Trend {
  value: number;
  /** Null when the previous period is unknown or the plan does not show it. */
  previous: number | null;
  /** A percentage with one decimal place. */
  change: number | null;
}
