import { recognise, type RecognisedFile } from './recognise-file.ts';

/** A file of at most so many bytes is read within some milliseconds: to start a thread for it takes longer. */
const SMALL_BYTES = 65_536;

/** Whether a file is read as fast here as on a thread. */
export const isSmall = (bytes: Uint8Array): boolean => bytes.length <= SMALL_BYTES;

/** What a file is, and how many links it has. */
export interface CheckedFile extends Pick<RecognisedFile, 'format'> {
  total: number;
}

/** What a file that is to be imported is, and how many links it has. Refuses INVALID files. */
export function checkFile(bytes: Uint8Array): CheckedFile {
  const { format, records } = recognise(bytes);
  return { format, total: records.length };
}
