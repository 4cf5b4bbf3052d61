import type { ClickDimension, Dimension, kinds, LabelDimension, Reason } from '../../click-model/dimensions.ts';
import type { MeasuredSums } from './measured.ts';
import type { Quantity } from '../../click-model/quantities.ts';

/** A condition on one dimension of the clicks, with the numbers of the analytics tables. */
export interface ClickFilter {
  dimension: Dimension;
  numbers: readonly number[];
  isNot: boolean;
}

/** A selection of an owner's clicks, regardless of their days; it never includes clicks of deleted links. */
export interface ClickSelection {
  ownerId: number;
  /** The only link of the query. Null for all links. */
  linkId: number | null;
  filters: readonly ClickFilter[];
}

/** A part of the days of a query, in milliseconds since 1970. */
export interface TimeSpan {
  /** Only clicks at this time or later; null for no beginning. */
  since: number | null;
  /** Only clicks before this time; null for no end. */
  before: number | null;
  /** Whether an hour of the owner's clocks begins at both, so that sums by hour contain the part. */
  isWholeHours: boolean;
}

/** A selection in a range of days (YYYY-MM-DD on the owner's calendar, both included). */
export interface ClickQuery extends ClickSelection {
  from: string;
  to: string;
  /** Only this part of the days; all of them without it. */
  span?: TimeSpan | null;
}

/** Which clicks a list has. */
export type Audience = 'humans' | 'bots' | 'everybody';

/** The figure that sorts the values of a dimension, in descending order. */
export const breakdownOrders = ['CLICKS', 'VISITORS'] as const;
export type BreakdownOrder = (typeof breakdownOrders)[number];

/** Which values of a dimension are wanted. */
export interface ValueWindow {
  first: number;
  offset: number;
  orderBy: BreakdownOrder;
  /** Whether clicks by bots count. */
  includeBots: boolean;
  /** Whether values with clicks by bots alone are found as well, so that bots add up. */
  hasBotRows?: boolean;
  /** Only these values; null for all. */
  among: readonly number[] | null;
}

/** The dimensions whose combinations can be counted. */
export type CombinedDimensions =
  | readonly ['browser', 'browserVersion']
  | readonly ['utmSource', 'utmMedium', 'utmCampaign'];

/** The place of a click in a list: newest first, by id within a millisecond. */
export interface ClickPlace {
  at: Date;
  id: string;
}

/** Which clicks of a list are wanted, newest first. */
export interface ClickWindow {
  /** Only clicks after this place in the order. */
  after?: ClickPlace | null;
  /** Only clicks at this time or later. */
  since?: Date | null;
  /** Only these clicks. */
  among?: readonly ClickPlace[] | null;
  /** The maximum number of clicks. */
  first: number;
  /** The number of clicks to skip. */
  skipped?: number;
}

/** Which clicks are wanted; bots only for one of these reasons, where an empty list means any. */
export interface ClickAudience {
  audience: Audience;
  reasons: readonly Exclude<Reason, ''>[];
}

/** Only these combinations, at most MOST_MEASURED of them; null for all, which takes memory for each. */
export type MeasuredAmong = readonly (readonly number[])[] | null;
export const MOST_MEASURED = 1_000;

/** What measured clicks are counted by: the index in `connections`; width times SCREEN_BASE plus height. */
export type Distribution = 'connection' | 'screen';
export const SCREEN_BASE = 65_536;

/** The aggregations of the clicks of a query. */
export type Aggregation =
  /** Sums by day, by the start of an hour on the clocks of a zone, and by the 168 hours of the week. */
  | { kind: 'days' }
  | { kind: 'hourStarts'; timeZone: string }
  | { kind: 'weekHours' }
  /** How many clicks are of somebody who counts as a visitor, once or again. */
  | { kind: 'recognisedClicks' }
  /** The first day that has a click, by whomever; null when none has. */
  | { kind: 'firstDay' }
  /** For each of these links, the hour of the day with the most human clicks; if equal, the earliest. */
  | { kind: 'peakHours'; linkIds: readonly number[] }
  /** For each value of a dimension, the known value of another with the most human clicks. */
  | { kind: 'topOfEach'; each: ClickDimension; dimension: ClickDimension }
  /** One page of the values of a dimension; those without a click that counts are left out. */
  | { kind: 'breakdown'; dimension: Dimension; window: ValueWindow }
  /** The combinations of dimensions with the most clicks. */
  | { kind: 'combinations'; dimensions: CombinedDimensions; includeBots: boolean; limit: number }
  /** The clicks themselves, newest first, and their number. */
  | ({ kind: 'clicks'; window: ClickWindow } & ClickAudience)
  | ({ kind: 'clickCount' } & ClickAudience)
  /** What was measured of the combinations of dimensions of one column group; without any, of all clicks together. */
  | { kind: 'measured'; by: readonly ClickDimension[]; among: MeasuredAmong; quantities: readonly Quantity[] }
  /** What was measured by day, and by the start of a quarter of an hour. */
  | { kind: 'measuredTimes'; unit: 'day' | 'quarter'; quantities: readonly Quantity[] }
  /** What was measured by hour of the day, 0 to 23 on the owner's clocks. */
  | { kind: 'measuredHours'; quantities: readonly Quantity[] }
  /** Of each value of a dimension the daily visitors who reached a website with the snippet, and who converted. */
  | { kind: 'outcomes'; dimension: ClickDimension }
  /** Measured clicks by something of few values, as far as it is known. */
  | { kind: 'distribution'; of: Distribution }
  /** The most frequent screen of the clicks of each value of a dimension. */
  | { kind: 'topScreens'; dimension: ClickDimension };
export type AggregationKind = Aggregation['kind'];
export type AggregationOf<Kind extends AggregationKind> = Extract<Aggregation, { kind: Kind }>;

/** Human clicks, all other clicks, and daily unique visitors: each counts once a day in what the sums are of. */
export interface Sums {
  clicks: number;
  bots: number;
  visitors: number;
}

/** Sums of one day, YYYY-MM-DD. */
export interface DaySums extends Sums {
  day: string;
}

/** Sums of an hour, by the day they are counted in. */
export interface HourStartSums extends DaySums {
  /** Milliseconds since 1970. */
  startsAt: number;
}

/** Sums of one hour (0-23) of one day of the week (1 Monday to 7 Sunday) in the owner's time zone. */
export interface WeekHourSums extends Sums {
  weekday: number;
  hour: number;
}

/** A page of the values of a dimension. */
export interface ValuePage {
  rows: (Sums & { value: number })[];
  /** The number of values found, on all pages. */
  found: number;
  /** The clicks of all values, found or not; their visitors do not add up. */
  whole: Omit<Sums, 'visitors'>;
}

/** A click as it is stored, with its labels; null is unknown. */
export interface ClickRow extends ClickPlace, Record<LabelDimension, string | null> {
  linkId: number;
  kind: (typeof kinds)[keyof typeof kinds];
  reason: number;
  country: number;
  device: number;
  os: number;
  browser: number;
  browserVersion: number;
  channel: number;
  /** The round trip that the server, or the proxy in front of it, saw, and its jitter: milliseconds; null is unknown. */
  serverRttMs: number | null;
  serverJitterMs: number | null;
  /** The id of an experiment's variant; 0 without an experiment. */
  variant: number;
}

/** The result of each aggregation; lists of times are oldest first and omit times without clicks. */
export interface AggregationResults {
  days: DaySums[];
  hourStarts: HourStartSums[];
  weekHours: WeekHourSums[];
  recognisedClicks: number;
  firstDay: string | null;
  peakHours: { linkId: number; hour: number }[];
  topOfEach: { each: number; value: number }[];
  breakdown: ValuePage;
  combinations: { values: number[]; clicks: number }[];
  clicks: ClickRow[];
  clickCount: number;
  /** What has nothing measured is left out of these. */
  measured: (MeasuredSums & { values: number[] })[];
  /** `startsAt` in milliseconds since 1970; null for days. */
  measuredTimes: (MeasuredSums & { day: string; startsAt: number | null })[];
  measuredHours: (MeasuredSums & { hour: number })[];
  outcomes: { value: number; visited: number; converted: number }[];
  distribution: { value: number; clicks: number }[];
  topScreens: { value: number; screen: number }[];
}

/** Computes aggregations of clicks. Engines differ only in cost: their results are the same. */
export interface ClickEngine<Kind extends AggregationKind = AggregationKind> {
  /** The results, in the order of the aggregations. Throws the errors of the underlying store. */
  ask(query: ClickQuery, aggregations: readonly AggregationOf<Kind>[]): Promise<AggregationResults[Kind][]>;
  /** Prepares, so that the first query need not wait. */
  start(): void;
  /** Frees its resources; the next query starts it again. */
  close(): Promise<void>;
}
