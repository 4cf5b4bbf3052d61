import { UserError } from '../user-error.ts';

const columns = {
  original_url: 'originalUrl',
  title: 'title',
  description: 'description',
  short_code: 'shortCode',
  measurement_level: 'measurementLevel',
  measurement_method: 'measurementMethod',
} as const;
type Field = (typeof columns)[keyof typeof columns];

/** Other names of columns that are read, too. */
const aliases: Record<string, Field> = { url: 'originalUrl' };
const fields: Record<string, Field> = { ...aliases, ...columns };

/** The columns of a file without a header, in this order. */
const UNNAMED: readonly Field[] = ['originalUrl', 'title', 'description', 'shortCode'];

const HEADER = 'The first line must name the columns, including original_url or url.';
const TWICE = 'The first line names a column twice.';

/** The field of a column name, ignoring case and reading spaces and hyphens as underscores; otherwise undefined. */
export function columnOf(name: string): Field | undefined {
  const key = keyOf(name);
  return Object.hasOwn(fields, key) ? fields[key] : undefined;
}

const keyOf = (name: string) =>
  name
    .trim()
    .toLowerCase()
    .replace(/[\s-]+/g, '_');

/**
 * The rows of a file with a header. Columns may come in any order, unknown ones are ignored. Throws UserError
 * INVALID when the header does not name the destination, or a column twice.
 */
export function namedRows([header, ...records]: string[][]): Record<string, string>[] {
  const names = (header ?? []).map(keyOf);
  // Beside original_url, a column `url` is one of those that are ignored.
  const isExact = names.includes('original_url');
  const fields = names.map((name) => (isExact && Object.hasOwn(aliases, name) ? undefined : columnOf(name)));
  const known = fields.filter((field) => field !== undefined);
  if (!known.includes('originalUrl')) throw new UserError('INVALID', HEADER, 'csvFile');
  if (new Set(known).size < known.length) throw new UserError('INVALID', TWICE, 'csvFile');
  return records.map((record) => rowOf(record, fields));
}

/** The rows of a file without a header: original_url, title, description, short_code. */
export const unnamedRows = (records: string[][]): Record<string, string>[] =>
  records.map((record) => rowOf(record, UNNAMED));

function rowOf(record: string[], fields: readonly (Field | undefined)[]): Record<string, string> {
  return Object.fromEntries(fields.flatMap((field, index) => (field ? [[field, record[index] ?? '']] : [])));
}

/** The template file: the columns and two example rows. */
export const csvTemplate = [
  Object.keys(columns).join(','),
  'https://example.com/spring-sale,Spring sale,Landing page of the spring sale,,,',
  'https://example.com/newsletter,"Newsletter, May",,may-news,essential,',
  '',
].join('\r\n');
