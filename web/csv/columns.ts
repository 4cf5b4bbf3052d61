import { linkFields, type LinkField } from './link-fields.ts';

/** What a column of a file can be. */
export type CsvField = keyof typeof linkFields;

const known: Record<CsvField, LinkField> = linkFields;

/**
 * The names of a column in our files and in those of Bitly, Dub, Kutt, Shlink and YOURLS. A name that stands for two fields is
 * the first field's that has none yet.
 */
const namesOf = (field: CsvField): readonly string[] => [field.toLowerCase(), ...(known[field].alsoNamed ?? [])];

/** The name of a column in files for programs: `no_index`. */
export const columnName = (field: string): string => field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** The name of a column in files for people: `No Index`. */
export const columnTitle = (field: string): string =>
  field.replace(/[A-Z]/g, ' $&').replace(/^./, (letter) => letter.toUpperCase());

/** In the order in which columns are recognised. */
export const csvFields = Object.keys(known) as CsvField[];

const keyOf = (name: string) => name.toLowerCase().replace(/[^a-z0-9]+/g, '');

const isNameOf = (field: CsvField, key: string) => namesOf(field).includes(key);

/** True for the name of a column that is understood. */
export const isKnownColumn = (name: string): boolean => csvFields.some((field) => isNameOf(field, keyOf(name)));

/** The field of each column, each field at most once; null for a column that is not read. */
export function fieldsOf(header: readonly string[]): (CsvField | null)[] {
  const keys = header.map(keyOf);
  const fields: (CsvField | null)[] = keys.map(() => null);
  for (const field of csvFields) {
    const key = namesOf(field).find((name) => keys.some((one, at) => one === name && fields[at] === null));
    if (key !== undefined) fields[keys.findIndex((one, at) => one === key && fields[at] === null)] = field;
  }
  return fields;
}

/** The first name of a field that two columns have, letter for letter or nearly; null without one. */
export function columnNamedTwice(header: readonly string[]): string | null {
  const keys = header.map(keyOf);
  const at = keys.findIndex((key, index) => keys.indexOf(key) < index && isKnownColumn(key));
  return at < 0 ? null : header[at]!.trim();
}

/** The short code that a cell holds: also of a whole short link, whose last part it is. */
export const codeInCell = (cell: string): string => cell.trim().replace(/\/+$/, '').replace(/^.*\//, '');

/** Fields that say yes or no. */
export const csvFlags: readonly CsvField[] = csvFields.filter((field) =>
  known[field].choices?.some(([choice]) => choice === 'true'),
);

/** The hour at which a day without a time stands: an expiry is its end, a start its beginning. */
const TIMES = { expiresAt: '23:59:59', startsAt: '00:00:00' } as const;
/** Fields that are a date and a time. */
export type CsvTime = keyof typeof TIMES;
export const isCsvTime = (field: CsvField): field is CsvTime => field in TIMES;

const FLAG_WORDS: Record<string, boolean | undefined> = {
  ...{ '': undefined, true: true, yes: true, 1: true, false: false, no: false, 0: false },
};

/** Whether a cell says yes or no, undefined for an empty one; one that says something else as it is. */
export function flagInCell(cell: string): boolean | string | undefined {
  const word = cell.trim().toLowerCase();
  return Object.hasOwn(FLAG_WORDS, word) ? FLAG_WORDS[word] : cell;
}

/** A day, or a day and a time with or without its zone. */
const TIMESTAMP = /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d(?::\d\d(?:\.\d+)?)?) ?(Z|[+-]\d\d:?\d\d)?)?$/;

/** The parts of a start or an expiry in a file; null for what is none. */
export function timeInCell(field: CsvTime, cell: string): { day: string; time: string; zone: string | null } | null {
  const [, day, time, zone] = TIMESTAMP.exec(cell.trim()) ?? [];
  if (!day || Number.isNaN(Date.parse(`${day}T${time ?? '00:00'}Z`))) return null;
  const seconds = time?.length === 5 ? ':00' : '';
  return {
    day,
    time: time === undefined ? TIMES[field] : time + seconds,
    zone: zone?.replace(/^([+-]\d\d)(\d\d)$/, '$1:$2') ?? null,
  };
}
