import { closeSync, fdatasync, fdatasyncSync, ftruncateSync, writeSync } from 'node:fs';
import { sealFrame } from './frame.ts';
import { MAX_RECORD_BYTES, writeRecord, type RawClick } from './record.ts';
import { createSegment, journalBytes } from './segments.ts';

export interface JournalOptions {
  folder: string;
  /** Largest size of all segments together, bytes; clicks beyond it are counted as lost, redirects go on. */
  maxBytes: number;
  /** Longest time a written click may wait for fdatasync, milliseconds; 0 syncs every write. */
  syncMs: number;
  /** Called at most once a turn, after clicks became readable. */
  onWritten?: () => void;
  /** Called when clicks were lost, with their number and why. */
  onLost?: (count: number, error: Error) => void;
}

const SEGMENT_BYTES = 32 * 1024 * 1024;
/** A segment also ends by age, so that the addresses sealed in it are forgotten soon. */
const SEGMENT_MS = 60_000;
const INITIAL_BATCH_BYTES = 64 * 1024;
/** A turn that collects more than this is written in several frames; the reader's window holds any of them. */
const MAX_FRAME_RECORDS_BYTES = 1024 * 1024;
/** The ingester removes segments behind our back: how often their size is looked up again. */
const MEASURE_MS = 1_000;

/** What the journal tells health checks and metrics. */
export interface JournalFigures {
  written: number;
  lost: number;
  bytes: number;
  maxBytes: number;
  /** Why the last write failed; null once a later one succeeded. */
  failure: string | null;
}

export type Journal = ReturnType<typeof openJournal>;

/**
 * Opens the click journal. `append` collects the clicks of one turn of the event loop; at the turn's end they are
 * written by one write(2), and only then their answers run: a click is in the kernel's hands before its visitor is
 * answered, so a killed process loses none, and a power cut at most what came since the last sync.
 */
export function openJournal(options: JournalOptions) {
  let current = { ...createSegment(options.folder), offset: 0, counter: 0, openedAt: Date.now() };
  let batch = Buffer.allocUnsafe(INITIAL_BATCH_BYTES);
  let used = 0;
  let answers: (() => void)[] = [];
  let dirty = false;
  let otherBytes = journalBytes(options.folder);
  const figures = { written: 0, lost: 0, failure: null as string | null };

  function rotate(): void {
    const before = current;
    const next = createSegment(options.folder);
    otherBytes += before.offset;
    current = { ...next, offset: 0, counter: 0, openedAt: Date.now() };
    fdatasyncSync(before.descriptor);
    closeSync(before.descriptor);
    dirty = false;
  }

  function isDue(): boolean {
    return current.offset > 0 && (current.offset >= SEGMENT_BYTES || Date.now() - current.openedAt >= SEGMENT_MS);
  }

  function write(count: number, records: Buffer): void {
    if (isDue()) rotate();
    const frame = sealFrame(current.key, current.counter++, count, records);
    if (otherBytes + current.offset + frame.length > options.maxBytes) throw new Error('the journal is full');
    try {
      for (let done = 0; done < frame.length;) done += writeSync(current.descriptor, frame, done);
    } catch (error) {
      // What stands half-written would hide every later frame from the reader.
      ftruncateSync(current.descriptor, current.offset);
      throw error;
    }
    current.offset += frame.length;
  }

  function flush(): void {
    if (!answers.length) return;
    const waiting = answers;
    const records = batch.subarray(0, used);
    answers = [];
    used = 0;
    try {
      write(waiting.length, records);
      if (options.syncMs === 0) fdatasyncSync(current.descriptor);
      else dirty = true;
      figures.written += waiting.length;
      figures.failure = null;
      options.onWritten?.();
    } catch (error) {
      figures.lost += waiting.length;
      figures.failure = (error as Error).message;
      options.onLost?.(waiting.length, error as Error);
    }
    for (const answer of waiting) answer();
  }

  const syncTimer = setInterval(
    () => {
      if (!dirty) return;
      dirty = false;
      fdatasync(current.descriptor, () => {}); // a failed sync shows at the next write
    },
    Math.max(options.syncMs, 10),
  );
  const tendTimer = setInterval(() => {
    otherBytes = Math.max(0, journalBytes(options.folder) - current.offset);
    if (!answers.length && isDue()) rotateQuietly();
  }, MEASURE_MS);
  syncTimer.unref();
  tendTimer.unref();

  function rotateQuietly(): void {
    try {
      rotate();
    } catch (error) {
      figures.failure = (error as Error).message;
    }
  }

  return {
    /** Records a click and calls `answer` once it is written, or lost for a stated reason: visitors always pass. */
    append(click: RawClick, answer: () => void): void {
      if (used + MAX_RECORD_BYTES > batch.length) batch = Buffer.concat([batch], batch.length * 2);
      used = writeRecord(batch, used, click, Date.now());
      if (answers.push(answer) === 1) setImmediate(flush);
      if (used >= MAX_FRAME_RECORDS_BYTES) flush();
    },
    figures: (): JournalFigures => ({
      ...figures,
      bytes: otherBytes + current.offset,
      maxBytes: options.maxBytes,
    }),
    /** Writes what is pending, syncs and closes. */
    close(): void {
      clearInterval(syncTimer);
      clearInterval(tendTimer);
      flush();
      fdatasyncSync(current.descriptor);
      closeSync(current.descriptor);
    },
  };
}
