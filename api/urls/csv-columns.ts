import {
  codeInCell,
  columnNamedTwice,
  csvFields,
  expiryInCell,
  fieldsOf,
  type CsvField,
} from '../generated/csv-columns.ts';
import { localTime } from '../local-time.ts';
import { UserError } from '../user-error.ts';
import type { Viewer } from '../viewer.ts';

/** The columns of a file without a header, in this order. */
const UNNAMED: readonly CsvField[] = ['originalUrl', 'title', 'description', 'shortCode'];

const HEADER = 'The first line must name the columns, including original_url or url.';
const TWICE = 'The first line names a column twice.';

/**
 * The rows of a file with a header, with times on the viewer's clock. Columns may come in any order, unknown ones are ignored.
 * Throws UserError INVALID when the header does not name the destination, or a column twice.
 */
export function namedRows(viewer: Viewer, [header = [], ...records]: string[][]): Record<string, string>[] {
  const fields = fieldsOf(header);
  if (!fields.includes('originalUrl')) throw new UserError('INVALID', HEADER, 'csvFile');
  if (columnNamedTwice(header) !== null) throw new UserError('INVALID', TWICE, 'csvFile');
  return records.map((record) => rowOf(viewer, record, fields));
}

/** The rows of a file without a header: original_url, title, description, short_code. */
export const unnamedRows = (viewer: Viewer, records: string[][]): Record<string, string>[] =>
  records.map((record) => rowOf(viewer, record, UNNAMED));

function rowOf(viewer: Viewer, record: string[], fields: readonly (CsvField | null)[]): Record<string, string> {
  const entries = fields.flatMap((field, index) => (field ? [[field, record[index] ?? ''] as const] : []));
  return Object.fromEntries(entries.map(([field, cell]) => [field, read(field, cell, viewer)]));
}

function read(field: CsvField, cell: string, { timeZone }: Viewer): string {
  if (field === 'shortCode') return codeInCell(cell);
  return field === 'expiresAt' ? timestampOf(cell, timeZone) : cell;
}

/** The point in time of an expiry, which is on the owner's clock where it names no zone; otherwise the cell itself. */
function timestampOf(cell: string, timeZone: string): string {
  const expiry = expiryInCell(cell);
  if (!expiry) return cell;
  const shown = `${expiry.day}T${expiry.time}`;
  const offsetAt = (ms: number) => localTime(timeZone, ms).slice(-6);
  // Twice, as the clocks may change between the first guess and the time.
  const guess = Date.parse(shown + offsetAt(Date.parse(`${shown}Z`)));
  return shown + (expiry.zone ?? offsetAt(guess));
}

const COLUMNS: Record<CsvField, string> = {
  originalUrl: 'original_url',
  shortCode: 'short_code',
  title: 'title',
  description: 'description',
  expiresAt: 'expires_at',
  measurementLevel: 'measurement_level',
  measurementMethod: 'measurement_method',
  externalId: 'external_id',
};

/** The template file: the columns and two example rows. */
export const csvTemplate = [
  csvFields.map((field) => COLUMNS[field]).join(','),
  'https://example.com/spring-sale,,Spring sale,Landing page of the spring sale,,,,',
  'https://example.com/newsletter,may-news,"Newsletter, May",,2099-05-31,essential,,newsletter-5',
  '',
].join('\r\n');
