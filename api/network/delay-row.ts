/** Places that are told of each kind. */
export const MOST_PLACES = 50;

/** Delays of all visitors, or of those of a place. */
export interface DelayRow {
  kind: 'all' | 'country' | 'network';
  country: number | null;
  network: string | null;
  pages: number;
  arrivals: number;
  reports: number;
  measurements: number;
  percentiles: [number, number, number] | null;
}
