import Papa from 'papaparse';
import { distinct } from './items-of.ts';

/** Columns that a file of links may have, the most telling first. */
const COLUMNS = ['short_url', 'short_code', 'code', 'original_url', 'url', 'destination', 'link'];

/** The items of a CSV text and the column they are from: the first that has a known name, else the first of all. */
export function itemsOfCsv(text: string): { items: string[]; column: string | null } {
  const [header = [], ...rows] = Papa.parse<string[]>(text.replace(/^\uFEFF/, ''), { skipEmptyLines: 'greedy' }).data;
  const names = header.map((name) =>
    name
      .trim()
      .toLowerCase()
      .replace(/[\s-]+/g, '_'),
  );
  const known = COLUMNS.find((name) => names.includes(name));
  if (!known) return { items: distinct([header, ...rows].map(([first = '']) => first)), column: null };
  const place = names.indexOf(known);
  return { items: distinct(rows.map((row) => row[place] ?? '')), column: header[place]!.trim() };
}
