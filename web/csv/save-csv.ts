import { saveBlob } from '../ui/save-file.ts';

/** Spreadsheets take a file without it for one in an old encoding. */
const BYTE_ORDER_MARK = '\uFEFF';

/** Saves records as a CSV file whose name ends with today's day. */
export async function saveCsv(name: string, records: string[][]): Promise<void> {
  const { csvOf } = await import('./csv-of.ts');
  const today = new Date().toLocaleDateString('sv'); // YYYY-MM-DD on the reader's calendar
  saveBlob(new Blob([BYTE_ORDER_MARK + csvOf(records)], { type: 'text/csv' }), `${name}-${today}.csv`);
}
