import { readFileSync } from 'node:fs';

/** Whether a file of tests has modules of its own: its first line says so, and why. */
export const beginsAfresh = (file: string): boolean => /^\/\/ @afresh: /.test(readFileSync(file, 'utf8'));
