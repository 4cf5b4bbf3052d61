import { columnOf, type Dimension } from '../../click-model/dimensions.ts';
import type { ClickQuery } from '../contract/contract.ts';
import { clicksOf, withinDays } from './condition.ts';
import type { Parameters } from './sql-parameters.ts';

/** Kept sums count each visitor at the first click of the day. */
const SUM_OF_VISITORS = 'sum(visitors)::int';

/** Rows with clicks and bots to be summed, as a subquery, and the columns by which they can be grouped. */
export interface Relation {
  /** A name per text, so that each statement is prepared once; null when there are too many texts. */
  name: string | null;
  /** How visitors are counted in a group of rows. */
  visitors: string;
  from: (parameters: Parameters) => string;
}

/** The sums by day that the ingester keeps of all links. */
export const daySums = (query: ClickQuery): Relation => ({
  name: 'day-sums',
  visitors: SUM_OF_VISITORS,
  from: (parameters) =>
    `(SELECT * FROM analytics.stat_day WHERE owner_id = ${parameters.add(query.ownerId)}
      AND ${daysOf(query, parameters)}) AS counted`,
});

/** The sums by hour that the ingester keeps of links: with link_id, day, hour and bucket. */
export const hourSums = (query: ClickQuery, linkIds: readonly number[]): Relation => ({
  name: 'link-hour-sums',
  visitors: SUM_OF_VISITORS,
  from: (parameters) =>
    `(SELECT * FROM analytics.stat_hour WHERE owner_id = ${parameters.add(query.ownerId)}
      AND link_id = ANY (${parameters.add(linkIds)}::int[])
      AND ${withinDays('bucket', query, parameters)} AND ${daysOf(query, parameters)}) AS counted`,
});

function daysOf({ from, to }: ClickQuery, parameters: Parameters): string {
  return `day BETWEEN ${parameters.add(from)}::date AND ${parameters.add(to)}::date`;
}

/** The clicks themselves, one a row: with link_id, day, hour, at and, of a dimension, value. */
export const clickRows = (query: ClickQuery, dimension?: Dimension): Relation => ({
  name: null,
  visitors: 'count(DISTINCT (day, visitor, visitor_rest)) FILTER (WHERE visitor <> 0)::int',
  from: (parameters) => `(SELECT c.link_id, c.day, c.hour, c.at, c.visitor, c.visitor_rest,
      ${dimension ? `c.${columnOf(dimension)} AS value,` : ''} (c.kind = 0)::int AS clicks, (c.kind <> 0)::int AS bots
    FROM analytics.click c WHERE ${clicksOf(query, parameters)}) AS counted`,
});
