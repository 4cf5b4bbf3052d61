import type { Dimension } from '../../../dimensions.ts';
import type { ClickQuery } from '../contract.ts';
import { clicksOf, columnOf, withinDays } from './condition.ts';
import type { Parameters } from './sql-parameters.ts';

/** The link id that means all links of the owner in the hourly sums. */
const ALL_LINKS = 0;

/** Rows with clicks, bots and visitors to be summed, as a subquery, and the columns by which they can be grouped. */
export interface Relation {
  /** A name per text, so that each statement is prepared once; null when there are too many texts. */
  name: string | null;
  from: (parameters: Parameters) => string;
}

/** The sums by hour that the ingester keeps of the query's link, or of all links: with day, hour and bucket. */
export const hourSums = (query: ClickQuery): Relation => ({
  name: 'hour-sums',
  from: (parameters) => hoursOf(query, `link_id = ${parameters.add(query.linkId ?? ALL_LINKS)}`, parameters),
});

/** The same sums of several links: with link_id, day, hour and bucket. */
export const hourSumsOfLinks = (query: ClickQuery, linkIds: readonly number[]): Relation => ({
  name: 'link-hour-sums',
  from: (parameters) => hoursOf(query, `link_id = ANY (${parameters.add(linkIds)}::int[])`, parameters),
});

function hoursOf(query: ClickQuery, links: string, parameters: Parameters): string {
  return `(SELECT * FROM analytics.stat_hour WHERE owner_id = ${parameters.add(query.ownerId)} AND ${links}
    AND ${withinDays('bucket', query, parameters)} AND ${daysOf(query, parameters)}) AS counted`;
}

function daysOf({ from, to }: ClickQuery, parameters: Parameters): string {
  return `day BETWEEN ${parameters.add(from)}::date AND ${parameters.add(to)}::date`;
}

/** The clicks themselves, one a row: with link_id, day, hour, bucket (a quarter's start) and, of a dimension, value. */
export const clickRows = (query: ClickQuery, dimension?: Dimension): Relation => ({
  name: null,
  from: (parameters) => `(SELECT c.link_id, c.day, c.hour, date_bin('15 minutes', c.at, '2000-01-01Z') AS bucket,
      ${dimension ? `c.${columnOf[dimension]} AS value,` : ''} (c.kind = 0)::int AS clicks, (c.kind <> 0)::int AS bots,
      c.${query.linkId !== null || dimension === 'link' ? 'first_link' : 'first_owner'}::int AS visitors
    FROM analytics.click c WHERE ${clicksOf(query, parameters)}) AS counted`,
});
