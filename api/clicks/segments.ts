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
import { KEY_BYTES } from './frame.ts';

/**
 * The journal's files: `<number>.log` holds frames, `<number>.key` the key they are sealed with. Both go together when
 * the segment is stored, so no address outlives its enrichment, not even in a copy of the log.
 */
const file = (folder: string, segment: number, ending: 'log' | 'key') =>
  join(folder, `${String(segment).padStart(12, '0')}.${ending}`);

export const logFile = (folder: string, segment: number) => file(folder, segment, 'log');

/** Numbers of the segments there are, ascending. */
export function listSegments(folder: string): number[] {
  return readdirSync(folder)
    .filter((name) => /^\d{12}\.log$/.test(name))
    .map((name) => Number(name.slice(0, 12)))
    .sort((a, b) => a - b);
}

/**
 * Makes a new segment after all others and after number `after`; its key is on the disk before its first frame can be.
 * A number must never be given twice: the position in the database would take the new clicks for stored ones.
 */
export function createSegment(folder: string, after: number) {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const segment = Math.max(listSegments(folder).at(-1) ?? 0, after) + 1;
  const secret = randomBytes(KEY_BYTES);
  const keyFile = openSync(file(folder, segment, 'key'), 'w', 0o600);
  let descriptor: number | undefined;
  try {
    writeFileSync(keyFile, secret);
    descriptor = openSync(logFile(folder, segment), 'ax', 0o600);
    fsyncSync(keyFile);
    syncFolder(folder);
    return { segment, key: createSecretKey(secret), descriptor };
  } catch (error) {
    // Tried again at every turn: each attempt would leave a file open, and two more in the folder.
    rmSync(file(folder, segment, 'key'), { force: true });
    if (descriptor !== undefined) {
      closeSync(descriptor);
      rmSync(logFile(folder, segment), { force: true });
    }
    throw error;
  } finally {
    closeSync(keyFile);
  }
}

/** The key of a segment, null when it is gone. */
export function readKey(folder: string, segment: number): KeyObject | null {
  try {
    const secret = readFileSync(file(folder, segment, 'key'));
    return secret.length === KEY_BYTES ? createSecretKey(secret) : null;
  } catch {
    return null;
  }
}

/** Forgets a segment, its key first: without it the log is noise. */
export function removeSegment(folder: string, segment: number): void {
  rmSync(file(folder, segment, 'key'), { force: true });
  rmSync(logFile(folder, segment), { force: true });
}

/** Bytes all segments take on the disk. */
export function journalBytes(folder: string): number {
  let bytes = 0;
  for (const segment of listSegments(folder)) {
    bytes += statSync(logFile(folder, segment), { throwIfNoEntry: false })?.size ?? 0;
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
