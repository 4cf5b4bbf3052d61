import { closeSync, fdatasync, fdatasyncSync, ftruncateSync, writeSync } from 'node:fs';
import { sealFrame } from './frame.ts';
import { createSegment, journalBytes } from './segments.ts';

export interface SegmentOptions {
  folder: string;
  /** Largest size of all segments together, bytes. */
  maxBytes: number;
  /** Segment numbers up to this one are taken, whether their files are still there or not. */
  after?: number;
  /** A segment ends at this size, bytes … */
  segmentBytes?: number;
  /** … and at this age, milliseconds, so that the addresses sealed in it are forgotten soon. */
  segmentMs?: number;
  now?: () => number;
}

const SEGMENT_BYTES = 32 * 1024 * 1024;
const SEGMENT_MS = 60_000;
/** A full journal is emptied segment by segment: at least so many of them make it up. */
const SEGMENTS_WHEN_FULL = 8;

/** The journal's open segment: frames are added to it, and it is followed by another when it is large or old. */
export class SegmentWriter {
  readonly #options: Required<SegmentOptions>;
  #current;
  /** Bytes of the other segments. */
  #otherBytes: number;
  /** A frame stands half-written at the end: nothing may follow it. */
  #isTorn = false;
  #isDirty = false;
  #isSyncing = false;
  #syncFailure: Error | null = null;
  #isClosed = false;

  constructor(options: SegmentOptions) {
    const segmentBytes = Math.min(SEGMENT_BYTES, Math.ceil(options.maxBytes / SEGMENTS_WHEN_FULL));
    this.#options = { after: 0, segmentBytes, segmentMs: SEGMENT_MS, now: Date.now, ...options };
    this.#current = this.#open(this.#options.after);
    this.#otherBytes = journalBytes(options.folder);
  }

  /** Bytes of all segments, as far as known. */
  get bytes(): number {
    return this.#otherBytes + this.#current.offset;
  }

  /** Why the last sync failed; null once a later one succeeded. */
  get syncFailure(): Error | null {
    return this.#syncFailure;
  }

  /** Seals `count` records and hands them to the kernel; throws when there is no room, and then nothing was written. */
  write(count: number, records: Buffer): void {
    if (this.#isClosed) throw new Error('the journal is closed');
    if (this.#isDue()) this.#rotate();
    const current = this.#current;
    const frame = sealFrame(current.key, current.counter++, count, records);
    if (this.bytes + frame.length > this.#options.maxBytes) throw new Error('the journal is full');
    try {
      for (let done = 0; done < frame.length;) done += writeSync(current.descriptor, frame, done);
    } catch (error) {
      this.#isTorn = true;
      ftruncateSync(current.descriptor, current.offset);
      this.#isTorn = false;
      throw error;
    }
    current.offset += frame.length;
    this.#isDirty = true;
  }

  /** Ends a segment that is old, and looks up what the ingester has removed meanwhile; throws when it cannot. */
  tend(): void {
    if (this.#isDue()) this.#rotate();
    this.#otherBytes = Math.max(0, journalBytes(this.#options.folder) - this.#current.offset);
  }

  /** Puts everything written on the disk before it returns. */
  syncNow(): void {
    this.#isDirty = false;
    fdatasyncSync(this.#current.descriptor);
  }

  /** Begins to put everything written on the disk, unless there is nothing new or it is being done. */
  syncSoon(): void {
    if (!this.#isDirty || this.#isSyncing) return;
    this.#isDirty = false;
    this.#isSyncing = true;
    fdatasync(this.#current.descriptor, (error) => {
      this.#isSyncing = false;
      this.#syncFailure = error;
    });
  }

  close(): void {
    this.#isClosed = true;
    fdatasyncSync(this.#current.descriptor);
    closeSync(this.#current.descriptor);
  }

  #open(after: number) {
    return { ...createSegment(this.#options.folder, after), offset: 0, counter: 0, openedAt: this.#options.now() };
  }

  #isDue(): boolean {
    const { segmentBytes, segmentMs, now } = this.#options;
    const { offset, openedAt } = this.#current;
    return this.#isTorn || (offset > 0 && (offset >= segmentBytes || now() - openedAt >= segmentMs));
  }

  #rotate(): void {
    const { segment, offset, descriptor } = this.#current;
    this.#current = this.#open(segment);
    this.#otherBytes += offset;
    this.#isTorn = false;
    this.#isDirty = false;
    // Not waited for: it may take long, and what stands in it is no less safe than what waits for the next sync.
    fdatasync(descriptor, (error) => {
      if (error) this.#syncFailure = error;
      closeSync(descriptor);
    });
  }
}
