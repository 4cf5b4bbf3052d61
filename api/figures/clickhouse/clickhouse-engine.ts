import { Batcher } from '../../common/batcher.ts';
import type {
  Aggregation,
  AggregationKind,
  AggregationOf,
  AggregationResults,
  ClickQuery,
} from '../contract/contract.ts';
import { EachAggregation } from '../contract/each-aggregation.ts';
import { askTogether } from './ask-together.ts';
import { readClicks } from './click-list.ts';
import { findFirstDay, findPeakHours, findTopOfEach } from './first-of-each.ts';
import { isGrouped, type GroupedKind } from './groupings.ts';
import {
  countDistribution,
  countOutcomes,
  findTopScreens,
  sumMeasured,
  sumMeasuredHours,
  sumMeasuredTimes,
} from './measured.ts';

type SingleKind = Exclude<AggregationKind, GroupedKind>;
type Computations = {
  [Kind in SingleKind]: (query: ClickQuery, aggregation: AggregationOf<Kind>) => Promise<AggregationResults[Kind]>;
};

/** What is found without the sums of all clicks, of some links only, or in what was measured of clicks. */
const computations: Computations = {
  firstDay: findFirstDay,
  peakHours: findPeakHours,
  topOfEach: findTopOfEach,
  clicks: readClicks,
  measured: sumMeasured,
  measuredTimes: sumMeasuredTimes,
  measuredHours: sumMeasuredHours,
  outcomes: countOutcomes,
  distribution: countDistribution,
  topScreens: findTopScreens,
};

/** Computes every aggregation in ClickHouse: the sums of clicks that a screen asks for at once by one statement. */
export class ClickHouseEngine extends EachAggregation {
  readonly #together = new Batcher<ClickQuery, AggregationOf<GroupedKind>, AggregationResults[GroupedKind]>(
    askTogether,
  );

  protected async compute(query: ClickQuery, aggregation: Aggregation): Promise<AggregationResults[AggregationKind]> {
    if (!isGrouped(aggregation)) return computations[aggregation.kind](query, aggregation as never);
    const [result] = await this.#together.ask(query, [aggregation]);
    return result!;
  }
}
