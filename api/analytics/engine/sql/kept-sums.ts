import { Batcher } from '../../../batcher.ts';
import { dimensions, summedDimensions, type Dimension } from '../../../dimensions.ts';
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
import { daySums, hourSums, hourSumsOfLinks, valueSums, type OwnerDays } from './relations.ts';
import { findPeakHours, sumDays, sumDimensions, sumHourStarts, sumWeekHours } from './sums.ts';

const summed: readonly Dimension[] = summedDimensions;

/**
 * Computes an aggregation from the sums that the ingester keeps: by hour for the owner and for each link, by day for the
 * owner and the dimensions of few values. Null where they do not hold it.
 */
export function fromKeptSums(
  query: ClickQuery,
  aggregation: Aggregation,
): Promise<AggregationResults[AggregationKind]> | null {
  const { linkId, filters } = query;
  if (filters.length) return null;
  switch (aggregation.kind) {
    case 'days':
      return linkId === null ? keptDays(query) : sumDays(hourSums(query));
    case 'hourStarts':
      return sumHourStarts(hourSums(query));
    case 'weekHours':
      return sumWeekHours(hourSums(query));
    case 'peakHours':
      return linkId === null ? findPeakHours(hourSumsOfLinks(query, aggregation.linkIds)) : null;
    case 'breakdown':
      return linkId === null && summed.includes(aggregation.dimension) ? keptValues(query, aggregation) : null;
    default:
      return null;
  }
}

type DayRange = Pick<ClickQuery, 'from' | 'to'>;

/** Ranges of an owner's days are read together, with whatever lies between them: a day is one row. */
const days = new Batcher<number, DayRange, DaySums[]>(async (ownerId, ranges) => {
  const from = ranges.reduce((first, range) => (range.from < first ? range.from : first), ranges[0]!.from);
  const to = ranges.reduce((last, range) => (range.to > last ? range.to : last), ranges[0]!.to);
  const rows = await sumDays(daySums({ ownerId, from, to }));
  return ranges.map((range) => rows.filter(({ day }) => day >= range.from && day <= range.to));
});

async function keptDays({ ownerId, from, to }: ClickQuery): Promise<DaySums[]> {
  const [result] = await days.ask(ownerId, [{ from, to }]);
  return result!;
}

/** Dimensions of the same days are read together, with all their values, which are few. */
const values = new Batcher<OwnerDays, Dimension, ValuePage['rows']>(async (ownerDays, wanted) => {
  const rows = await sumDimensions(valueSums(ownerDays, [...new Set(wanted)]));
  const known = Map.groupBy(rows, ({ dimension }) => dimension);
  return wanted.map((name) => known.get(dimensions[name]) ?? []);
});

async function keptValues(
  { ownerId, from, to }: ClickQuery,
  { dimension, window }: AggregationOf<'breakdown'>,
): Promise<ValuePage> {
  const [rows] = await values.ask({ ownerId, from, to }, [dimension]);
  return pageOfValues(rows!, window);
}
