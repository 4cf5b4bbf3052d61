import { csvTextOf } from '../../csv/read-text.ts';
import { MAX_BULK_URLS } from '../../input-limits.ts';
import type { CsvTable } from './records.ts';

/** A file that was read here, before anything of it is sent. */
export type CsvPreview = { file: File } & ({ table: CsvTable; problem: null } | { table: null; problem: string });

/** The file's table, or what must be changed before the upload. */
export async function readCsv(file: File): Promise<CsvPreview> {
  const refuse = (problem: string): CsvPreview => ({ file, table: null, problem });
  const text = await csvTextOf(file);
  if (typeof text !== 'string') return refuse(text.problem);
  const { csvTable } = await import('./records.ts');
  const table = csvTable(text);
  if (table.records.length === 0) return refuse('The file has no rows.');
  if (table.records.length > MAX_BULK_URLS) return refuse('The file has more than 1,000 rows.');
  return { file, table, problem: null };
}
