import { Batcher } from '../../common/batcher.ts';
import { queryFigures } from '../../database/figures-pool.ts';
import type { Aggregation, AggregationKind, AggregationResults, ClickQuery, DaySums } from '../contract/contract.ts';
import { daySums, hourSums } from './relations.ts';
import { findFirstDay, findPeakHours, sumDays } from './sums.ts';

/**
 * Computes an aggregation from the sums that the ingester keeps: by day for the owner, by hour for each link. They
 * contain neither the visitors of an hour nor those of a part of a day. Null when they are not enough.
 */
export function fromKeptSums(
  query: ClickQuery,
  aggregation: Aggregation,
): Promise<AggregationResults[AggregationKind]> | null {
  const { linkId, filters, span } = query;
  if (filters.length || span) return null;
  switch (aggregation.kind) {
    case 'days':
      return linkId === null ? keptDays(query) : sumDays(hourSums(query, [linkId]));
    case 'firstDay':
      return findFirstDay(linkId === null ? daySums(query) : hourSums(query, [linkId]));
    case 'peakHours':
      return linkId === null ? findPeakHours(hourSums(query, aggregation.linkIds)) : null;
    default:
      return null;
  }
}

type DayRange = Pick<ClickQuery, 'from' | 'to'>;

/** Ranges of an owner's days are read together, with whatever lies between them: a day is one row. */
const days = new Batcher<number, DayRange, DaySums[]>(async (ownerId, ranges) => {
  const from = ranges.reduce((first, range) => (range.from < first ? range.from : first), ranges[0]!.from);
  const to = ranges.reduce((last, range) => (range.to > last ? range.to : last), ranges[0]!.to);
  const { rows } = await queryFigures<DaySums>({
    name: 'kept-days',
    text: `SELECT day::text, clicks, bots, visitors FROM analytics.stat_day
      WHERE owner_id = $1 AND day BETWEEN $2::date AND $3::date ORDER BY day`,
    values: [ownerId, from, to],
  });
  return ranges.map((range) => rows.filter(({ day }) => day >= range.from && day <= range.to));
});

async function keptDays({ ownerId, from, to }: ClickQuery): Promise<DaySums[]> {
  const [result] = await days.ask(ownerId, [{ from, to }]);
  return result!;
}
