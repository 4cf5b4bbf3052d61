import Papa from 'papaparse';
import {
  codeInCell,
  columnName,
  csvFlags,
  fieldsOf,
  flagInCell,
  isKnownColumn,
  type CsvField,
} from '../../csv/columns.ts';
import { addressIn } from '../../parts/url-form/address.ts';
import { wordsOf } from '../../parts/url-form/option-words.ts';
import { optionNames } from '../../parts/url-form/url-options.ts';
import { emptyValues, type RowValues } from './bulk-row.ts';

/** A table as a file holds it, with what each of its columns is taken for. */
export interface CsvTable {
  header: readonly string[];
  records: readonly (readonly string[])[];
  /** A field for each column; null for one that is ignored. */
  fields: readonly (CsvField | null)[];
}

/** Choices are read in letters of any case. */
const isChoice = (field: CsvField) => optionNames.some((name) => name === field && wordsOf(name).choices);
const UNNAMED: readonly CsvField[] = ['originalUrl', 'title', 'description', 'shortCode'];
const DELIMITERS = [',', ';', '\t'];

const flagText = (said: boolean | string | undefined) => (said === true ? 'true' : said || '');

const cellOf = (field: CsvField, text: string) => {
  if (field === 'shortCode') return codeInCell(text);
  if (csvFlags.includes(field)) return flagText(flagInCell(text));
  return isChoice(field) ? text.toLowerCase() : text;
};

const rowOf = (record: readonly string[], fields: readonly (CsvField | null)[]): RowValues => {
  const row = { ...emptyValues };
  fields.forEach((field, index) => {
    if (field) row[field] = cellOf(field, (record[index] ?? '').trim());
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
  const fields = fieldsOf(records[0] ?? []);
  return fields.includes('originalUrl')
    ? records.slice(1).map((record) => rowOf(record, fields))
    : records.map((record) => rowOf(record, UNNAMED));
}

/** The table of a CSV text; columns without names, as where the first line is a link already, are numbered. */
export function csvTable(text: string): CsvTable {
  const firstLine = text.split(/\r\n?|\n/).find((line) => line.trim()) ?? '';
  const score = (delimiter: string) => {
    const names = parse(firstLine, delimiter)[0] ?? [];
    return names.filter(isKnownColumn).length * 1_000 + names.length;
  };
  const [delimiter] = [...DELIMITERS].sort((a, b) => score(b) - score(a));
  const [first = [], ...rest] = parse(text.replace(/\r\n?/g, '\n'), delimiter!);
  const fields = fieldsOf(first);
  if (fields.some(Boolean) || !first.some(addressIn)) return { header: first, records: rest, fields };
  const destination = first.findIndex(addressIn);
  return {
    header: first.map((_cell, index) => `Column ${index + 1}`),
    records: [first, ...rest],
    fields: first.map((_cell, index) => (index === destination ? 'originalUrl' : null)),
  };
}

/** The rows of a table. */
export const rowsOfTable = ({ records, fields }: CsvTable): RowValues[] =>
  records.map((record) => rowOf(record, fields));

/** A file of these rows with our own names of columns. */
export const fileOfRows = (rows: readonly RowValues[], name: string): File => {
  const fields = Object.keys(emptyValues) as CsvField[];
  const text = Papa.unparse([fields.map(columnName), ...rows.map((row) => fields.map((field) => row[field]))]);
  return new File([text], name, { type: 'text/csv' });
};
