import { isOfLinks, WHOLE_DAY, type Dimension } from '../../../dimensions.ts';
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
  name: query.span ? 'hour-sums-part' : 'hour-sums',
  from: (parameters) => hoursOf(query, `link_id = ${parameters.add(query.linkId ?? ALL_LINKS)}`, parameters),
});

/** The sums by day that the ingester keeps of all links. */
export const daySums = (query: ClickQuery): Relation => ({
  name: 'day-sums',
  from: (parameters) =>
    `(SELECT * FROM analytics.stat_day WHERE owner_id = ${parameters.add(query.ownerId)} AND dimension = ${WHOLE_DAY}
      AND ${daysOf(query, parameters)}) AS counted`,
});

/** The same sums of several links: with link_id, day, hour and bucket. */
export const hourSumsOfLinks = (query: ClickQuery, linkIds: readonly number[]): Relation => ({
  name: query.span ? 'link-hour-sums-part' : 'link-hour-sums',
  from: (parameters) => hoursOf(query, `link_id = ANY (${parameters.add(linkIds)}::int[])`, parameters),
});

function hoursOf(query: ClickQuery, links: string, parameters: Parameters): string {
  return `(SELECT * FROM analytics.stat_hour WHERE owner_id = ${parameters.add(query.ownerId)} AND ${links}
    AND ${withinDays('bucket', query, parameters)} AND ${daysOf(query, parameters)}${partOf(query, parameters)}) AS counted`;
}

/** The hours that begin in the query's part of its days. */
function partOf({ span }: ClickQuery, parameters: Parameters): string {
  if (!span) return '';
  const text = (timestamp: number | null) => timestamp !== null && new Date(timestamp).toISOString();
  const since = parameters.add(text(span.since) || '-infinity');
  const before = parameters.add(text(span.before) || 'infinity');
  return ` AND bucket >= ${since}::timestamptz AND bucket < ${before}::timestamptz`;
}

function daysOf({ from, to }: ClickQuery, parameters: Parameters): string {
  return `day BETWEEN ${parameters.add(from)}::date AND ${parameters.add(to)}::date`;
}

/** The clicks themselves, one a row: with link_id, day, hour, bucket (a quarter's start) and, of a dimension, value. */
export const clickRows = (query: ClickQuery, dimension?: Dimension): Relation => ({
  name: null,
  from: (parameters) => `(SELECT c.link_id, c.day, c.hour, date_bin('15 minutes', c.at, '2000-01-01Z') AS bucket,
      ${dimension ? `c.${columnOf[dimension]} AS value,` : ''} (c.kind = 0)::int AS clicks, (c.kind <> 0)::int AS bots,
      c.${query.linkId !== null || isOfLinks(dimension) ? 'first_link' : 'first_owner'}::int AS visitors
    FROM analytics.click c WHERE ${clicksOf(query, parameters)}) AS counted`,
});
