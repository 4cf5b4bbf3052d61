// Files as people get them: CSV read back into rows, archives into files.
import { unzipSync } from 'fflate';
import Papa from 'papaparse';
import { expect } from 'vitest';
import { at, type Person } from './world.ts';

export type Row = Record<string, string>;

/** The rows of a CSV file by the names of its header. */
export function readCsv(text: string): Row[] {
  expect(text.startsWith('\uFEFF')).toBe(true);
  const { data, errors } = Papa.parse<Row>(text.slice(1), { header: true, skipEmptyLines: true });
  expect(errors).toEqual([]);
  return data;
}

/** Downloads a file as somebody. */
export async function download(who: Person, path: string) {
  const response = await fetch(at(path), { headers: { authorization: `Bearer ${who.token}` } });
  return { status: response.status, headers: response.headers, bytes: new Uint8Array(await response.arrayBuffer()) };
}

/** The CSV files of a ZIP archive, by their names without the ending. */
export function readArchive(bytes: Uint8Array): Record<string, Row[]> {
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
  return Object.fromEntries(
    Object.entries(unzipSync(bytes)).map(([name, content]) => {
      expect(name).toMatch(/^[a-z-]+\.csv$/);
      return [name.slice(0, -'.csv'.length), readCsv(decoder.decode(content))];
    }),
  );
}
