/** A figure beside the same figure of the period before. */
export interface Trend {
  value: number;
  /** Null where nothing is known of the period before, or the plan does not show it. */
  previous: number | null;
  /** A percentage with one decimal place. */
  change: number | null;
}
