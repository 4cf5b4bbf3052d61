import type { KeyObject } from 'node:crypto';
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
const MIN_SYNC_MS = 10;

/** What the journal tells health checks and metrics. */
export interface JournalFigures {
  written: number;
  lost: number;
  bytes: number;
  maxBytes: number;
  /** Why the last write failed; null once a later one succeeded. */
  failure: string | null;
}

/** Opens the click journal in a folder; throws when no segment can be made there. */
export const openJournal = (options: JournalOptions): Journal => new Journal(options);

/**
 * The click journal. `append` collects the clicks of one turn of the event loop; at the turn's end they are written by
 * one write(2), and only then their answers run: a click is in the kernel's hands before its visitor is answered, so a
 * killed process loses none, and a power cut at most what came since the last sync.
 */
export class Journal {
  readonly #options: JournalOptions;
  readonly #timers: NodeJS.Timeout[];
  #current: OpenSegment;
  #batch = Buffer.allocUnsafe(INITIAL_BATCH_BYTES);
  #used = 0;
  #answers: (() => void)[] = [];
  #isDirty = false;
  /** Bytes of the segments that are not open. */
  #otherBytes: number;
  #written = 0;
  #lost = 0;
  #failure: string | null = null;

  constructor(options: JournalOptions) {
    this.#options = options;
    this.#current = openSegment(options.folder);
    this.#otherBytes = journalBytes(options.folder);
    this.#timers = [
      setInterval(() => this.#sync(), Math.max(options.syncMs, MIN_SYNC_MS)).unref(),
      setInterval(() => this.#tend(), MEASURE_MS).unref(),
    ];
  }

  /** Records a click and calls `answer` once it is written, or lost for a stated reason: visitors always pass. */
  append(click: RawClick, answer: () => void): void {
    if (this.#used + MAX_RECORD_BYTES > this.#batch.length) {
      this.#batch = Buffer.concat([this.#batch], this.#batch.length * 2);
    }
    this.#used = writeRecord(this.#batch, this.#used, click, Date.now());
    if (this.#answers.push(answer) === 1) setImmediate(() => this.#flush());
    if (this.#used >= MAX_FRAME_RECORDS_BYTES) this.#flush();
  }

  figures(): JournalFigures {
    return {
      written: this.#written,
      lost: this.#lost,
      failure: this.#failure,
      bytes: this.#otherBytes + this.#current.offset,
      maxBytes: this.#options.maxBytes,
    };
  }

  /** Writes what is pending, syncs and closes. */
  close(): void {
    for (const timer of this.#timers) clearInterval(timer);
    this.#flush();
    fdatasyncSync(this.#current.descriptor);
    closeSync(this.#current.descriptor);
  }

  #flush(): void {
    const answers = this.#answers;
    const count = answers.length;
    if (!count) return;
    const records = this.#batch.subarray(0, this.#used);
    this.#answers = [];
    this.#used = 0;
    try {
      this.#write(count, records);
      this.#written += count;
      this.#failure = null;
      this.#options.onWritten?.();
    } catch (error) {
      this.#lost += count;
      this.#failure = (error as Error).message;
      this.#options.onLost?.(count, error as Error);
    }
    for (const answer of answers) answer();
  }

  #write(count: number, records: Buffer): void {
    if (this.#isDue()) this.#rotate();
    const current = this.#current;
    const frame = sealFrame(current.key, current.counter++, count, records);
    if (this.#otherBytes + current.offset + frame.length > this.#options.maxBytes)
      throw new Error('the journal is full');
    try {
      for (let done = 0; done < frame.length;) done += writeSync(current.descriptor, frame, done);
    } catch (error) {
      // What stands half-written would hide every later frame from the reader.
      ftruncateSync(current.descriptor, current.offset);
      throw error;
    }
    current.offset += frame.length;
    if (this.#options.syncMs === 0) fdatasyncSync(current.descriptor);
    else this.#isDirty = true;
  }

  #isDue(): boolean {
    const { offset, openedAt } = this.#current;
    return offset > 0 && (offset >= SEGMENT_BYTES || Date.now() - openedAt >= SEGMENT_MS);
  }

  #rotate(): void {
    const before = this.#current;
    this.#current = openSegment(this.#options.folder);
    this.#otherBytes += before.offset;
    this.#isDirty = false;
    fdatasyncSync(before.descriptor);
    closeSync(before.descriptor);
  }

  #sync(): void {
    if (!this.#isDirty) return;
    this.#isDirty = false;
    fdatasync(this.#current.descriptor, () => {}); // a failed sync shows at the next write
  }

  #tend(): void {
    this.#otherBytes = Math.max(0, journalBytes(this.#options.folder) - this.#current.offset);
    if (this.#answers.length || !this.#isDue()) return;
    try {
      this.#rotate();
    } catch (error) {
      this.#failure = (error as Error).message;
    }
  }
}

interface OpenSegment {
  descriptor: number;
  key: KeyObject;
  /** Bytes written; the next frame begins there. */
  offset: number;
  /** Frames sealed so far. */
  counter: number;
  openedAt: number;
}

function openSegment(folder: string): OpenSegment {
  const { descriptor, key } = createSegment(folder);
  return { descriptor, key, offset: 0, counter: 0, openedAt: Date.now() };
}
