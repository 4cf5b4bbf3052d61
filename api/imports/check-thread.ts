// Reads a file that is to be imported, on a thread of its own.
import { answerOnce } from '../common/in-thread.ts';
import { recognise } from './recognise-file.ts';

await answerOnce((bytes: Uint8Array) => {
  const { format, records } = recognise(bytes);
  return { format, total: records.length };
});
