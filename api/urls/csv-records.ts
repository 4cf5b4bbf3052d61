import { Readable } from 'node:stream';
import Papa from 'papaparse';
import { isKnownColumn } from '../generated/csv-columns.ts';
import { UserError } from '../common/user-error.ts';

const DELIMITERS = [',', ';', '\t'] as const;
/** A longer first line is not a header. */
const MAX_FIRST_LINE = 65_536;

const PIECE = 512 * 1024;

const QUOTE = 'The file has an opening quotation mark without a closing one.';

/**
 * The records of a CSV text, blank ones left out, at most `most` of them. Throws UserError INVALID for an open quote.
 */
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

/** Reads until the first non-blank line is complete. */
async function firstLine(text: AsyncGenerator<string>): Promise<string> {
  let read = '';
  while (!read.trimStart().includes('\n') && read.length < MAX_FIRST_LINE) {
    const next = await text.next();
    if (next.done) break;
    read += next.value;
  }
  return read;
}

/** Uses large chunks: the parser re-reads a record for every chunk that does not complete it. */
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

/** The delimiter that yields the most known columns in the first line; if equal, the most fields. */
function delimiterOf(line: string): string {
  const scored = DELIMITERS.map((delimiter) => {
    const fields = Papa.parse<string[]>(line, { delimiter }).data[0] ?? [];
    return { delimiter, known: fields.filter(isKnownColumn).length, fields: fields.length };
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
