import { snakeCase, snakeCased } from '../common/snake-case.ts';
import { urlOfJson, urlValues, type StoredUrl } from '../urls/members.ts';

/** A row of short_url as PostgreSQL writes it in JSON. */
export type LinkRow = Record<string, unknown>;

/** A timestamp of PostgreSQL in UTC; null for null. */
export const utc = (timestamp: string | null): string | null => timestamp && new Date(timestamp).toISOString();

/** What REST and webhooks tell of a link at a time. */
export function wireUrl(url: StoredUrl, at?: Date) {
  const values = urlValues(url, at);
  return { ...snakeCased(values), status: values.status.toLowerCase() as Lowercase<typeof values.status> };
}

/** A link as it was at a time, of a row that was queued then. */
export const linkData = (row: LinkRow, at: Date) =>
  wireUrl(
    urlOfJson((name) => row[snakeCase(name)]),
    at,
  );
