import { columnTitle } from '../../csv/columns.ts';
import { saveCsv } from '../../csv/save-csv.ts';
import { laterOptions } from './bulk-row.ts';
import type { Outcome } from './outcome.ts';

const HEADER = [
  ...['Row', 'Status', 'Short Link', 'Destination', 'Title', 'Description', 'Short Code'],
  ...laterOptions.map(columnTitle),
  'Error',
];

/** Saves the result of each row as CSV. */
export async function saveResults(outcomes: readonly Outcome[]): Promise<void> {
  const lines = outcomes.map(({ row, sent, shortUrl, error }) => [
    String(row),
    error ? 'failed' : 'created',
    shortUrl ?? '',
    sent.originalUrl,
    sent.title,
    sent.description,
    sent.shortCode,
    ...laterOptions.map((name) => sent[name]),
    error ?? '',
  ]);
  await saveCsv('bulk-results', [HEADER, ...lines]);
}
