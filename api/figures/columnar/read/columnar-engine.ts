import { availableParallelism } from 'node:os';
import type {
  Aggregation,
  AggregationOf,
  AggregationResults,
  ClickEngine,
  ClickFilter,
  ClickQuery,
} from '../../contract/contract.ts';
import { Batcher } from '../../../common/batcher.ts';
import { config } from '../../../common/config.ts';
import { databaseKind, databaseUrl } from '../../../database/address.ts';
import type { ColumnarAggregation, ColumnarKind, NewestQuery, ScanQuery, ScanResult } from './scan-query.ts';
import { WorkerHandle } from './worker-handle.ts';
import type { WorkerSettings } from './worker-messages.ts';
import { entryFile } from '../../../common/product-files.ts';

/** More threads than this would wait for the database. */
const MOST_THREADS = 4;

const inColumns: Record<Aggregation['kind'], boolean> = {
  days: true,
  hourStarts: true,
  weekHours: true,
  recognisedClicks: true,
  topOfEach: true,
  breakdown: true,
  combinations: true,
  measured: true,
  measuredTimes: true,
  measuredHours: true,
  outcomes: true,
  distribution: true,
  topScreens: true,
  firstDay: false,
  peakHours: false,
  clicks: false,
  clickCount: false,
};

/** Whether columns hold what an aggregation needs. */
export const isColumnar = (aggregation: Aggregation): aggregation is AggregationOf<ColumnarKind> =>
  inColumns[aggregation.kind];

/** Computes aggregations from columns, on threads of its own. */
export class ColumnarEngine implements ClickEngine<ColumnarKind> {
  readonly #coordinator = new WorkerHandle<ScanQuery<ColumnarAggregation>, ScanResult[]>(
    entryFile('figures/columnar/read/coordinator-worker.ts'),
    columnarSettings,
  );
  /** What is asked of the same clicks at once is computed together, scanning them once. */
  readonly #scans = new Batcher<ClickQuery, ColumnarAggregation, ScanResult>((clicks, aggregations) =>
    this.#coordinator.ask({ ...scanQueryOf(clicks), aggregations: [...aggregations] }),
  );

  /** The results, in order. Throws what the database says, and when a thread ends. */
  async ask(
    query: ClickQuery,
    aggregations: readonly AggregationOf<ColumnarKind>[],
  ): Promise<AggregationResults[ColumnarKind][]> {
    return (await this.#scans.ask(query, aggregations)) as AggregationResults[ColumnarKind][];
  }

  /** The newest timestamps at which an audience had clicks, milliseconds since 1970, newest first, each once. */
  async newestTimestamps(query: ClickQuery, wanted: Omit<NewestQuery, 'kind'>): Promise<number[]> {
    const [timestamps] = await this.#scans.ask(query, [{ kind: 'newestTimestamps', ...wanted }]);
    return timestamps as number[];
  }

  start(): void {
    this.#coordinator.start();
  }

  close(): Promise<void> {
    return this.#coordinator.end();
  }
}

/** A query without aggregations yet, as it is sent to the coordinator. */
export function scanQueryOf({ ownerId, linkId, filters, from, to, span = null }: ClickQuery): ScanQuery<never> {
  const ofLink: ClickFilter[] = linkId === null ? [] : [{ dimension: 'link', numbers: [linkId], isNot: false }];
  return { ownerId, from, to, span, filters: [...filters, ...ofLink], aggregations: [] };
}

/** What the coordinator works with: as many threads as there are processors, within reason. */
export function columnarSettings(): WorkerSettings {
  const processors = Math.min(availableParallelism(), MOST_THREADS);
  // Each of several server processes has threads of its own; with one alone, nothing would be scanned beside anything.
  const threads = Math.max(Math.min(2, processors), Math.ceil(processors / (config.serverProcesses ?? 1)));
  const maxBytes = config.analyticsMemoryBytes / threads;
  return {
    databaseUrl: databaseUrl(),
    databaseKind: databaseKind(),
    databaseReadUrl: config.databaseReadUrl,
    statementMs: config.databaseStatementMs,
    maxBytes,
    scanWorkers: threads - 1,
  };
}
