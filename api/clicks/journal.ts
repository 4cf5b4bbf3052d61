import { FRAME_RECORDS_BYTES } from './frame.ts';
import { MAX_RECORD_BYTES, writeRecord, writeRoundTrip, type RawClick, type RoundTrip } from '../click-model/record.ts';
import { JournalFull, JournalWriter, type JournalFileOptions } from './journal-writer.ts';

export interface JournalOptions extends JournalFileOptions {
  /** Longest time between a write and its fdatasync, milliseconds; 0 syncs every write. */
  syncMs: number;
  /** Called at most once a turn of the event loop, after clicks became readable. */
  onWritten?: () => void;
  /** Called at most once a second when clicks were lost, with their number and the cause. */
  onLost?: (count: number, reason: Error) => void;
  /** Called when an `answer` threw; the others still run. */
  onFault?: (error: Error) => void;
}

const INITIAL_BATCH_BYTES = 64 * 1024;
/** How often the open file's age and the journal's size are checked, and losses are reported. */
const MAINTENANCE_MS = 1_000;
const MIN_SYNC_MS = 10;

/** Figures for health checks and metrics. */
export interface JournalFigures {
  /** Clicks since the start. */
  written: number;
  lost: number;
  bytes: number;
  maxBytes: number;
  /** Why the last write or sync failed; null once a later one succeeded. */
  failure: Error | null;
}

/** Opens the click journal in a folder; throws when no file can be created there. */
export const openJournal = (options: JournalOptions): Journal => new Journal(options);

/**
 * The click journal. `append` collects the clicks of one turn of the event loop. At the turn's end one write(2) passes
 * them to the kernel, and only then their visitors are answered. So a killed process loses no click, and a power cut loses
 * at most those since the last sync. When a write fails (the disk or the journal is full), the clicks are lost and
 * counted, and redirects go on.
 */
export class Journal {
  readonly #options: JournalOptions;
  readonly #writer: JournalWriter;
  readonly #timers: NodeJS.Timeout[];
  readonly #flush = () => this.#flushBatch();
  #batch = Buffer.allocUnsafe(INITIAL_BATCH_BYTES);
  #used = 0;
  #records = 0;
  #answers: (() => void)[] = [];
  #written = 0;
  #lost = 0;
  #unreported = 0;
  #failure: Error | null = null;

  constructor(options: JournalOptions) {
    this.#options = options;
    this.#writer = new JournalWriter(options);
    const sync = setInterval(() => this.#writer.syncSoon(), Math.max(options.syncMs, MIN_SYNC_MS));
    const maintenance = setInterval(() => this.#maintain(), MAINTENANCE_MS);
    this.#timers = [sync.unref(), maintenance.unref()];
  }

  /** Records a click and calls `answer` once it is written, or lost and counted: redirects never fail over it. */
  append(click: RawClick, answer: () => void): void {
    this.#makeRoom();
    this.#answers.push(answer);
    this.#added(writeRecord(this.#batch, this.#used, click, Date.now()));
  }

  /** Records what was learned of the way of a click that was appended before; lost with a failed write, uncounted. */
  note(roundTrip: RoundTrip): void {
    this.#makeRoom();
    this.#added(writeRoundTrip(this.#batch, this.#used, roundTrip));
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
    this.#reportLosses();
    this.#writer.close();
  }

  #makeRoom(): void {
    if (this.#used + MAX_RECORD_BYTES <= this.#batch.length) return;
    this.#batch = Buffer.concat([this.#batch], this.#batch.length * 2);
  }

  /** A record was written, up to `end`. */
  #added(end: number): void {
    this.#used = end;
    if (++this.#records === 1) setImmediate(this.#flush);
    if (this.#used >= FRAME_RECORDS_BYTES) this.#flushBatch();
  }

  #flushBatch(): void {
    if (!this.#records) return;
    const waiting = this.#answers;
    const count = this.#records;
    const records = this.#batch.subarray(0, this.#used);
    this.#answers = [];
    this.#used = 0;
    this.#records = 0;
    try {
      this.#writer.write(count, records);
      if (this.#options.syncMs === 0) this.#writer.syncNow();
      this.#written += waiting.length;
      this.#failure = null;
      this.#options.onWritten?.();
    } catch (error) {
      this.#lost += waiting.length;
      this.#unreported += waiting.length;
      this.#failure = error as Error;
    }
    for (const answer of waiting) this.#run(answer);
  }

  /** An answer that throws must not keep the turn's other visitors waiting. */
  #run(answer: () => void): void {
    try {
      answer();
    } catch (error) {
      this.#options.onFault?.(error as Error);
    }
  }

  #maintain(): void {
    this.#reportLosses();
    try {
      this.#writer.maintain();
      // Nobody has to click before it says that there is room again.
      if (this.#failure instanceof JournalFull && !this.#writer.isFull) this.#failure = null;
    } catch (error) {
      this.#failure = error as Error;
    }
  }

  #reportLosses(): void {
    if (!this.#unreported || !this.#failure) return;
    this.#options.onLost?.(this.#unreported, this.#failure);
    this.#unreported = 0;
  }
}
