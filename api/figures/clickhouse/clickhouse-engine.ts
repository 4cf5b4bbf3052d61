import type {
  Aggregation,
  AggregationKind,
  AggregationOf,
  AggregationResults,
  ClickEngine,
  ClickQuery,
} from '../contract/contract.ts';
import { EachAggregation } from '../contract/each-aggregation.ts';
import { sumValues } from './breakdown.ts';
import { countClicks, readClicks } from './click-list.ts';
import {
  countCombinations,
  countRecognised,
  findFirstDay,
  findPeakHours,
  findTopOfEach,
  sumDays,
  sumHourStarts,
  sumWeekHours,
} from './sums.ts';

type Computations = {
  [Kind in AggregationKind]?: (
    query: ClickQuery,
    aggregation: AggregationOf<Kind>,
  ) => Promise<AggregationResults[Kind]>;
};

const computations: Computations = {
  days: sumDays,
  hourStarts: sumHourStarts,
  weekHours: sumWeekHours,
  recognisedClicks: countRecognised,
  firstDay: findFirstDay,
  peakHours: findPeakHours,
  topOfEach: findTopOfEach,
  breakdown: sumValues,
  combinations: countCombinations,
  clicks: readClicks,
  clickCount: countClicks,
};

/** Computes what clicks tell in ClickHouse; what was measured of them is asked of the other engine, whose it is. */
export class ClickHouseEngine extends EachAggregation<ClickEngine> {
  protected async compute(query: ClickQuery, aggregation: Aggregation): Promise<AggregationResults[AggregationKind]> {
    const compute = computations[aggregation.kind];
    if (compute) return compute(query, aggregation as never);
    const [result] = await this.other.ask(query, [aggregation]);
    return result!;
  }
}
