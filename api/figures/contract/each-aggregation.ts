import type { Aggregation, AggregationKind, AggregationResults, ClickEngine, ClickQuery } from './contract.ts';

/** An engine that computes each aggregation by itself, some of them by another engine. */
export abstract class EachAggregation<Other extends Pick<ClickEngine, 'start' | 'close'>> implements ClickEngine {
  protected readonly other: Other;

  constructor(other: Other) {
    this.other = other;
  }

  ask(query: ClickQuery, aggregations: readonly Aggregation[]): Promise<AggregationResults[AggregationKind][]> {
    return Promise.all(aggregations.map((aggregation) => this.compute(query, aggregation)));
  }

  start(): void {
    this.other.start();
  }

  close(): Promise<void> {
    return this.other.close();
  }

  protected abstract compute(query: ClickQuery, aggregation: Aggregation): Promise<AggregationResults[AggregationKind]>;
}
