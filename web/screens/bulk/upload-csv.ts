import { MAX_BULK_URLS } from '../../input-limits.ts';
import { authorizedFetch } from '../../session/authorized-fetch.ts';
import { errorOf, succeeded } from '../../session/http.ts';
import { Refusal, WordedError } from '../../session/request-error.ts';
import type { RowValues } from './bulk-row.ts';
import { outcomesOf, type Outcome, type RowAnswer } from './outcome.ts';

interface Answer {
  results: (RowAnswer & { row: number })[];
}

/** Sends the file itself; sent again under the same key it creates nothing twice. Throws WordedError. */
export async function uploadCsv(file: File, rows: readonly RowValues[], idempotencyKey: string): Promise<Outcome[]> {
  const body = new FormData();
  body.set('skip_header', 'true');
  body.set('max_rows', String(MAX_BULK_URLS));
  body.set('csv_file', file, file.name);
  const headers = { 'idempotency-key': idempotencyKey };
  const response = await authorizedFetch('/api/urls/bulk/csv', { method: 'POST', body, headers });
  if (!response.ok) {
    const error = await errorOf(response);
    throw error instanceof Refusal ? error : new WordedError(`HTTP error! status: ${response.status}`);
  }
  const { results } = (await response.json()) as Answer;
  return outcomesOf(results, rows, ({ row }) => row);
}

/** The file to start from; throws RequestError. */
export async function templateFile(): Promise<Blob> {
  const response = await succeeded(authorizedFetch('/api/urls/bulk/csv/template'));
  return response.blob();
}
