import { isColumnar, type ColumnarEngine } from '../columnar/read/columnar-engine.ts';
import type {
  Aggregation,
  AggregationKind,
  AggregationOf,
  AggregationResults,
  ClickEngine,
  ClickQuery,
  ClickRow,
} from '../contract/contract.ts';
import { EachAggregation } from '../contract/each-aggregation.ts';
import { readClickRows } from '../sql/click-rows.ts';
import { fromKeptSums } from '../sql/kept-sums.ts';
import { SqlEngine } from '../sql/sql-engine.ts';

/**
 * Clicks for a reason are looked up by timestamp when there are at most this many. When more match the filters, they
 * are also common among those of the reason, and a scan of its clicks finds a page quickly.
 */
const FEW = 2_000;

/** Chooses the source of each aggregation: stored sums if they contain it, else columns if possible, else rows. */
export class StoredClicks extends EachAggregation {
  readonly #columns: ColumnarEngine;
  readonly #rows = new SqlEngine();

  constructor(columns: ColumnarEngine) {
    super();
    this.#columns = columns;
  }

  override start(): void {
    this.#columns.start();
  }

  override close(): Promise<void> {
    return this.#columns.close();
  }

  protected async compute(query: ClickQuery, aggregation: Aggregation): Promise<AggregationResults[AggregationKind]> {
    const sums = fromKeptSums(query, aggregation);
    if (sums) return sums;
    if (aggregation.kind === 'clicks') return this.#clicks(query, aggregation);
    const engine: ClickEngine = isColumnar(aggregation) ? this.#columns : this.#rows;
    const [result] = await engine.ask(query, [aggregation]);
    return result!;
  }

  async #clicks(query: ClickQuery, aggregation: AggregationOf<'clicks'>): Promise<ClickRow[]> {
    const { since, among } = aggregation.window;
    // Clicks of the last seconds, or known ones, are few: rows are quicker.
    const isSearched = query.filters.length > 0 && !since && !among;
    const timestamps = isSearched ? await this.#timestamps(query, aggregation) : null;
    return timestamps?.length === 0 ? [] : readClickRows(query, aggregation, timestamps);
  }

  /**
   * The timestamps of a page: columns find the few matching clicks among all. One more timestamp than rows is
   * requested, as all clicks of the first may be on the previous page. Null when the index of the rows should find
   * them.
   */
  async #timestamps(query: ClickQuery, aggregation: AggregationOf<'clicks'>): Promise<number[] | null> {
    const { audience, reasons, window } = aggregation;
    const limit = reasons.length ? FEW : window.first + (window.skipped ?? 0);
    const before = window.after?.at.getTime() ?? null;
    const timestamps = await this.#columns.newestTimestamps(query, { before, audience, limit: limit + 1 });
    // Columns have no reasons: unless these are all timestamps, matching clicks may have other ones.
    return reasons.length && timestamps.length > limit ? null : timestamps;
  }
}
