import type { ClickDimension } from '../../../click-model/dimensions.ts';
import { columnGroupOf, type ColumnGroup, type RepeatedCounts } from '../layout/column-groups.ts';
import { countVisitors, type RepeatedRows } from '../layout/repeated-visitors.ts';
import { codesOfRows } from './codes-of-rows.ts';
import type { Dictionary } from './dictionary.ts';
import type { BlockTotals, RowBlock } from './row-block.ts';

/** The visitors who came again of each value of some dimensions of a column group. */
export class ValueVisitors {
  readonly #group: ColumnGroup;
  readonly #dictionary: Dictionary;
  readonly #counts: Map<ClickDimension, { index: number; visitors: Int32Array<ArrayBuffer> }>;

  /** Counts in the numbers of a dictionary to which nothing is added any more. */
  constructor(group: ColumnGroup, dictionary: Dictionary, dimensions: readonly ClickDimension[]) {
    this.#group = group;
    this.#dictionary = dictionary;
    this.#counts = new Map(
      dimensions.map((dimension) => {
        const { index } = columnGroupOf(dimension);
        return [dimension, { index, visitors: new Int32Array(dictionary.valuesAt(index).values.length) }];
      }),
    );
  }

  /** Adds the selected clicks of a block whose visitors came again. */
  addRows(block: RowBlock, { rows, visitors }: RepeatedRows): void {
    if (!this.#counts.size || !rows.length) return;
    const codes = codesOfRows(this.#group, block, { rows, begin: 0, end: rows.length });
    for (const { index, visitors: counts } of this.#counts.values()) {
      countVisitors(counts, codes, this.#dictionary.valuesAt(index).numberOf, visitors);
    }
  }

  /** Adds what a block has of them. */
  addTotals({ repeated }: BlockTotals): void {
    for (const [dimension, { index }] of this.#counts) this.add(dimension, repeated[index]!);
  }

  /** Adds counts by value. */
  add(dimension: ClickDimension, { values, visitors }: RepeatedCounts): void {
    const { index, visitors: counts } = this.#counts.get(dimension)!;
    const { numbers } = this.#dictionary.valuesAt(index);
    for (const [at, value] of values.entries()) counts[numbers.get(value)!]! += visitors[at]!;
  }

  /** How many each value of a dimension has, by its number. */
  of(dimension: ClickDimension): Int32Array {
    return this.#counts.get(dimension)!.visitors;
  }

  /** What was counted, by dimension and value. */
  get counted(): [ClickDimension, RepeatedCounts][] {
    return [...this.#counts].map(([dimension, { index, visitors }]) => {
      const values = Int32Array.from(this.#dictionary.valuesAt(index).values);
      return [dimension, { values, visitors }];
    });
  }
}
