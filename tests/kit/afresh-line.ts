import { readFileSync } from 'node:fs';

/** Whether a file of tests has modules of its own: a line of its beginning says so, and why. */
export const beginsAfresh = (file: string): boolean => /^\/\/ @afresh: /m.test(readFileSync(file, 'utf8'));
