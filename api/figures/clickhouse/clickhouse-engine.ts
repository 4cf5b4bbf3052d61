import type {
  Aggregation,
  AggregationKind,
  AggregationOf,
  AggregationResults,
  ClickEngine,
  ClickQuery,
} from '../contract/contract.ts';
import { sumValues } from './breakdown.ts';
import { countClicks, readClicks } from './click-list.ts';
import {
  countDistribution,
  countOutcomes,
  findTopScreens,
  sumMeasured,
  sumMeasuredHours,
  sumMeasuredTimes,
} from './measured.ts';
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
  [Kind in AggregationKind]: (query: ClickQuery, aggregation: AggregationOf<Kind>) => Promise<AggregationResults[Kind]>;
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
  measured: sumMeasured,
  measuredTimes: sumMeasuredTimes,
  measuredHours: sumMeasuredHours,
  outcomes: countOutcomes,
  distribution: countDistribution,
  topScreens: findTopScreens,
};

/** Computes every aggregation in ClickHouse. */
export class ClickHouseEngine implements ClickEngine {
  ask(query: ClickQuery, aggregations: readonly Aggregation[]): Promise<AggregationResults[AggregationKind][]> {
    return Promise.all(aggregations.map((one) => computations[one.kind](query, one as never)));
  }

  start(): void {} // its connections are opened when somebody asks

  async close(): Promise<void> {}
}
