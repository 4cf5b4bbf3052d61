import Papa from 'papaparse';
import { fieldsOf } from '../../csv/columns.ts';
import { distinct } from './items-of.ts';

/** The items of a CSV text and the column they are from: the short codes or short links, else the destinations, else the first. */
export function itemsOfCsv(text: string): { items: string[]; column: string | null } {
  const [header = [], ...rows] = Papa.parse<string[]>(text.replace(/^\uFEFF/, ''), { skipEmptyLines: 'greedy' }).data;
  const fields = fieldsOf(header);
  const place = [fields.indexOf('shortCode'), fields.indexOf('originalUrl')].find((at) => at >= 0);
  if (place === undefined) return { items: distinct([header, ...rows].map(([first = '']) => first)), column: null };
  return { items: distinct(rows.map((row) => row[place] ?? '')), column: header[place]!.trim() };
}
