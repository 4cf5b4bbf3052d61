import Papa from 'papaparse';
import { MAX_IMPORT_BYTES, MAX_IMPORT_ROWS } from '../common/input-limits.ts';
import { isStorable } from '../common/storable-text.ts';
import { UserError } from '../common/user-error.ts';
import type { FileRecord } from './formats.ts';
import { grouped } from '../common/grouped.ts';

/** Services have 60 columns at most; each costs time in every row. */
const MAX_COLUMNS = 200;
/** Links of services are nested four deep. */
const MAX_DEPTH = 20;

export const fileRefusals = {
  tooLarge: 'The file is larger than 10 MB. Please import it in parts.',
  tooMany: `The file has more than ${grouped(MAX_IMPORT_ROWS)} rows. Please import it in parts.`,
  empty: 'The file has no links.',
  archive: 'This is a spreadsheet or an archive. Please export the links as CSV or JSON.',
  encoding: 'The file is not text in UTF-8. Please save it as CSV or JSON in UTF-8.',
  characters: 'The file contains characters that cannot be stored.',
  json: 'The file is damaged: it begins as JSON and does not end so.',
  quote: 'The file is damaged: a quotation mark is not closed.',
  columns: `The file has more than ${MAX_COLUMNS} columns.`,
  deep: 'The file is nested too deeply.',
} as const;

const refuse = (message: string) => new UserError('INVALID', message, 'file');

/** The names of a file's columns in their order, and its records. */
export interface ReadFile {
  names: string[];
  records: FileRecord[];
}

/** Reads a file as CSV, separated by whatever its first line has most of, or as JSON; refuses INVALID and PAYLOAD_TOO_LARGE. */
export function readFile(bytes: Uint8Array): ReadFile {
  if (bytes.length > MAX_IMPORT_BYTES) throw new UserError('PAYLOAD_TOO_LARGE', fileRefusals.tooLarge, 'file');
  const text = textOf(bytes);
  const read = /^\s*[[{]/.test(text) ? recordsOfJson(text) : recordsOfCsv(text);
  if (!read.length) throw refuse(fileRefusals.empty);
  if (read.length > MAX_IMPORT_ROWS) throw refuse(fileRefusals.tooMany);
  return { names: namesOf(read), records: read };
}

function namesOf(records: readonly FileRecord[]): string[] {
  const names = new Set<string>();
  for (const record of records) {
    for (const name of record.keys()) names.add(name);
    if (names.size > MAX_COLUMNS) throw refuse(fileRefusals.columns);
  }
  return [...names];
}

/** How ZIP archives begin, spreadsheets among them, and what gzip compressed. */
const ARCHIVES = ['PK\x03\x04', '\x1f\x8b'];

function textOf(bytes: Uint8Array): string {
  const beginning = String.fromCharCode(...bytes.subarray(0, 4));
  if (ARCHIVES.some((mark) => beginning.startsWith(mark))) throw refuse(fileRefusals.archive);
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw refuse(fileRefusals.encoding);
  }
  if (text.includes('\0')) throw refuse(fileRefusals.encoding);
  return text;
}

const keyOf = (name: string) => name.toLowerCase().replace(/[^a-z0-9]+/g, '');

function recordsOfCsv(text: string): FileRecord[] {
  const { data, errors } = Papa.parse<string[]>(text, {
    delimitersToGuess: [',', ';', '\t', '|'],
    skipEmptyLines: 'greedy',
    preview: MAX_IMPORT_ROWS + 2,
  });
  if (errors.some(({ code }) => code === 'MissingQuotes')) throw refuse(fileRefusals.quote);
  const [header = [], ...rows] = data;
  if (header.length > MAX_COLUMNS) throw refuse(fileRefusals.columns);
  const names = header.map(keyOf);
  return rows.map((row) => new Map(names.flatMap((name, at) => (name ? [[name, row[at] ?? ''] as const] : []))));
}

/** Whether JSON is nested deeper than so many levels; looks at the text alone, as what is nested without end takes seconds to parse. */
function isDeeper(text: string, levels: number): boolean {
  let depth = 0;
  let isQuoted = false;
  for (let at = 0; at < text.length; at++) {
    const character = text[at];
    if (character === '"') isQuoted = !isQuoted;
    else if (isQuoted) at += character === '\\' ? 1 : 0;
    else if (character === '[' || character === '{') depth++;
    else if (character === ']' || character === '}') depth--;
    if (depth > levels) return true;
  }
  return false;
}

type Json = string | number | boolean | null | Json[] | { [name: string]: Json };

function recordsOfJson(text: string): FileRecord[] {
  if (isDeeper(text, MAX_DEPTH)) throw refuse(fileRefusals.deep);
  let value: Json;
  try {
    value = JSON.parse(text) as Json;
  } catch {
    throw refuse(fileRefusals.json);
  }
  const records = listIn(value).flatMap((one) => (isRecord(one) ? [recordOf(one)] : []));
  if (records.some((record) => !isStorable([...record.values()]))) throw refuse(fileRefusals.characters);
  return records;
}

const isRecord = (value: Json): value is { [name: string]: Json } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Where services put their links: at the top, or under one of these names; YOURLS numbers them, `link_1`. */
function listIn(value: Json, depth = 0): Json[] {
  if (Array.isArray(value)) return value;
  if (!isRecord(value) || depth > 2) return [];
  for (const name of ['links', 'shortUrls', 'data', 'result', 'results', 'urls']) {
    const held = value[name];
    if (Array.isArray(held)) return held;
    if (held !== undefined && isRecord(held)) {
      const inner = listIn(held, depth + 1);
      return inner.length ? inner : Object.values(held);
    }
  }
  return [];
}

/** The texts of an object; those of an object within have both names, lists of texts are one text, and tags of objects their names. */
function recordOf(value: { [name: string]: Json }, before = ''): FileRecord {
  const record = new Map<string, string>();
  if (Object.keys(value).length > MAX_COLUMNS) throw refuse(fileRefusals.columns);
  for (const [name, held] of Object.entries(value)) {
    const key = before + keyOf(name);
    if (Array.isArray(held)) record.set(key, held.map((one) => (isRecord(one) ? (one['name'] ?? '') : one)).join('|'));
    else if (held !== null && isRecord(held)) {
      record.set(key, JSON.stringify(held));
      if (!before) recordOf(held, key).forEach((text, inner) => record.set(inner, text));
    } else if (held !== null) record.set(key, String(held));
  }
  return record;
}
