import { authorizedFetch } from '../../session/authorized-fetch.ts';
import { errorOf } from '../../session/http.ts';
import { expiryOf, type RowValues } from './bulk-row.ts';
import { outcomesOf, type Outcome, type RowAnswer } from './outcome.ts';
import { UploadError } from './upload-csv.ts';

/** What the server takes: a thousand rows, each as long as it may be. */
const MAX_BYTES = 10 * 1024 * 1024;

interface Answer {
  results: (RowAnswer & { index: number })[];
}

const wireOf = (row: RowValues) => ({
  original_url: row.originalUrl.trim(),
  title: row.title.trim() || undefined,
  description: row.description.trim() || undefined,
  short_code: row.shortCode.trim() || undefined,
  expires_at: expiryOf(row.expiresAt)?.toISOString(),
  measurement_level: row.measurementLevel || undefined,
  measurement_method: row.measurementMethod || undefined,
  external_id: row.externalId.trim() || undefined,
});

/**
 * Creates a URL of every row in one call; sent again under the same key it creates nothing twice. Goes to the REST door,
 * which takes more at once than a GraphQL document may hold. Throws UploadError or RequestError.
 */
export async function createRows(rows: readonly RowValues[], idempotencyKey: string): Promise<Outcome[]> {
  const body = JSON.stringify({ urls: rows.map(wireOf) });
  if (new Blob([body]).size > MAX_BYTES) {
    throw new UploadError('These rows exceed 10 MB. Please create fewer at once.');
  }
  const headers = { 'content-type': 'application/json', 'idempotency-key': idempotencyKey };
  const response = await authorizedFetch('/api/urls/bulk', { method: 'POST', body, headers });
  if (!response.ok) throw await errorOf(response);
  const { results } = (await response.json()) as Answer;
  return outcomesOf(results, rows, ({ index }) => index + 1);
}
