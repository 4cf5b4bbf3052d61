import {
  closeSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createSecretKey, randomBytes, type KeyObject } from 'node:crypto';
import { join } from 'node:path';

const KEY_BYTES = 32;

/**
 * A journal file is a pair: `<number>.log` holds frames, `<number>.key` the key they are encrypted with. Both are deleted
 * once the clicks are stored, so no address outlives its enrichment, not even in a copy of the log.
 */
const pathOf = (folder: string, file: number, extension: 'log' | 'key') =>
  join(folder, `${String(file).padStart(12, '0')}.${extension}`);

/** Path of the frames of the journal file with this number. */
export const logPath = (folder: string, file: number) => pathOf(folder, file, 'log');

/** Numbers of the journal files in a folder, ascending. */
export function listJournalFiles(folder: string): number[] {
  return readdirSync(folder)
    .filter((name) => /^\d{12}\.log$/.test(name))
    .map((name) => Number(name.slice(0, 12)))
    .sort((a, b) => a - b);
}

/**
 * Creates the next journal file, numbered after all others and after `after`; its key is on the disk before its first
 * frame can be. A number is never used twice: the position in the database would mark the new clicks as stored.
 */
export function createJournalFile(folder: string, after: number) {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const file = Math.max(listJournalFiles(folder).at(-1) ?? 0, after) + 1;
  const secret = randomBytes(KEY_BYTES);
  const keyFile = openSync(pathOf(folder, file, 'key'), 'w', 0o600);
  let descriptor: number | undefined;
  try {
    writeFileSync(keyFile, secret);
    descriptor = openSync(logPath(folder, file), 'ax', 0o600);
    fsyncSync(keyFile);
    syncFolder(folder);
    return { file, key: createSecretKey(secret), descriptor };
  } catch (error) {
    // Every write tries again: each failed attempt would leave two files and an open descriptor.
    rmSync(pathOf(folder, file, 'key'), { force: true });
    if (descriptor !== undefined) {
      closeSync(descriptor);
      rmSync(logPath(folder, file), { force: true });
    }
    throw error;
  } finally {
    closeSync(keyFile);
  }
}

/** Key of a journal file; null when it is missing or damaged. */
export function readKey(folder: string, file: number): KeyObject | null {
  try {
    const secret = readFileSync(pathOf(folder, file, 'key'));
    return secret.length === KEY_BYTES ? createSecretKey(secret) : null;
  } catch {
    return null;
  }
}

/** Deletes a journal file, its key first: without the key the log is noise. */
export function removeJournalFile(folder: string, file: number): void {
  rmSync(pathOf(folder, file, 'key'), { force: true });
  rmSync(logPath(folder, file), { force: true });
}

/** Size of all journal files together, or of those from one on, bytes. */
export function journalBytes(folder: string, from = 0): number {
  let bytes = 0;
  for (const file of listJournalFiles(folder)) {
    if (file < from) continue;
    bytes += statSync(logPath(folder, file), { throwIfNoEntry: false })?.size ?? 0;
  }
  return bytes;
}

/** A new file's name is durable only once its folder is. */
function syncFolder(folder: string): void {
  const descriptor = openSync(folder, 'r');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}
