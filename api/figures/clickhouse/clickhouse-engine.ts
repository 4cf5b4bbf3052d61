import { Batcher } from '../../common/batcher.ts';
import type {
  Aggregation,
  AggregationKind,
  AggregationOf,
  AggregationResults,
  ClickEngine,
  ClickQuery,
} from '../contract/contract.ts';
import { EachAggregation } from '../contract/each-aggregation.ts';
import { askTogether } from './ask-together.ts';
import { readClicks } from './click-list.ts';
import { findFirstDay, findPeakHours, findTopOfEach } from './first-of-each.ts';
import { isGrouped } from './groupings.ts';

type Computations = {
  [Kind in AggregationKind]?: (
    query: ClickQuery,
    aggregation: AggregationOf<Kind>,
  ) => Promise<AggregationResults[Kind]>;
};

/** What is found without the sums of all clicks, or for some links only. */
const computations: Computations = {
  firstDay: findFirstDay,
  peakHours: findPeakHours,
  topOfEach: findTopOfEach,
  clicks: readClicks,
};

/**
 * Computes what clicks tell in ClickHouse: the sums that a screen asks for at once by one statement. What was measured of clicks is asked
 * of the other engine, whose it is.
 */
export class ClickHouseEngine extends EachAggregation<ClickEngine> {
  readonly #together = new Batcher<ClickQuery, Aggregation, AggregationResults[AggregationKind]>(askTogether);

  protected async compute(query: ClickQuery, aggregation: Aggregation): Promise<AggregationResults[AggregationKind]> {
    const compute = computations[aggregation.kind];
    if (compute) return compute(query, aggregation as never);
    const engine = isGrouped(aggregation) ? this.#together : this.other;
    const [result] = await engine.ask(query, [aggregation]);
    return result!;
  }
}
