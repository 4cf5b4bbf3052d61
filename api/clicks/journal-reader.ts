import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import type { KeyObject } from 'node:crypto';
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
  /** Reading ended before the journal did. */
  hasMore: boolean;
}

/** How much of a segment is read at once: a large batch. */
const WINDOW_BYTES = 8 * 1024 * 1024;
/** A frame's first bytes may lie across the end of a window, all but the last of them before it. */
const MAGIC_OVERLAP = 3;

/**
 * Reads the clicks after `position`, about `limit` of them; null when there are none yet. Damage is passed over to the
 * next whole frame. The last segment is being written: a torn tail there may still become whole.
 */
export function readBatch(folder: string, position: JournalPosition, limit: number): JournalBatch | null {
  const segments = listSegments(folder);
  return readSegments(folder, segments, segments.at(-1), position, limit);
}

/** As readBatch, where nobody writes any more: a torn tail is damage in every segment. */
export function readRemaining(folder: string, position: JournalPosition, limit: number): JournalBatch | null {
  return readSegments(folder, listSegments(folder), undefined, position, limit);
}

function readSegments(
  folder: string,
  segments: number[],
  open: number | undefined,
  position: JournalPosition,
  limit: number,
): JournalBatch | null {
  const batch: JournalBatch = { clicks: [], next: position, damagedBytes: 0, hasMore: false };
  for (const segment of segments) {
    if (segment < position.segment) continue;
    const start = segment === position.segment ? position.offset : 0;
    const isClosed = segment !== open;
    batch.hasMore = !readSegment(folder, { segment, offset: start }, isClosed, limit, batch);
    if (batch.hasMore) break;
    if (isClosed) batch.next = { segment: segment + 1, offset: 0 };
  }
  const hasMoved = batch.next.segment !== position.segment || batch.next.offset !== position.offset;
  return hasMoved ? batch : null;
}

/** A stretch of a segment's bytes. */
interface Window {
  bytes: Buffer;
  /** The segment goes on after it. */
  isCut: boolean;
  isClosed: boolean;
}

/** Adds a segment's frames to the batch; true when nothing more can be read of it now. */
function readSegment(
  folder: string,
  from: JournalPosition,
  isClosed: boolean,
  limit: number,
  batch: JournalBatch,
): boolean {
  const key = readKey(folder, from.segment);
  const { bytes, left } = readFrom(logFile(folder, from.segment), from.offset);
  batch.next = from;
  if (!key) {
    if (isClosed) batch.damagedBytes += left;
    return true;
  }
  const window: Window = { bytes, isCut: left > bytes.length, isClosed };
  let at = 0;
  while (batch.clicks.length < limit) {
    if (at === bytes.length) return !window.isCut;
    const step = readFrame(key, window, at);
    if (!step) return !window.isCut;
    batch.clicks.push(...step.clicks);
    batch.damagedBytes += step.damagedBytes;
    at = step.next;
    batch.next = { segment: from.segment, offset: from.offset + at };
  }
  return false;
}

/** The frame at `at`, or the damage up to the next one; null when it is not all there yet. */
function readFrame(key: KeyObject, window: Window, at: number) {
  const { bytes, isCut, isClosed } = window;
  const frame = openFrame(key, bytes, at);
  if (frame.state === 'whole') {
    const clicks = recordsOf(frame.records, frame.count);
    if (clicks) return { clicks, damagedBytes: 0, next: at + frame.bytes };
  }
  const mayBecomeWhole = isCut || !isClosed;
  if (frame.state === 'short' && mayBecomeWhole) return null;
  const found = findFrame(bytes, at);
  if (found === -1 && !isCut && !isClosed) return null;
  const next = found === -1 ? bytes.length - (isCut ? MAGIC_OVERLAP : 0) : found;
  return { clicks: [], damagedBytes: next - at, next };
}

/** The clicks of an authentic frame; null where another version wrote them in a form this one does not know. */
function recordsOf(records: Buffer, count: number): JournaledClick[] | null {
  try {
    return readRecords(records, count);
  } catch {
    return null;
  }
}

/** One window of a file from `start` on, and how many bytes the file has from there. */
function readFrom(path: string, start: number): { bytes: Buffer; left: number } {
  const descriptor = openSync(path, 'r');
  try {
    const left = Math.max(0, fstatSync(descriptor).size - start);
    const bytes = Buffer.allocUnsafe(Math.min(left, WINDOW_BYTES));
    let read = 0;
    while (read < bytes.length) {
      const got = readSync(descriptor, bytes, read, bytes.length - read, start + read);
      if (!got) break;
      read += got;
    }
    return { bytes: bytes.subarray(0, read), left };
  } finally {
    closeSync(descriptor);
  }
}
