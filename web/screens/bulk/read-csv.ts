import { MAX_BULK_URLS, MAX_CSV_BYTES } from '../../input-limits.ts';
import type { RowValues } from './bulk-row.ts';

/** A file that was read here, before anything of it is sent. */
export type CsvPreview = { file: File } & ({ rows: RowValues[]; problem: null } | { rows: null; problem: string });

async function textOf(file: File): Promise<string | { problem: string }> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const isUtf16 = (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff);
  if (isUtf16) return { problem: 'The file is in UTF-16. Please save it as CSV in UTF-8.' };
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return { problem: 'The file contains characters that are not UTF-8. Please save it as CSV in UTF-8.' };
  }
}

/** The file's rows, or what must be changed before the upload. */
export async function readCsv(file: File): Promise<CsvPreview> {
  const refuse = (problem: string): CsvPreview => ({ file, rows: null, problem });
  if (file.type !== 'text/csv' && !/\.csv$/i.test(file.name)) return refuse('Please upload a CSV file');
  if (file.size > MAX_CSV_BYTES) return refuse('The file is larger than 5 MB.');
  const text = await textOf(file);
  if (typeof text !== 'string') return refuse(text.problem);
  const { csvRows } = await import('./records.ts');
  const rows = csvRows(text);
  if (!rows) return refuse('The first line must name the columns, including original_url or url.');
  if (rows.length === 0) return refuse('The file has no rows.');
  if (rows.length > MAX_BULK_URLS) return refuse('The file has more than 1,000 rows.');
  return { file, rows, problem: null };
}
