import type { Codes, Facet } from '../../columns/layout.ts';

/** A facet of a stretch: `ownerCodes` gives the owner's code for each of the stretch's own; null where they are the same. */
export interface StretchFacet {
  /** Of every row; of every run where there are runs. */
  codes: Codes;
  ownerCodes: Int32Array | null;
  /** The rows where runs of rows with the same code begin, if the rows are sorted so that there are few; else null. */
  runs: Uint32Array | null;
}

/** How many clicks of a stretch each combination of a facet has, by flags. */
export interface StretchTotals {
  totals: Int32Array;
  ownerCodes: Int32Array;
}

/** One day of a stretch: its clicks are the rows from `begin` to before `end`. */
export interface StretchDay {
  day: string;
  begin: number;
  end: number;
}

/** Clicks of some days, as columns, sorted by day; columns come when they are first needed. */
export interface Stretch {
  days: StretchDay[];
  /** Links that were deleted since; their clicks do not count. */
  gone: readonly number[];
  facets: Partial<Record<Facet, StretchFacet>>;
  /** Null where there are none. */
  totals: Partial<Record<Facet, StretchTotals>> | null;
  flags?: Uint8Array | undefined;
  hour?: Uint8Array | undefined;
  /** Milliseconds since `startsAt`. */
  at?: Uint32Array | undefined;
  /** Milliseconds since 1970; known with `at`. */
  startsAt: number;
}

/** A column that was not asked for before it is used is a fault of ours. */
export function present<Column>(column: Column | undefined): Column {
  if (column === undefined) throw new Error('A column was not loaded.');
  return column;
}
