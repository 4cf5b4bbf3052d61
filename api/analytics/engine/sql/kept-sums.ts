import { summedDimensions, type Dimension } from '../../../dimensions.ts';
import type { Aggregation, AggregationKind, AggregationResults, ClickQuery } from '../contract.ts';
import { daySums, hourSums, hourSumsOfLinks } from './relations.ts';
import { findPeakHours, sumDays, sumHourStarts, sumValues, sumWeekHours } from './sums.ts';

const summed: readonly Dimension[] = summedDimensions;

/**
 * Computes an aggregation from the sums that the ingester keeps: by hour for the owner and for each link, by day for
 * the owner and the dimensions with few values. Null when they do not contain it.
 */
export function fromKeptSums(
  query: ClickQuery,
  aggregation: Aggregation,
): Promise<AggregationResults[AggregationKind]> | null {
  const { linkId, filters } = query;
  if (filters.length) return null;
  switch (aggregation.kind) {
    case 'days':
      return sumDays(linkId === null ? daySums(query) : hourSums(query));
    case 'hourStarts':
      return sumHourStarts(hourSums(query));
    case 'weekHours':
      return sumWeekHours(hourSums(query));
    case 'peakHours':
      return linkId === null ? findPeakHours(hourSumsOfLinks(query, aggregation.linkIds)) : null;
    case 'breakdown': {
      const { dimension, window } = aggregation;
      return linkId === null && summed.includes(dimension) ? sumValues(daySums(query, dimension), window) : null;
    }
    default:
      return null;
  }
}
