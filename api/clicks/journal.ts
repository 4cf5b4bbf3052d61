import { FRAME_RECORDS_BYTES } from './frame.ts';
import { MAX_RECORD_BYTES, writeRecord, type RawClick } from './record.ts';
import { SegmentWriter, type SegmentOptions } from './segment-writer.ts';

export interface JournalOptions extends SegmentOptions {
  /** Longest time a written click may wait for fdatasync, milliseconds; 0 syncs every write. */
  syncMs: number;
  /** Called at most once a turn, after clicks became readable. */
  onWritten?: () => void;
  /** Called at most once a second when clicks were lost, with their number and why. */
  onLost?: (count: number, reason: Error) => void;
  /** Called when an answer threw; the others still run. */
  onFault?: (error: Error) => void;
}

const INITIAL_BATCH_BYTES = 64 * 1024;
/** How often the open segment's age and the journal's size are looked at, and losses are told. */
const TEND_MS = 1_000;
const MIN_SYNC_MS = 10;

/** What the journal tells health checks and metrics. */
export interface JournalFigures {
  /** Clicks since the start. */
  written: number;
  lost: number;
  bytes: number;
  maxBytes: number;
  /** Why the last write or sync failed; null once a later one succeeded. */
  failure: Error | null;
}

/** Opens the click journal in a folder; throws when no segment can be made there. */
export const openJournal = (options: JournalOptions): Journal => new Journal(options);

/**
 * The click journal. `append` collects the clicks of one turn of the event loop; at the turn's end they are written by
 * one write(2), and only then their answers run: a click is in the kernel's hands before its visitor is answered, so a
 * killed process loses none, and a power cut at most what came since the last sync. Where a write fails (the disk is
 * full, or the journal's own bound is reached) the clicks are lost and counted, and redirects go on.
 */
export class Journal {
  readonly #options: JournalOptions;
  readonly #writer: SegmentWriter;
  readonly #timers: NodeJS.Timeout[];
  readonly #flush = () => this.#flushBatch();
  #batch = Buffer.allocUnsafe(INITIAL_BATCH_BYTES);
  #used = 0;
  #answers: (() => void)[] = [];
  #written = 0;
  #lost = 0;
  #untold = 0;
  #failure: Error | null = null;

  constructor(options: JournalOptions) {
    this.#options = options;
    this.#writer = new SegmentWriter(options);
    const sync = setInterval(() => this.#writer.syncSoon(), Math.max(options.syncMs, MIN_SYNC_MS));
    const tend = setInterval(() => this.#tend(), TEND_MS);
    this.#timers = [sync.unref(), tend.unref()];
  }

  /** Records a click and calls `answer` once it is written, or lost for a stated reason: visitors always pass. */
  append(click: RawClick, answer: () => void): void {
    if (this.#used + MAX_RECORD_BYTES > this.#batch.length) {
      this.#batch = Buffer.concat([this.#batch], this.#batch.length * 2);
    }
    this.#used = writeRecord(this.#batch, this.#used, click, Date.now());
    if (this.#answers.push(answer) === 1) setImmediate(this.#flush);
    if (this.#used >= FRAME_RECORDS_BYTES) this.#flushBatch();
  }

  figures(): JournalFigures {
    return {
      written: this.#written,
      lost: this.#lost,
      bytes: this.#writer.bytes,
      maxBytes: this.#options.maxBytes,
      failure: this.#failure ?? this.#writer.syncFailure,
    };
  }

  /** Writes what is pending, syncs and closes. */
  close(): void {
    this.#timers.forEach((timer) => clearInterval(timer));
    this.#flushBatch();
    this.#tellLosses();
    this.#writer.close();
  }

  #flushBatch(): void {
    if (!this.#answers.length) return;
    const waiting = this.#answers;
    const records = this.#batch.subarray(0, this.#used);
    this.#answers = [];
    this.#used = 0;
    try {
      this.#writer.write(waiting.length, records);
      if (this.#options.syncMs === 0) this.#writer.syncNow();
      this.#written += waiting.length;
      this.#failure = null;
      this.#options.onWritten?.();
    } catch (error) {
      this.#lost += waiting.length;
      this.#untold += waiting.length;
      this.#failure = error as Error;
    }
    for (const answer of waiting) this.#run(answer);
  }

  /** One visitor's broken answer must not cost the others of the turn theirs. */
  #run(answer: () => void): void {
    try {
      answer();
    } catch (error) {
      this.#options.onFault?.(error as Error);
    }
  }

  #tend(): void {
    this.#tellLosses();
    try {
      this.#writer.tend();
    } catch (error) {
      this.#failure = error as Error;
    }
  }

  #tellLosses(): void {
    if (!this.#untold || !this.#failure) return;
    this.#options.onLost?.(this.#untold, this.#failure);
    this.#untold = 0;
  }
}
