import { MAX_CSV_BYTES } from '../input-limits.ts';

/** The text of a CSV file that somebody chose, or what must be changed about the file. */
export async function csvTextOf(file: File): Promise<string | { problem: string }> {
  if (file.type !== 'text/csv' && !/\.csv$/i.test(file.name)) return { problem: 'Please upload a CSV file' };
  if (file.size > MAX_CSV_BYTES) return { problem: 'The file is larger than 5 MB.' };
  const bytes = new Uint8Array(await file.arrayBuffer());
  const isUtf16 = (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff);
  if (isUtf16) return { problem: 'The file is in UTF-16. Please save it as CSV in UTF-8.' };
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return { problem: 'The file contains characters that are not UTF-8. Please save it as CSV in UTF-8.' };
  }
}
