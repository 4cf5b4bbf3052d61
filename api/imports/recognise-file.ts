import { UserError } from '../common/user-error.ts';
import { formatOf, type FileRecord, type Format } from './formats.ts';
import { readFile } from './read-file.ts';

export const UNKNOWN =
  'This file was not recognised: it has no column or member that could be the destination of links. See the guides for what is read.';

/** What a file has in it. */
export interface RecognisedFile {
  format: Format;
  names: string[];
  records: FileRecord[];
}

/** Reads a file and says where it comes from; refuses PAYLOAD_TOO_LARGE, and INVALID for those that cannot be read or are not recognised. */
export function recognise(bytes: Uint8Array): RecognisedFile {
  const { names, records } = readFile(bytes);
  const format = formatOf(new Set(names));
  if (!format) throw new UserError('INVALID', UNKNOWN, 'file');
  return { format, names, records };
}
