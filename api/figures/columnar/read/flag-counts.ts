import type { Sums } from '../../contract/contract.ts';
import { FLAG_VALUES, flagBits, ONLY_CLICK, REPEATED } from '../layout/column-groups.ts';
import type { Selection } from './select.ts';
import { placeOf } from './lower-bound.ts';
import { countRowsOfRuns, countRuns } from './run-length.ts';
import { present, type BlockDay, type BlockGroup, type BlockTotals, type RowBlock } from './row-block.ts';

/** Counts by some number and, for each, by the value of `flags`: one addition a click gives all three sums. */
export type FlagCounts = Int32Array;

/** The rows of a selection, or of a part of it. */
export type Rows = Omit<Selection, 'days'>;

/** Adds the selected clicks of a block to counts by the owner's codes of a column group. */
export function countGroup(counts: FlagCounts, block: RowBlock, group: BlockGroup, selection: Rows): void {
  const { codes, ownerCodes, runStarts } = group;
  const flags = present(block.flags);
  if (!ownerCodes) return count(counts, codes, flags, selection);
  // Counting in the block's own codes, which are few, stays inside the processor's nearest memory.
  const own = new Int32Array(ownerCodes.length * FLAG_VALUES);
  if (!runStarts) count(own, codes, flags, selection);
  else if (selection.rows) countRowsOfRuns(own, { codes, runStarts }, flags, selection.rows);
  else countRuns(own, { codes, runStarts }, flags, selection);
  addTotals(counts, { totals: own, ownerCodes });
}

/** Adds to counts by the owner's codes of a column group what a block has of them. */
export function addTotals(counts: FlagCounts, { totals, ownerCodes }: Omit<BlockTotals, 'repeated'>): void {
  for (let code = 0; code < ownerCodes.length; code++) {
    const from = code * FLAG_VALUES;
    const to = ownerCodes[code]! * FLAG_VALUES;
    for (let flag = 0; flag < FLAG_VALUES; flag++) counts[to + flag]! += totals[from + flag]!;
  }
}

/** Adds the selected rows to counts by a column of small numbers. */
export function count(counts: FlagCounts, numbers: ArrayLike<number>, flags: Uint8Array, selection: Rows): void {
  const { rows, begin, end } = selection;
  if (!rows) {
    for (let row = begin; row < end; row++) counts[numbers[row]! * FLAG_VALUES + flags[row]!]!++;
    return;
  }
  for (let at = 0; at < rows.length; at++) {
    const row = rows[at]!;
    counts[numbers[row]! * FLAG_VALUES + flags[row]!]!++;
  }
}

/** The selected rows of each day, oldest first. */
export function* byDay(selection: Selection): Generator<[day: BlockDay, rows: Rows]> {
  let at = 0;
  for (const day of selection.days) {
    const { begin, end } = day;
    let rows: Uint32Array | null = null;
    if (selection.rows) {
      const first = at;
      at = placeOf(selection.rows, end, at);
      rows = selection.rows.subarray(first, at);
    }
    yield [day, { rows, begin, end }];
  }
}

/** The sums behind the n-th entry of counts. */
export function sumsOf(counts: FlagCounts, entry: number): Sums {
  const begin = entry * FLAG_VALUES;
  const sums = { clicks: 0, bots: counts[begin]!, visitors: counts[begin + ONLY_CLICK]! + counts[begin + REPEATED]! };
  for (let flags = 0; flags < FLAG_VALUES; flags++) if (flags & flagBits.human) sums.clicks += counts[begin + flags]!;
  return sums;
}

/** Adds one entry of counts to an entry of others. */
export function addEntry(to: FlagCounts, toEntry: number, from: FlagCounts, fromEntry: number): void {
  for (let flags = 0; flags < FLAG_VALUES; flags++) {
    to[toEntry * FLAG_VALUES + flags]! += from[fromEntry * FLAG_VALUES + flags]!;
  }
}
