import Papa from 'papaparse';
import { emptyValues, type RowValues } from './bulk-row.ts';

const columns: Record<string, keyof RowValues> = {
  original_url: 'originalUrl',
  url: 'originalUrl',
  title: 'title',
  description: 'description',
  short_code: 'shortCode',
  measurement_level: 'measurementLevel',
  measurement_method: 'measurementMethod',
};
/** Their values are read in letters of any case. */
const CHOICES: readonly (keyof RowValues | undefined)[] = ['measurementLevel', 'measurementMethod'];
const UNNAMED: readonly (keyof RowValues)[] = ['originalUrl', 'title', 'description', 'shortCode'];
const DELIMITERS = [',', ';', '\t'];

/** The field of a column name, ignoring case and reading spaces and hyphens as underscores. */
const fieldOf = (name: string): keyof RowValues | undefined => columns[keyOf(name)];

const keyOf = (name: string) =>
  name
    .trim()
    .toLowerCase()
    .replace(/[\s-]+/g, '_');

/** The fields of a header; beside original_url, a column `url` is ignored like any unknown one. */
function fieldsOf(names: readonly string[]): (keyof RowValues | undefined)[] {
  const isExact = names.some((name) => keyOf(name) === 'original_url');
  return names.map((name) => (isExact && keyOf(name) === 'url' ? undefined : fieldOf(name)));
}

const rowOf = (record: readonly string[], fields: readonly (keyof RowValues | undefined)[]): RowValues => {
  const row = { ...emptyValues };
  fields.forEach((field, index) => {
    const text = (record[index] ?? '').trim();
    if (field) row[field] = CHOICES.includes(field) ? text.toLowerCase() : text;
  });
  return row;
};

const isBlank = (record: readonly string[]) => record.every((cell) => cell.trim() === '');

const parse = (text: string, delimiter: string) =>
  Papa.parse<string[]>(text, { delimiter }).data.filter((record) => !isBlank(record));

/** The rows of pasted text: a range of a spreadsheet, with or without the columns' names, or one URL a line. */
export function pastedRows(text: string): RowValues[] {
  if (!text.includes('\t')) {
    const lines = text.split(/\r\n?|\n/).map((line) => line.trim());
    return lines.filter(Boolean).map((originalUrl) => ({ ...emptyValues, originalUrl }));
  }
  const records = parse(text, '\t');
  const header = fieldsOf(records[0] ?? []);
  return header.includes('originalUrl')
    ? records.slice(1).map((record) => rowOf(record, header))
    : records.map((record) => rowOf(record, UNNAMED));
}

/** The rows of a CSV text by its header; null when the header names no column of destinations. */
export function csvRows(text: string): RowValues[] | null {
  const firstLine = text.split(/\r\n?|\n/).find((line) => line.trim()) ?? '';
  const known = (delimiter: string) => (parse(firstLine, delimiter)[0] ?? []).filter(fieldOf).length;
  const [delimiter] = [...DELIMITERS].sort((a, b) => known(b) - known(a));
  const [names = [], ...records] = parse(text.replace(/\r\n?/g, '\n'), delimiter!);
  const header = fieldsOf(names);
  return header.includes('originalUrl') ? records.map((record) => rowOf(record, header)) : null;
}
