import type { Codes, ColumnGroup, RepeatedCounts } from '../layout/column-groups.ts';
import type { RepeatedRows } from '../layout/repeated-visitors.ts';

/** A column group of a block: `ownerCodes` gives the owner's code for each of the block's own; null where they are the same. */
export interface BlockGroup {
  /** Of every row; of every run where there are runs. */
  codes: Codes;
  ownerCodes: Int32Array | null;
  /** The rows where runs of the same code begin, where sorting makes them few; else null. */
  runStarts: Uint32Array | null;
}

/** How many clicks of a block each combination of a group has, by flags. */
export interface BlockTotals {
  totals: Int32Array;
  ownerCodes: Int32Array;
  /** Of each dimension of the group, the visitors who came again. */
  repeated: RepeatedCounts[];
}

/** One day of a block: its clicks are the rows from `begin` to before `end`. */
export interface BlockDay {
  day: string;
  begin: number;
  end: number;
}

/** Clicks of some days, as columns, sorted by day; columns come when they are first needed. */
export interface RowBlock {
  days: BlockDay[];
  /** Links that were deleted since; their clicks do not count. */
  deletedLinkIds: readonly number[];
  groups: Partial<Record<ColumnGroup, BlockGroup>>;
  /** Null where there are none. */
  totals: Partial<Record<ColumnGroup, BlockTotals>> | null;
  /** Groups that are younger than the block. */
  withoutTotals?: readonly ColumnGroup[];
  /** Whether it is stored with totals of hours. */
  hasHourTotals?: boolean;
  /** The totals of the hours of each day, day after day. */
  hourTotals?: Int32Array | undefined;
  flags?: Uint8Array | undefined;
  hour?: Uint8Array | undefined;
  /** Milliseconds since `startsAt`. */
  at?: Uint32Array | undefined;
  /** Milliseconds since 1970; known with `at`. */
  startsAt: number;
}

/** A row block whose visitors can be counted. */
export interface VisitorBlock extends RowBlock {
  /** Those of some rows of a day (in ascending order; null for all) whose visitors came again. Needs `flags`. */
  repeatedRows(day: BlockDay, rows: Uint32Array | null): RepeatedRows;
}

/** The column; throws where it was not loaded before its use. */
export function present<Column>(column: Column | undefined): Column {
  if (column === undefined) throw new Error('A column was not loaded.');
  return column;
}
