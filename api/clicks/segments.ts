import {
  closeSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeSync,
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

/** Makes a new segment after all others; its key is on the disk before its first frame can be. */
export function createSegment(folder: string): { segment: number; key: KeyObject; descriptor: number } {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const segment = (listSegments(folder).at(-1) ?? readFloor(folder)) + 1;
  const secret = randomBytes(KEY_BYTES);
  writeDurably(file(folder, segment, 'key'), secret);
  const descriptor = openSync(logFile(folder, segment), 'ax', 0o600);
  return { segment, key: createSecretKey(secret), descriptor };
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

/** Forgets a segment. Its number is remembered first: numbers must never be given twice, or positions would lie. */
export function removeSegment(folder: string, segment: number): void {
  if (segment > readFloor(folder)) writeDurably(join(folder, 'floor'), Buffer.from(String(segment)));
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

function readFloor(folder: string): number {
  try {
    return Number(readFileSync(join(folder, 'floor'), 'utf8')) || 0;
  } catch {
    return 0;
  }
}

function writeDurably(path: string, content: Buffer): void {
  const descriptor = openSync(path, 'w', 0o600);
  try {
    writeSync(descriptor, content);
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}
