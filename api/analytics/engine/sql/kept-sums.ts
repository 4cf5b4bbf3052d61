import { Batcher } from '../../../batcher.ts';
import { pool } from '../../../db.ts';
import { dimensions, summedDimensions, WHOLE_DAY, type Dimension } from '../../../dimensions.ts';
import type {
  Aggregation,
  AggregationKind,
  AggregationOf,
  AggregationResults,
  ClickQuery,
  DaySums,
  ValuePage,
} from '../contract.ts';
import { pageOfValues } from '../value-page.ts';
import { daySums, hourSums, hourSumsOfLinks } from './relations.ts';
import { findFirstDay, findPeakHours, sumDays, sumHourStarts, sumWeekHours } from './sums.ts';

const summed: readonly Dimension[] = summedDimensions;

/**
 * Computes an aggregation from the sums that the ingester keeps: by hour for the owner and for each link, by day for
 * the owner and the dimensions with few values. Null when they do not contain it: a part of days that begins or ends within
 * an hour, and values of a part.
 */
export function fromKeptSums(
  query: ClickQuery,
  aggregation: Aggregation,
): Promise<AggregationResults[AggregationKind]> | null {
  const { linkId, filters, span } = query;
  if (filters.length || span?.isWholeHours === false) return null;
  const isOfWholeDays = linkId === null && !span;
  return (isOfWholeDays ? fromDays(query, aggregation) : null) ?? fromHours(query, aggregation);
}

type Results = Promise<AggregationResults[AggregationKind]> | null;

/** From the sums by day, which are of all links. */
function fromDays(query: ClickQuery, aggregation: Aggregation): Results {
  switch (aggregation.kind) {
    case 'days':
      return keptDays(query);
    case 'firstDay':
      return findFirstDay(daySums(query));
    case 'breakdown':
      return summed.includes(aggregation.dimension) ? keptValues(query, aggregation) : null;
    default:
      return null;
  }
}

/** From the sums by hour, which are of all links and of each. */
function fromHours(query: ClickQuery, aggregation: Aggregation): Results {
  switch (aggregation.kind) {
    case 'days':
      return sumDays(hourSums(query));
    case 'firstDay':
      return findFirstDay(hourSums(query));
    case 'hourStarts':
      return sumHourStarts(hourSums(query));
    case 'weekHours':
      return sumWeekHours(hourSums(query));
    case 'peakHours':
      return query.linkId === null ? findPeakHours(hourSumsOfLinks(query, aggregation.linkIds)) : null;
    default:
      return null;
  }
}

type DayRange = Pick<ClickQuery, 'from' | 'to'>;

/** Ranges of an owner's days are read together, with whatever lies between them: a day is one row. */
const days = new Batcher<number, DayRange, DaySums[]>(async (ownerId, ranges) => {
  const from = ranges.reduce((first, range) => (range.from < first ? range.from : first), ranges[0]!.from);
  const to = ranges.reduce((last, range) => (range.to > last ? range.to : last), ranges[0]!.to);
  const { rows } = await pool.query<DaySums>({
    name: 'kept-days',
    text: `SELECT day::text, clicks, bots, visitors FROM analytics.stat_day
      WHERE owner_id = $1 AND dimension = ${WHOLE_DAY} AND day BETWEEN $2::date AND $3::date ORDER BY day`,
    values: [ownerId, from, to],
  });
  return ranges.map((range) => rows.filter(({ day }) => day >= range.from && day <= range.to));
});

async function keptDays({ ownerId, from, to }: ClickQuery): Promise<DaySums[]> {
  const [result] = await days.ask(ownerId, [{ from, to }]);
  return result!;
}

/** Dimensions of the same days are read together, with all their values, which are few. */
const values = new Batcher<DayRange & { ownerId: number }, Dimension, ValuePage['rows']>(
  async ({ ownerId, from, to }, wanted) => {
    const numbers = new Set(wanted.map((name) => dimensions[name]));
    const { rows } = await pool.query<ValuePage['rows'][number] & { dimension: number }>({
      name: 'kept-values',
      text: `SELECT dimension, value, sum(clicks)::int AS clicks, sum(bots)::int AS bots, sum(visitors)::int AS visitors
        FROM analytics.stat_day
        WHERE owner_id = $1 AND dimension = ANY ($2::smallint[]) AND day BETWEEN $3::date AND $4::date
        GROUP BY dimension, value`,
      values: [ownerId, [...numbers], from, to],
    });
    const known = Map.groupBy(rows, ({ dimension }) => dimension);
    return wanted.map((name) => known.get(dimensions[name]) ?? []);
  },
);

async function keptValues(
  { ownerId, from, to }: ClickQuery,
  { dimension, window }: AggregationOf<'breakdown'>,
): Promise<ValuePage> {
  const [rows] = await values.ask({ ownerId, from, to }, [dimension]);
  return pageOfValues(rows!, window);
}
