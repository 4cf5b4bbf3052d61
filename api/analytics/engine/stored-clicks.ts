import { isColumnar, type ColumnarEngine } from '../../columnar/read/columnar-engine.ts';
import type {
  Aggregation,
  AggregationKind,
  AggregationOf,
  AggregationResults,
  ClickEngine,
  ClickQuery,
  ClickRow,
} from './contract.ts';
import { readClickRows } from './sql/click-rows.ts';
import { fromKeptSums } from './sql/kept-sums.ts';
import { SqlEngine } from './sql/sql-engine.ts';

/**
 * Clicks for a reason are looked up by timestamp where there are so few of them. Where more pass the filters, they are
 * common among those of the reason, too: a page of them is found on the way through its clicks.
 */
const FEW = 2_000;

/** Chooses what computes each aggregation: kept sums where they hold it, else columns where they can, else rows. */
export class StoredClicks implements ClickEngine {
  readonly #columns: ColumnarEngine;
  readonly #rows = new SqlEngine();

  constructor(columns: ColumnarEngine) {
    this.#columns = columns;
  }

  ask(query: ClickQuery, aggregations: readonly Aggregation[]): Promise<AggregationResults[AggregationKind][]> {
    return Promise.all(aggregations.map((aggregation) => this.#compute(query, aggregation)));
  }

  start(): void {
    this.#columns.start();
  }

  close(): Promise<void> {
    return this.#columns.close();
  }

  async #compute(query: ClickQuery, aggregation: Aggregation): Promise<AggregationResults[AggregationKind]> {
    const sums = fromKeptSums(query, aggregation);
    if (sums) return sums;
    if (aggregation.kind === 'clicks') return this.#clicks(query, aggregation);
    const engine: ClickEngine = isColumnar(aggregation) ? this.#columns : this.#rows;
    const [result] = await engine.ask(query, [aggregation]);
    return result!;
  }

  async #clicks(query: ClickQuery, aggregation: AggregationOf<'clicks'>): Promise<ClickRow[]> {
    // Clicks of the last seconds are few: rows are quicker.
    const isSearched = query.filters.length > 0 && !aggregation.window.since;
    const timestamps = isSearched ? await this.#timestamps(query, aggregation) : null;
    return timestamps?.length === 0 ? [] : readClickRows(query, aggregation, timestamps);
  }

  /**
   * When the clicks of a page were: columns find the few that pass the filters among all. One timestamp more than rows
   * are wanted, for the clicks of the first may all be on the page before. Null where the rows' own index is to find them.
   */
  async #timestamps(query: ClickQuery, aggregation: AggregationOf<'clicks'>): Promise<number[] | null> {
    const { audience, reasons, window } = aggregation;
    const limit = reasons.length ? FEW : window.first + (window.skipped ?? 0);
    const before = window.after?.at.getTime() ?? null;
    const timestamps = await this.#columns.newestTimestamps(query, { before, audience, limit: limit + 1 });
    // Columns have no reasons: unless these are all the timestamps, the wanted clicks may be at others.
    return reasons.length && timestamps.length > limit ? null : timestamps;
  }
}
