import type { RowValues } from './bulk-row.ts';

/** What became of one row. */
export interface Outcome {
  /** From 1 on. */
  row: number;
  sent: RowValues;
  /** Null when it was refused, or deleted since. */
  shortUrl: string | null;
  /** Null when the URL was created. */
  error: string | null;
}

export const DEFAULT_ROW_FAILURE = 'Failed to create URL';
