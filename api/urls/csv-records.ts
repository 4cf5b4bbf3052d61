import { Readable } from 'node:stream';
import Papa from 'papaparse';
import { UserError } from '../user-error.ts';
import { columnOf } from './csv-columns.ts';

const DELIMITERS = [',', ';', '\t'] as const;
/** A first line longer than this is no header. */
const MAX_FIRST_LINE = 65_536;

const PIECE = 512 * 1024;

const QUOTE = 'The file has an opening quotation mark without a closing one.';

/** The records of a CSV text, blank ones left out, at most `most` of them. Throws UserError INVALID for an open quote. */
export async function csvRecords(text: AsyncGenerator<string>, most: number): Promise<string[][]> {
  const first = await firstLine(text);
  const delimiter = delimiterOf(first.split('\n').find((line) => line.trim()) ?? '');
  const stream = Readable.from(joined(first, text));
  try {
    return await parse(stream, delimiter, most);
  } finally {
    stream.destroy();
  }
}

/** Reads on until the first line that is not blank is whole. */
async function firstLine(text: AsyncGenerator<string>): Promise<string> {
  let read = '';
  while (!read.trimStart().includes('\n') && read.length < MAX_FIRST_LINE) {
    const next = await text.next();
    if (next.done) break;
    read += next.value;
  }
  return read;
}

/** In large pieces: the parser reads a record anew with each piece that does not end it. */
async function* joined(first: string, rest: AsyncGenerator<string>): AsyncGenerator<string> {
  let piece = first;
  for await (const text of rest) {
    piece += text;
    if (piece.length < PIECE) continue;
    yield piece;
    piece = '';
  }
  if (piece) yield piece;
}

/** The delimiter under which the first line has most of our columns; of equals the one that makes most fields. */
function delimiterOf(line: string): string {
  const scored = DELIMITERS.map((delimiter) => {
    const fields = Papa.parse<string[]>(line, { delimiter }).data[0] ?? [];
    return { delimiter, known: fields.filter((field) => columnOf(field)).length, fields: fields.length };
  });
  return scored.sort((a, b) => b.known - a.known || b.fields - a.fields)[0]!.delimiter;
}

function parse(stream: Readable, delimiter: string, most: number): Promise<string[][]> {
  return new Promise((resolve, reject) => {
    const records: string[][] = [];
    stream.on('error', reject);
    Papa.parse<string[]>(stream, {
      delimiter,
      newline: '\n',
      step: ({ data, errors }, parser) => {
        if (errors.some(({ code }) => code === 'MissingQuotes')) {
          reject(new UserError('INVALID', QUOTE, 'csvFile'));
          return parser.abort();
        }
        if (data.some((field) => field.trim())) records.push(data);
        if (records.length >= most) {
          resolve(records);
          parser.abort();
        }
      },
      complete: () => resolve(records),
      error: reject,
    });
  });
}
