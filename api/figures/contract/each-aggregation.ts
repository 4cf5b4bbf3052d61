import type { Aggregation, AggregationKind, AggregationResults, ClickEngine, ClickQuery } from './contract.ts';

/** An engine that computes each aggregation by itself, and has nothing to prepare or free unless it says so. */
export abstract class EachAggregation implements ClickEngine {
  ask(query: ClickQuery, aggregations: readonly Aggregation[]): Promise<AggregationResults[AggregationKind][]> {
    return Promise.all(aggregations.map((aggregation) => this.compute(query, aggregation)));
  }

  start(): void {}

  async close(): Promise<void> {}

  protected abstract compute(query: ClickQuery, aggregation: Aggregation): Promise<AggregationResults[AggregationKind]>;
}
