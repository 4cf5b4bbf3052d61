import type { ClickQuery } from '../../analytics/engine/contract.ts';
import type { FactAggregation, FactEngine, FactKind, FactResults } from '../../analytics/engine/facts-contract.ts';
import { Batcher } from '../../batcher.ts';
import { columnarSettings, scanQueryOf } from '../read/columnar-engine.ts';
import type { ScanQuery } from '../read/scan-query.ts';
import { WorkerHandle } from '../read/worker-handle.ts';
import { entryFile } from '../../product-files.ts';

/** What the thread is asked. */
export interface FactsRequest {
  query: Omit<ScanQuery, 'aggregations'>;
  aggregations: readonly FactAggregation[];
}

/** Computes aggregations of facts in a thread of its own, which keeps them in memory. */
export class ColumnarFacts implements FactEngine {
  readonly #worker = new WorkerHandle<FactsRequest, FactResults[FactKind][]>(
    entryFile('columnar/facts/facts-worker.ts'),
    columnarSettings,
  );
  /** What is asked of the same clicks at once is counted together. */
  readonly #scans = new Batcher<ClickQuery, FactAggregation, FactResults[FactKind]>((clicks, aggregations) =>
    this.#worker.ask({ query: scanQueryOf(clicks), aggregations: [...aggregations] }),
  );

  ask(query: ClickQuery, aggregations: readonly FactAggregation[]): Promise<FactResults[FactKind][]> {
    return this.#scans.ask(query, aggregations);
  }

  close(): Promise<void> {
    return this.#worker.end();
  }
}
