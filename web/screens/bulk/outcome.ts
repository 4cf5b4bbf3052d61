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

const DEFAULT_ROW_FAILURE = 'Failed to create link';

/** What the REST door says of one row. */
export interface RowAnswer {
  success: boolean;
  url: { short_url: string } | null;
  error: string | null;
}

/** What became of the rows that were sent, in the order they were answered. */
export const outcomesOf = <Answer extends RowAnswer>(
  results: readonly Answer[],
  sent: readonly RowValues[],
  rowOf: (answer: Answer) => number,
): Outcome[] =>
  results.map((answer) => ({
    row: rowOf(answer),
    sent: sent[rowOf(answer) - 1]!,
    shortUrl: answer.url?.short_url ?? null,
    error: answer.success ? null : answer.error || DEFAULT_ROW_FAILURE,
  }));
