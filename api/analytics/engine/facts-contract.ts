import type { ClickDimension } from '../../dimensions.ts';
import type { ClickQuery, CombinedDimensions } from './contract.ts';

/** What is summed of the facts of clicks by people. Each sum has its own number of clicks: facts come singly. */
export const factSumNames = [
  /** Clicks of which anything was measured. */
  'clicks',
  'rtts',
  'rttMs',
  'speeds',
  'mbps',
  'scores',
  'score',
  'excellent',
  'good',
  'fair',
  'poor',
  'loads',
  'loadMs',
  /** Clicks that reached a website with the snippet; the next three are of these. */
  'visits',
  'bounces',
  'visibleMs',
  /** The visits that led to a conversion. */
  'convertedVisits',
  /** Conversions, and the clicks that led to any, whether they are visits or not. */
  'conversions',
  'converted',
] as const;
export type FactSums = Record<(typeof factSumNames)[number], number>;

/** Where the buckets of visits by visible time begin, seconds. */
export const durationStarts = [0, 10, 30, 60, 120, 300, 600] as const;

/** What clicks can be counted by: facts of few values. */
export type Distribution =
  /** Index in `connections`. */
  | 'connection'
  /** Width times SCREEN_BASE plus height. */
  | 'screen'
  /** Index in `durationStarts`. */
  | 'duration';
export const SCREEN_BASE = 65_536;

/** The aggregations of the facts of a query's clicks. */
export type FactAggregation =
  | { kind: 'total' }
  /** Sums by day, and by the start of a quarter of an hour. */
  | { kind: 'days' }
  | { kind: 'hourStarts' }
  /** Sums by the values of a dimension, and by combinations of dimensions. */
  | { kind: 'values'; dimension: ClickDimension }
  | { kind: 'combinations'; dimensions: CombinedDimensions }
  /** Of each value of a dimension the daily visitors who reached a website with the snippet, and who converted. */
  | { kind: 'outcomes'; dimension: ClickDimension }
  /** Clicks by a fact of few values, as far as they are known. */
  | { kind: 'distribution'; of: Distribution }
  /** The most frequent screen of the clicks of each value of a dimension. */
  | { kind: 'topScreens'; dimension: ClickDimension };
export type FactKind = FactAggregation['kind'];

/** The result of each aggregation; what has no facts is left out. */
export interface FactResults {
  total: FactSums;
  days: { day: string; sums: FactSums }[];
  hourStarts: { day: string; startsAt: number; sums: FactSums }[];
  values: { value: number; sums: FactSums }[];
  combinations: { values: number[]; sums: FactSums }[];
  outcomes: { value: number; visited: number; converted: number }[];
  distribution: { value: number; clicks: number }[];
  topScreens: { value: number; screen: number }[];
}

/** Computes aggregations of facts. */
export interface FactEngine {
  /** The results, in the order of the aggregations. Throws the errors of the underlying store. */
  ask(query: ClickQuery, aggregations: readonly FactAggregation[]): Promise<FactResults[FactKind][]>;
  /** Frees its resources; the next query starts it again. */
  close(): Promise<void>;
}
