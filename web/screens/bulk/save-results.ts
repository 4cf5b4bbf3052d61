import { saveBlob } from '../../ui/save-file.ts';
import type { Outcome } from './outcome.ts';

/** Spreadsheets take a file without it for one in an old encoding. */
const BYTE_ORDER_MARK = '\uFEFF';
const HEADER = [
  ...['Row', 'Status', 'Short URL', 'Original URL', 'Title', 'Description', 'Short Code'],
  ...['Measurement Level', 'Measurement Method', 'Error'],
];

/** Saves the result of each row as CSV. */
export async function saveResults(outcomes: readonly Outcome[]): Promise<void> {
  const { csvOf } = await import('./records.ts');
  const lines = outcomes.map(({ row, sent, shortUrl, error }) => [
    String(row),
    error ? 'failed' : 'created',
    shortUrl ?? '',
    sent.originalUrl,
    sent.title,
    sent.description,
    sent.shortCode,
    sent.measurementLevel,
    sent.measurementMethod,
    error ?? '',
  ]);
  const today = new Date().toLocaleDateString('sv'); // YYYY-MM-DD on the reader's calendar
  const text = BYTE_ORDER_MARK + csvOf([HEADER, ...lines]);
  saveBlob(new Blob([text], { type: 'text/csv' }), `bulk-results-${today}.csv`);
}
