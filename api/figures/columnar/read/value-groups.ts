import type { AggregationOf } from '../../contract/contract.ts';
import { pageOfValues, shownClicks } from '../../contract/value-page.ts';
import { topOf } from '../../../common/top.ts';
import { columnGroupOf, FLAG_VALUES, REPEATED } from '../layout/column-groups.ts';
import { Tuples } from '../layout/tuples.ts';
import type { Dictionary } from './dictionary.ts';
import type { ScanResults } from './scan-query.ts';
import { addEntry, sumsOf, type FlagCounts } from './flag-counts.ts';

/**
 * One page of the values of a dimension; those without a click that counts are left out. `visitors` are those who came
 * again, by the number of the value.
 */
export function breakdownOf(
  { dimension, window }: AggregationOf<'breakdown'>,
  counts: FlagCounts,
  dictionary: Dictionary,
  visitors: Int32Array,
): ScanResults['breakdown'] {
  const { values, numberOf } = dictionary.valuesAt(columnGroupOf(dimension).index);
  const byValue = new Int32Array(values.length * FLAG_VALUES);
  for (let code = 0; code < dictionary.size; code++) addEntry(byValue, numberOf[code]!, counts, code);
  for (const [number, count] of visitors.entries()) byValue[number * FLAG_VALUES + REPEATED] = count;
  const rows = values.map((value, number) => ({ value, ...sumsOf(byValue, number) }));
  return pageOfValues(rows, window);
}

/** The combinations of dimensions of one column group with the most clicks, most first. */
export function combinationsOf(
  { dimensions, includeBots, limit }: AggregationOf<'combinations'>,
  counts: FlagCounts,
  dictionary: Dictionary,
): ScanResults['combinations'] {
  const { codeOf, tuples } = narrowed(
    dictionary,
    dimensions.map((dimension) => columnGroupOf(dimension).index),
  );
  const clicks = new Float64Array(codeOf.length);
  for (const [code, narrow] of codeOf.entries()) {
    clicks[narrow]! += shownClicks(sumsOf(counts, code), includeBots);
  }
  const rows: ScanResults['combinations'] = [];
  for (let code = 0; code < tuples.size; code++) {
    const values = [...tuples.values.subarray(code * tuples.arity, (code + 1) * tuples.arity)];
    if (clicks[code]! > 0) rows.push({ values, clicks: clicks[code]! });
  }
  return topOf(rows, limit, (a, b) => b.clicks - a.clicks || compareValues(a.values, b.values));
}

/** For each code of a column group, the code of its combination of some of the dimensions, by their places in it. */
export function narrowed(dictionary: Dictionary, places: readonly number[]) {
  const tuples = new Tuples(places.length);
  const all = dictionary.tuples;
  const wanted = new Int32Array(places.length);
  const codeOf = Int32Array.from({ length: dictionary.size }, (_, code) => {
    for (const [index, place] of places.entries()) wanted[index] = all[code * dictionary.arity + place]!;
    return tuples.codeOf(wanted, 0);
  });
  return { codeOf, tuples };
}

function compareValues(a: number[], b: number[]): number {
  const index = a.findIndex((value, at) => value !== b[at]);
  return index < 0 ? 0 : a[index]! - b[index]!;
}
