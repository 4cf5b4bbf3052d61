import type {
  AggregationKind,
  AggregationOf,
  AggregationResults,
  Audience,
  ClickFilter,
  TimeSpan,
} from '../../analytics/engine/contract.ts';

/** What columns can compute; they have neither the ids of clicks nor the reasons of bots. */
export type ColumnarKind = Exclude<AggregationKind, 'firstDay' | 'peakHours' | 'clicks' | 'clickCount'>;

/** The newest timestamps at which an audience had clicks, each once, at or before one (milliseconds since 1970). */
export interface NewestQuery {
  kind: 'newestTimestamps';
  before: number | null;
  audience: Audience;
  limit: number;
}

export type ScanAggregation = AggregationOf<ColumnarKind> | NewestQuery;

/** The clicks to scan, and what to compute of them. */
export interface ScanQuery {
  ownerId: number;
  from: string;
  to: string;
  /** Only this part of the days; null for all of them. */
  span: TimeSpan | null;
  /** A filter for the query's link is among them. */
  filters: readonly ClickFilter[];
  aggregations: ScanAggregation[];
}

export interface ScanResults extends Pick<AggregationResults, ColumnarKind> {
  /** Milliseconds since 1970, newest first. */
  newestTimestamps: number[];
}
export type ScanResult = ScanResults[ScanAggregation['kind']];
