import type { AggregationOf } from '../../contract/contract.ts';
import type { ClickDimension } from '../../../click-model/dimensions.ts';
import { columnGroupOf, flagBits } from '../layout/column-groups.ts';
import { codesOfRows } from './codes-of-rows.ts';
import type { ScanResults } from './scan-query.ts';
import type { Dictionaries } from './select.ts';
import { present, type RowBlock } from './row-block.ts';
import { sumsOf, type Rows } from './flag-counts.ts';
import { Timeline } from './timeline.ts';

/** For each value of one dimension, the known value of another with the most human clicks. */
export class TopOfEach extends Timeline<'topOfEach'> {
  readonly #aggregation: AggregationOf<'topOfEach'>;
  readonly #dictionaries: Dictionaries;

  constructor(aggregation: AggregationOf<'topOfEach'>, dictionaries: Dictionaries) {
    super();
    this.#aggregation = aggregation;
    this.#dictionaries = dictionaries;
  }

  protected addDay(_day: string, block: RowBlock, rows: Rows): void {
    const each = this.#valuesOf(this.#aggregation.each, block, rows);
    const values = this.#valuesOf(this.#aggregation.dimension, block, rows);
    const flags = present(block.flags);
    const found = new Map<number, Map<number, number>>();
    for (let at = 0; at < values.length; at++) {
      const row = rows.rows ? rows.rows[at]! : rows.begin + at;
      if (!values[at] || !(flags[row]! & flagBits.human)) continue;
      let counts = found.get(each[at]!);
      if (!counts) found.set(each[at]!, (counts = new Map()));
      counts.set(values[at]!, (counts.get(values[at]!) ?? 0) + 1);
    }
    for (const [value, counts] of found) {
      for (const [other, clicks] of counts) this.counts(`${value}|${other}`, 1)[flagBits.human]! += clicks;
    }
  }

  result(): ScanResults['topOfEach'] {
    const best = new Map<number, { value: number; clicks: number }>();
    for (const [name, counts] of this.collected) {
      const [each, value] = name.split('|').map(Number) as [number, number];
      const { clicks } = sumsOf(counts, 0);
      const before = best.get(each);
      const isBetter = !before || clicks > before.clicks || (clicks === before.clicks && value < before.value);
      if (clicks > 0 && isBetter) best.set(each, { value, clicks });
    }
    return [...best].map(([each, { value }]) => ({ each, value }));
  }

  /** A dimension's value of every selected row. */
  #valuesOf(dimension: ClickDimension, block: RowBlock, rows: Rows): Int32Array {
    const { group, index } = columnGroupOf(dimension);
    const { tuples, arity } = this.#dictionaries[group];
    const codes = codesOfRows(group, block, rows);
    return Int32Array.from(codes, (code) => tuples[code * arity + index]!);
  }
}
