import type { KeyObject } from 'node:crypto';
import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import { findFrame, openFrame } from './frame.ts';
import { readRecords, type JournaledClick } from './record.ts';
import { listSegments, logFile, readKey } from './segments.ts';

/** A place in the journal: everything before it is stored. */
export interface JournalPosition {
  segment: number;
  /** Bytes into the segment. */
  offset: number;
}

export interface JournalBatch {
  clicks: JournaledClick[];
  /** Where the next batch begins, once this one is stored. */
  next: JournalPosition;
  /** Bytes passed over because they were torn or damaged. */
  damagedBytes: number;
}

const READ_BYTES = 4 * 1024 * 1024;

/**
 * Reads the clicks after `position`, about `limit` of them; null when there are none yet. Damage is passed over to the
 * next whole frame; a torn tail counts as damage only once a later segment shows that nobody is writing it any more.
 */
export function readBatch(folder: string, position: JournalPosition, limit: number): JournalBatch | null {
  const segments = listSegments(folder);
  const batch: JournalBatch = { clicks: [], next: position, damagedBytes: 0 };
  for (const segment of segments) {
    if (segment < position.segment) continue;
    const start = segment === position.segment ? position.offset : 0;
    const isClosed = segment !== segments.at(-1);
    const isExhausted = readSegment(folder, segment, start, isClosed, limit, batch);
    if (!isExhausted) break;
    if (isClosed) batch.next = { segment: segment + 1, offset: 0 };
  }
  const hasMoved = batch.next.segment !== position.segment || batch.next.offset !== position.offset;
  return hasMoved ? batch : null;
}

/** Adds a segment's frames to the batch; true when nothing more can be read of it now. */
function readSegment(
  folder: string,
  segment: number,
  start: number,
  isClosed: boolean,
  limit: number,
  batch: JournalBatch,
): boolean {
  const key = readKey(folder, segment);
  const bytes = readFrom(logFile(folder, segment), start);
  batch.next = { segment, offset: start };
  if (!key) {
    // Without the key nothing of it can be read any more, by anybody.
    if (isClosed) batch.damagedBytes += bytes.length;
    return true;
  }
  return readFrames(bytes, key, { segment, start, isClosed, limit }, batch);
}

interface Place {
  segment: number;
  /** Bytes of the segment before the window that was read. */
  start: number;
  /** A later segment exists: nobody writes this one any more. */
  isClosed: boolean;
  limit: number;
}

function readFrames(bytes: Buffer, key: KeyObject, place: Place, batch: JournalBatch): boolean {
  const { segment, start, isClosed, limit } = place;
  const isWindowFull = bytes.length >= READ_BYTES;
  for (let at = 0; batch.clicks.length < limit; batch.next = { segment, offset: start + at }) {
    const frame = openFrame(key, bytes, at);
    if (frame.state === 'whole') {
      for (const click of readRecords(frame.records, frame.count)) batch.clicks.push(click);
      at += frame.bytes;
      continue;
    }
    if (frame.state === 'short' && (isWindowFull || !isClosed)) return !isWindowFull;
    const end = findFrame(bytes, at);
    if (end === -1 && !isClosed) return true; // perhaps still being written
    batch.damagedBytes += (end === -1 ? bytes.length : end) - at;
    if (end === -1) return true;
    at = end;
  }
  return false;
}

function readFrom(path: string, start: number): Buffer {
  const descriptor = openSync(path, 'r');
  try {
    const length = Math.max(0, Math.min(fstatSync(descriptor).size - start, READ_BYTES));
    const bytes = Buffer.allocUnsafe(length);
    let read = 0;
    while (read < length) {
      const got = readSync(descriptor, bytes, read, length - read, start + read);
      if (!got) break;
      read += got;
    }
    return bytes.subarray(0, read);
  } finally {
    closeSync(descriptor);
  }
}
