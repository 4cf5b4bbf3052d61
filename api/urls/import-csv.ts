import { z } from 'zod';
import { requireBulk } from '../account/limits.ts';
import { MAX_BULK_URLS } from '../common/input-limits.ts';
import { parseInput } from '../common/parse-input.ts';
import { UserError } from '../common/user-error.ts';
import type { Viewer } from '../common/viewer.ts';
import { importUrls, type BulkCreation } from './bulk-create.ts';
import { namedRows, unnamedRows } from './csv-columns.ts';
import { csvRecords } from './csv-records.ts';
import { csvText } from './csv-text.ts';
import { grouped } from '../common/grouped.ts';

const ROWS = `max_rows must be a whole number from 1 to ${MAX_BULK_URLS}.`;
/** How a file is read. */
export const Options = z.object({
  skipHeader: z
    .enum(['true', 'false'], 'skip_header must be true or false.')
    .default('true')
    .transform((value) => value === 'true'),
  maxRows: z.coerce.number(ROWS).int(ROWS).min(1, ROWS).max(MAX_BULK_URLS, ROWS).default(MAX_BULK_URLS),
});

/** The limit plus one row and the header: enough to detect too many rows. */
const MOST_RECORDS = MAX_BULK_URLS + 2;

/**
 * A file's records, read from its bytes as they arrive; refuses as csvText and csvRecords do, and PLAN_LIMIT.
 */
export async function readCsv(viewer: Viewer, file: AsyncIterable<Uint8Array>): Promise<string[][]> {
  requireBulk(viewer);
  return csvRecords(csvText(file), MOST_RECORDS);
}

/** Throws UserError INVALID for a file that is not CSV by its type and name. */
export function refuseOtherTypes({ type, name }: { type: string; name: string }): void {
  if (type.toLowerCase() === 'text/csv' || /\.csv$/i.test(name)) return;
  throw new UserError('INVALID', 'Please upload a CSV file', 'csvFile');
}

/**
 * Creates a link for every record like bulkCreateUrls; a file with more rows than `maxRows` (1000 when left out) makes
 * none. `skipHeader` says that the first line names the columns.
 */
export async function importCsv(viewer: Viewer, records: string[][], input: unknown): Promise<BulkCreation> {
  const { skipHeader, maxRows } = parseInput(Options, input);
  const rows = skipHeader ? namedRows(viewer, records) : unnamedRows(viewer, records);
  if (rows.length > maxRows) {
    throw new UserError('INVALID', `The file has more than ${grouped(maxRows)} rows.`, 'csvFile');
  }
  const { idempotencyKey } = input as { idempotencyKey?: unknown };
  return importUrls(viewer, { rows, idempotencyKey });
}
