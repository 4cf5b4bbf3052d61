import {
  codeInCell,
  columnNamedTwice,
  csvFields,
  csvFlags,
  fieldsOf,
  flagInCell,
  isCsvTime,
  timeInCell,
  type CsvField,
  type CsvTime,
} from '../generated/csv-columns.ts';
import { localTime } from '../common/local-time.ts';
import { snakeCase } from '../common/snake-case.ts';
import { UserError } from '../common/user-error.ts';
import type { Viewer } from '../common/viewer.ts';

/** The columns of a file without a header, in this order. */
const UNNAMED: readonly CsvField[] = ['originalUrl', 'title', 'description', 'shortCode'];

/** A row of a file: what stands in its cells, by field. */
type FileRow = Record<string, string | boolean | undefined>;

const HEADER = 'The first line must name the columns, including original_url or url.';
const TWICE = 'The first line names a column twice.';

/**
 * The rows of a file with a header, with times on the viewer's clock. Columns may come in any order, unknown ones are ignored.
 * Throws UserError INVALID when the header does not name the destination, or a column twice.
 */
export function namedRows(viewer: Viewer, [header = [], ...records]: string[][]): FileRow[] {
  const fields = fieldsOf(header);
  if (!fields.includes('originalUrl')) throw new UserError('INVALID', HEADER, 'csvFile');
  if (columnNamedTwice(header) !== null) throw new UserError('INVALID', TWICE, 'csvFile');
  return records.map((record) => rowOf(viewer, record, fields));
}

/** The rows of a file without a header: original_url, title, description, short_code. */
export const unnamedRows = (viewer: Viewer, records: string[][]): FileRow[] =>
  records.map((record) => rowOf(viewer, record, UNNAMED));

function rowOf(viewer: Viewer, record: string[], fields: readonly (CsvField | null)[]): FileRow {
  const entries = fields.flatMap((field, index) => (field ? [[field, record[index] ?? ''] as const] : []));
  return Object.fromEntries(entries.map(([field, cell]) => [field, read(field, cell, viewer)]));
}

function read(field: CsvField, cell: string, { timeZone }: Viewer): FileRow[string] {
  if (csvFlags.includes(field)) return flagInCell(cell);
  if (field === 'shortCode') return codeInCell(cell);
  return isCsvTime(field) ? timestampOf(field, cell, timeZone) : cell;
}

/** The point in time that a cell means, on the owner's clock where it names no zone; otherwise the cell itself. */
function timestampOf(field: CsvTime, cell: string, timeZone: string): string {
  const parts = timeInCell(field, cell);
  if (!parts) return cell;
  const shown = `${parts.day}T${parts.time}`;
  const offsetAt = (ms: number) => localTime(timeZone, ms).slice(-6);
  // Twice, as the clocks may change between the first guess and the time.
  const guess = Date.parse(shown + offsetAt(Date.parse(`${shown}Z`)));
  return shown + (parts.zone ?? offsetAt(guess));
}

const EXAMPLES: Partial<Record<CsvField, string>>[] = [
  {
    originalUrl: 'https://example.com/spring-sale',
    title: 'Spring sale',
    description: 'Landing page of the spring sale',
  },
  {
    originalUrl: 'https://example.com/newsletter',
    shortCode: 'may-news',
    title: '"Newsletter, May"',
    expiresAt: '2099-05-31',
    measurementLevel: 'essential',
    externalId: 'newsletter-5',
  },
];

export { csvFields };

/** The template file: the columns and two example rows. */
export const csvTemplate = [
  csvFields.map(snakeCase),
  ...EXAMPLES.map((example) => csvFields.map((field) => example[field] ?? '')),
  [],
]
  .map((cells) => cells.join(','))
  .join('\r\n');
