import { FLAG_VALUES, flagBits, REPEATED } from './column-groups.ts';

/** Clicks of visitors who came again on their day, so that each visitor's lie beside each other. */
export interface RepeatedRows {
  rows: Uint32Array;
  /** The number of each row's visitor, which is above 0 and another one on every day. */
  visitors: Uint32Array;
}

/**
 * Adds to `counts` how many visitors each value has; `valueOf` gives the number of a code's value, `codes` the code of each
 * repeated row. A visitor's rows follow each other, so remembering each value's last visitor is enough.
 */
export function countVisitors(
  counts: Int32Array,
  codes: ArrayLike<number>,
  valueOf: ArrayLike<number>,
  visitors: Uint32Array,
): void {
  const last = new Uint32Array(counts.length);
  for (let index = 0; index < visitors.length; index++) {
    const value = valueOf[codes[index]!]!;
    if (last[value] === visitors[index]) continue;
    last[value] = visitors[index]!;
    counts[value]!++;
  }
}

/** Adds visitors who came again to counts by flags: once to each entry that one of their rows is of. */
export function countRepeated(
  counts: Int32Array,
  { rows, visitors }: RepeatedRows,
  entryOf: (row: number) => number,
): void {
  const last = new Uint32Array(counts.length / FLAG_VALUES);
  for (let index = 0; index < rows.length; index++) {
    const entry = entryOf(rows[index]!);
    if (last[entry] === visitors[index]) continue;
    last[entry] = visitors[index]!;
    counts[entry * FLAG_VALUES + REPEATED]!++;
  }
}

/** The clicks of a block, by its flags, whose visitors came again; a part of a day knows none. */
export function repeatedRowsOf(flags: Uint8Array): RepeatedRows {
  const rows = new Uint32Array(flags.length);
  const visitors = new Uint32Array(flags.length);
  let count = 0;
  let visitor = 0;
  for (let row = 0; row < flags.length; row++) {
    if (!(flags[row]! & flagBits.again)) continue;
    if (flags[row]! & flagBits.visitor) visitor++;
    rows[count] = row;
    visitors[count++] = visitor;
  }
  return { rows: rows.slice(0, count), visitors: visitors.slice(0, count) };
}
