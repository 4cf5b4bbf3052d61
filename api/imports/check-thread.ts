// Reads a file that is to be imported, on a thread of its own.
import { answerOnce } from '../common/in-thread.ts';
import { checkFile } from './check-file.ts';

await answerOnce(checkFile);
