import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import { findFrame, FrameReader } from './frame.ts';
import { readRecords, type Records } from '../click-model/record.ts';
import { listJournalFiles, logPath, readKey } from './journal-files.ts';

/** A place in the journal: everything before it is stored. */
export interface JournalPosition {
  /** Number of the journal file. */
  file: number;
  /** Bytes into that file. */
  offset: number;
}

export interface JournalBatch extends Records {
  /** Where the next batch begins. */
  next: JournalPosition;
  /** Bytes skipped because they were torn or damaged. */
  damagedBytes: number;
  /** True when the limit ended the batch, not the journal. */
  hasMore: boolean;
}

/** How much of a file is read at once: a large batch. */
const WINDOW_BYTES = 8 * 1024 * 1024;
/** The four bytes that begin a frame may start up to three bytes before a window ends. */
const MAGIC_OVERLAP = 3;

/**
 * Reads about `limit` clicks after `position`; null when there are none yet. Damage is skipped up to the next whole frame.
 * The last file is still being written, so a torn frame at its end may become whole.
 */
export function readBatch(folder: string, position: JournalPosition, limit: number): JournalBatch | null {
  const files = listJournalFiles(folder);
  return readFiles(folder, files, files.at(-1), position, limit);
}

/** Like readBatch once the journal is closed: a torn frame at the end of any file is damage. */
export function readRemaining(folder: string, position: JournalPosition, limit: number): JournalBatch | null {
  return readFiles(folder, listJournalFiles(folder), undefined, position, limit);
}

function readFiles(
  folder: string,
  files: number[],
  open: number | undefined,
  position: JournalPosition,
  limit: number,
): JournalBatch | null {
  const batch: JournalBatch = { clicks: [], roundTrips: [], next: position, damagedBytes: 0, hasMore: false };
  for (const file of files) {
    if (file < position.file) continue;
    const start = file === position.file ? position.offset : 0;
    const isClosed = file !== open;
    batch.hasMore = !readFile(folder, { file, offset: start }, isClosed, limit, batch);
    if (batch.hasMore) break;
    if (isClosed) batch.next = { file: file + 1, offset: 0 };
  }
  const hasMoved = batch.next.file !== position.file || batch.next.offset !== position.offset;
  return hasMoved ? batch : null;
}

/** A part of a file's bytes. */
interface Window {
  bytes: Buffer;
  /** The file goes on after the window. */
  isCut: boolean;
  isClosed: boolean;
}

/** Adds a file's frames to the batch; true when nothing more can be read of it now. */
function readFile(
  folder: string,
  from: JournalPosition,
  isClosed: boolean,
  limit: number,
  batch: JournalBatch,
): boolean {
  const key = readKey(folder, from.file);
  const { bytes, left } = readFrom(logPath(folder, from.file), from.offset);
  batch.next = from;
  if (!key) {
    if (isClosed) batch.damagedBytes += left;
    return true;
  }
  const reader = new FrameReader(key);
  const window: Window = { bytes, isCut: left > bytes.length, isClosed };
  let at = 0;
  while (batch.clicks.length + batch.roundTrips.length < limit) {
    if (at === bytes.length) return !window.isCut;
    const step = readFrame(reader, window, at);
    if (!step) return !window.isCut;
    batch.clicks.push(...step.records.clicks);
    batch.roundTrips.push(...step.records.roundTrips);
    batch.damagedBytes += step.damagedBytes;
    at = step.next;
    batch.next = { file: from.file, offset: from.offset + at };
  }
  return false;
}

/** The frame at `at`, or the damage up to the next one; null when it is not complete yet. */
function readFrame(reader: FrameReader, window: Window, at: number) {
  const { bytes, isCut, isClosed } = window;
  const frame = reader.read(bytes, at);
  if (frame.state === 'whole') {
    const records = recordsOf(frame.records, frame.count);
    if (records) return { records, damagedBytes: 0, next: at + frame.length };
  }
  const mayBecomeWhole = isCut || !isClosed;
  if (frame.state === 'short' && mayBecomeWhole) return null;
  const found = findFrame(bytes, at);
  if (found === -1 && !isCut && !isClosed) return null;
  const next = found === -1 ? bytes.length - (isCut ? MAGIC_OVERLAP : 0) : found;
  return { records: { clicks: [], roundTrips: [] }, damagedBytes: next - at, next };
}

/** The records of an authentic frame; null when another version wrote them in an unknown format. */
function recordsOf(records: Buffer, count: number): Records | null {
  try {
    return readRecords(records, count);
  } catch {
    return null;
  }
}

/** One window of a file from `start` on, and the number of bytes the file has from there. */
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
