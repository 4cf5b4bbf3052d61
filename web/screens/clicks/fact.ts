import type { DimensionKey } from '../../parts/analytics/dimensions.ts';

/** A known or unknown fact about a click. */
export interface Fact {
  /** The page of what it names. */
  to?: string;
  name: string;
  /** Null when it is not known. */
  text: string | null;
  detail?: string | null;
  /** Shown for an unknown fact. */
  absent?: string;
  /** The filter for clicks that have the same. */
  filter?: { dimension: DimensionKey; key: string };
}
