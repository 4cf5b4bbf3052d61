import { authorizedFetch } from '../../session/authorized-fetch.ts';
import { succeeded } from '../../session/http.ts';
import { WordedError } from '../../session/request-error.ts';
import { columnName } from '../../csv/columns.ts';
import { isFlag, isTime, isWhole, optionNames } from '../../parts/url-form/url-options.ts';
import { timeOf, type RowValues } from './bulk-row.ts';
import { outcomesOf, type Outcome, type RowAnswer } from './outcome.ts';
import { MAX_BULK_BYTES } from '../../input-limits.ts';

interface Answer {
  results: (RowAnswer & { index: number })[];
}

const wireOf = (row: RowValues) => ({
  original_url: row.originalUrl.trim(),
  short_code: row.shortCode.trim() || undefined,
  expires_at: timeOf('expiresAt', row.expiresAt)?.toISOString(),
  ...Object.fromEntries(
    optionNames.map((name) => {
      const text = row[name].trim();
      if (isWhole(name)) return [columnName(name), text ? Number(text) : undefined];
      if (isTime(name)) return [columnName(name), timeOf(name, text)?.toISOString()];
      return [columnName(name), isFlag(name) ? text === 'true' || undefined : text || undefined];
    }),
  ),
});

/**
 * Creates a URL of every row in one call; sent again under the same key it creates nothing twice. Goes to the REST door,
 * which takes more at once than a GraphQL document may hold. Throws WordedError.
 */
export async function createRows(rows: readonly RowValues[], idempotencyKey: string): Promise<Outcome[]> {
  const body = JSON.stringify({ urls: rows.map(wireOf) });
  if (new Blob([body]).size > MAX_BULK_BYTES) {
    throw new WordedError('These rows exceed 10 MB. Please create fewer at once.');
  }
  const headers = { 'content-type': 'application/json', 'idempotency-key': idempotencyKey };
  const response = await succeeded(authorizedFetch('/api/urls/bulk', { method: 'POST', body, headers }));
  const { results } = (await response.json()) as Answer;
  return outcomesOf(results, rows, ({ index }) => index + 1);
}
