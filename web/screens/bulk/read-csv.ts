import { csvTextOf } from '../../csv/read-text.ts';
import { MAX_BULK_URLS } from '../../input-limits.ts';
import type { RowValues } from './bulk-row.ts';

/** A file that was read here, before anything of it is sent. */
export type CsvPreview = { file: File } & ({ rows: RowValues[]; problem: null } | { rows: null; problem: string });

/** The file's rows, or what must be changed before the upload. */
export async function readCsv(file: File): Promise<CsvPreview> {
  const refuse = (problem: string): CsvPreview => ({ file, rows: null, problem });
  const text = await csvTextOf(file);
  if (typeof text !== 'string') return refuse(text.problem);
  const { csvRows } = await import('./records.ts');
  const rows = csvRows(text);
  if (!rows) return refuse('The first line must name the columns, including original_url or url.');
  if (rows.length === 0) return refuse('The file has no rows.');
  if (rows.length > MAX_BULK_URLS) return refuse('The file has more than 1,000 rows.');
  return { file, rows, problem: null };
}
