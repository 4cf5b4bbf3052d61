import type {
  AggregationKind,
  AggregationOf,
  AggregationResults,
  Audience,
  ClickFilter,
  TimeSpan,
} from '../../contract/contract.ts';

/** What columns can compute; they have neither the ids of clicks nor the reasons of bots. */
export type ColumnarKind = Exclude<AggregationKind, 'firstDay' | 'peakHours' | 'clicks' | 'clickCount'>;

/** What is computed of measured clicks alone, which have columns of their own. */
export const measuredKinds = [
  'measured',
  'measuredTimes',
  'measuredHours',
  'outcomes',
  'distribution',
  'topScreens',
] as const;
export type MeasuredKind = (typeof measuredKinds)[number];
export type MeasuredAggregation = AggregationOf<MeasuredKind>;

/** The newest timestamps at which an audience had clicks, each once, at or before one (milliseconds since 1970). */
export interface NewestQuery {
  kind: 'newestTimestamps';
  before: number | null;
  audience: Audience;
  limit: number;
}

/** What is computed of blocks of clicks, and of whatever has columns. */
export type ScanAggregation = AggregationOf<Exclude<ColumnarKind, MeasuredKind>> | NewestQuery;
export type ColumnarAggregation = ScanAggregation | MeasuredAggregation;

/** The clicks to scan, and what to compute of them. */
export interface ScanQuery<Wanted extends ColumnarAggregation = ScanAggregation> {
  ownerId: number;
  from: string;
  to: string;
  /** Only this part of the days; null for all of them. */
  span: TimeSpan | null;
  /** A filter for the query's link is among them. */
  filters: readonly ClickFilter[];
  aggregations: Wanted[];
}

export interface ScanResults extends Pick<AggregationResults, ColumnarKind> {
  /** Milliseconds since 1970, newest first. */
  newestTimestamps: number[];
}
export type ScanResult = ScanResults[ColumnarAggregation['kind']];

export const isMeasured = (aggregation: ColumnarAggregation): aggregation is MeasuredAggregation =>
  (measuredKinds as readonly string[]).includes(aggregation.kind);
