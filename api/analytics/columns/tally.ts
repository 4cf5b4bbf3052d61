import { FLAG_VALUES, flagBits } from '../../columns/layout.ts';
import type { First, Sums } from './question.ts';
import type { Selection } from './select.ts';
import { countRowsOfRuns, countRuns } from './runs.ts';
import { present, type Stretch, type StretchFacet, type StretchTotals } from './stretch.ts';

/** Counts by some number and, for each, by the value of `flags`: one addition a click tells all three sums. */
export type Tally = Int32Array;

/** The rows of a selection, or of a part of it. */
export type Rows = Omit<Selection, 'days'>;

/** Adds the selected clicks of a stretch to a tally by the owner's codes of a facet. */
export function tallyFacet(tally: Tally, stretch: Stretch, facet: StretchFacet, selection: Rows): void {
  const { codes, ownerCodes, runs } = facet;
  const flags = present(stretch.flags);
  if (!ownerCodes) return count(tally, codes, flags, selection);
  // Counting in the stretch's own codes, which are few, stays inside the processor's nearest memory.
  const own = new Int32Array(ownerCodes.length * FLAG_VALUES);
  if (!runs) count(own, codes, flags, selection);
  else if (selection.rows) countRowsOfRuns(own, { codes, runs }, flags, selection.rows);
  else countRuns(own, { codes, runs }, flags, selection);
  addTotals(tally, { totals: own, ownerCodes });
}

/** Adds to a tally by the owner's codes of a facet what a stretch has of them. */
export function addTotals(tally: Tally, { totals, ownerCodes }: StretchTotals): void {
  for (let code = 0; code < ownerCodes.length; code++) {
    const from = code * FLAG_VALUES;
    const to = ownerCodes[code]! * FLAG_VALUES;
    for (let flag = 0; flag < FLAG_VALUES; flag++) tally[to + flag]! += totals[from + flag]!;
  }
}

/** Adds the selected rows to a tally by a column of small numbers. */
export function count(tally: Tally, numbers: ArrayLike<number>, flags: Uint8Array, selection: Rows): void {
  const { rows, begin, end } = selection;
  if (!rows) {
    for (let row = begin; row < end; row++) tally[numbers[row]! * FLAG_VALUES + flags[row]!]!++;
    return;
  }
  for (let at = 0; at < rows.length; at++) {
    const row = rows[at]!;
    tally[numbers[row]! * FLAG_VALUES + flags[row]!]!++;
  }
}

/** The selected rows of each day, oldest first. */
export function* byDay(selection: Selection): Generator<[day: string, rows: Rows]> {
  let at = 0;
  for (const { day, begin, end } of selection.days) {
    let rows: Uint32Array | null = null;
    if (selection.rows) {
      const first = at;
      at = placeOf(selection.rows, end, at);
      rows = selection.rows.subarray(first, at);
    }
    yield [day, { rows, begin, end }];
  }
}

/** The first place, from `from` on, of a row that is not before `row`. */
function placeOf(rows: Uint32Array, row: number, from: number): number {
  let low = from;
  let high = rows.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (rows[middle]! < row) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The sums behind the n-th entry of a tally. */
export function sumsOf(tally: Tally, entry: number, first: First): Sums {
  const bit = flagBits[first];
  const sums = { clicks: 0, bots: 0, visitors: 0 };
  for (let flags = 0; flags < FLAG_VALUES; flags++) {
    const found = tally[entry * FLAG_VALUES + flags]!;
    if (flags & flagBits.human) sums.clicks += found;
    else sums.bots += found;
    if (flags & bit) sums.visitors += found;
  }
  return sums;
}

/** Adds one entry of a tally to an entry of another. */
export function addEntry(to: Tally, toEntry: number, from: Tally, fromEntry: number): void {
  for (let flags = 0; flags < FLAG_VALUES; flags++) {
    to[toEntry * FLAG_VALUES + flags]! += from[fromEntry * FLAG_VALUES + flags]!;
  }
}
