import type {
  Aggregation,
  AggregationKind,
  AggregationOf,
  AggregationResults,
  ClickQuery,
} from '../contract/contract.ts';
import { EachAggregation } from '../contract/each-aggregation.ts';
import { countClickRows, readClickRows } from './click-rows.ts';
import { countCombinations, findTopOfEach } from './groups.ts';
import {
  countDistribution,
  countOutcomes,
  findTopScreens,
  sumMeasuredHours,
  sumMeasured,
  sumMeasuredTimes,
} from './measured-clicks.ts';
import { clickRows } from './relations.ts';
import {
  countRecognised,
  findFirstDay,
  findPeakHours,
  sumDays,
  sumHourStarts,
  sumValues,
  sumWeekHours,
} from './sums.ts';

type Compute<Kind extends AggregationKind> = (
  query: ClickQuery,
  aggregation: AggregationOf<Kind>,
) => Promise<AggregationResults[Kind]>;

const computations: { [Kind in AggregationKind]: Compute<Kind> } = {
  days: (query) => sumDays(clickRows(query)),
  hourStarts: (query, { timeZone }) => sumHourStarts(clickRows(query), timeZone),
  weekHours: (query) => sumWeekHours(clickRows(query)),
  recognisedClicks: (query) => countRecognised(clickRows(query)),
  firstDay: (query) => findFirstDay(clickRows(query)),
  peakHours: (query, { linkIds }) => findPeakHours(clickRows(ofLinks(query, linkIds))),
  topOfEach: findTopOfEach,
  breakdown: (query, { dimension, window }) => sumValues(clickRows(query, dimension), window),
  combinations: countCombinations,
  clicks: (query, aggregation) => readClickRows(query, aggregation, null),
  clickCount: countClickRows,
  measured: sumMeasured,
  measuredTimes: sumMeasuredTimes,
  measuredHours: sumMeasuredHours,
  outcomes: countOutcomes,
  distribution: countDistribution,
  topScreens: findTopScreens,
};

const ofLinks = (query: ClickQuery, linkIds: readonly number[]): ClickQuery => ({
  ...query,
  filters: [...query.filters, { dimension: 'link', numbers: linkIds, isNot: false }],
});

/** Computes every aggregation from the rows of the clicks, in plain SQL. */
export class SqlEngine extends EachAggregation {
  protected compute(query: ClickQuery, aggregation: Aggregation): Promise<AggregationResults[AggregationKind]> {
    return compute(query, aggregation);
  }
}

function compute<Kind extends AggregationKind>(
  query: ClickQuery,
  aggregation: AggregationOf<Kind>,
): Promise<AggregationResults[Kind]> {
  return computations[aggregation.kind as Kind](query, aggregation);
}
