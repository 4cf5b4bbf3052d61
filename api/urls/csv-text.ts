import { MAX_CSV_BYTES } from '../common/input-limits.ts';
import { UserError } from '../common/user-error.ts';

export const csvRefusals = {
  utf16: 'The file is in UTF-16. Please save it as CSV in UTF-8.',
  encoding: 'The file contains characters that are not UTF-8. Please save it as CSV in UTF-8.',
  binary: 'The file contains NUL characters. Please save it as CSV in UTF-8.',
} as const;

const refuse = (message: string) => new UserError('INVALID', message, 'csvFile');

/**
 * The text of a file as it arrives, lines ending in \n alone, without its byte order mark. Throws UserError
 * PAYLOAD_TOO_LARGE as soon as more than 5 MB have come, INVALID for anything that is not UTF-8 text.
 */
export async function* csvText(source: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let bytes = 0;
  let start = new Uint8Array();
  let isStarted = false;
  let held = '';
  for await (const chunk of source) {
    bytes += chunk.byteLength;
    if (bytes > MAX_CSV_BYTES) throw new UserError('PAYLOAD_TOO_LARGE', 'The file is larger than 5 MB.', 'csvFile');
    let data = chunk;
    if (!isStarted) {
      start = data = concat(start, chunk);
      if (start.byteLength < 2) continue;
      isStarted = true;
      if (isUtf16(start)) throw refuse(csvRefusals.utf16);
    }
    const text = held + decode(decoder, data, true);
    held = text.endsWith('\r') ? '\r' : ''; // its \n may come with the next chunk
    yield unixLines(held ? text.slice(0, -1) : text);
  }
  yield unixLines(held + decode(decoder, isStarted ? new Uint8Array() : start, false));
}

const concat = (one: Uint8Array, other: Uint8Array) => new Uint8Array([...one, ...other]);

const isUtf16 = ([first, second]: Uint8Array) =>
  (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);

const unixLines = (text: string) => text.replace(/\r\n?/g, '\n');

function decode(decoder: TextDecoder, data: Uint8Array, stream: boolean): string {
  let text: string;
  try {
    text = decoder.decode(data, { stream });
  } catch {
    throw refuse(csvRefusals.encoding);
  }
  if (text.includes('\0')) throw refuse(csvRefusals.binary);
  return text;
}
