import { MAX_BULK_URLS } from '../../input-limits.ts';
import { authorizedFetch } from '../../session/authorized-fetch.ts';
import { errorOf } from '../../session/http.ts';
import type { RowValues } from './bulk-row.ts';
import { outcomesOf, type Outcome, type RowAnswer } from './outcome.ts';

interface Answer {
  results: (RowAnswer & { row: number })[];
}

/** Why an upload failed as a whole, in the words of the screen. */
export class UploadError extends Error {}

/** Sends the file itself; sent again under the same key it creates nothing twice. Throws UploadError. */
export async function uploadCsv(file: File, rows: readonly RowValues[], idempotencyKey: string): Promise<Outcome[]> {
  const body = new FormData();
  body.set('skip_header', 'true');
  body.set('max_rows', String(MAX_BULK_URLS));
  body.set('csv_file', file, file.name);
  const headers = { 'idempotency-key': idempotencyKey };
  const response = await authorizedFetch('/api/urls/bulk/csv', { method: 'POST', body, headers });
  if (!response.ok) {
    const { serverMessage } = await errorOf(response);
    throw new UploadError(serverMessage ?? `HTTP error! status: ${response.status}`);
  }
  const { results } = (await response.json()) as Answer;
  return outcomesOf(results, rows, ({ row }) => row);
}

/** The file to start from; throws RequestError. */
export async function templateFile(): Promise<Blob> {
  const response = await authorizedFetch('/api/urls/bulk/csv/template');
  if (!response.ok) throw await errorOf(response);
  return response.blob();
}
