import { closeSync, fdatasync, fdatasyncSync, ftruncateSync, writeSync } from 'node:fs';
import { encryptFrame } from './frame.ts';
import { createJournalFile, journalBytes } from './journal-files.ts';
import { KeyStream } from './key-stream.ts';

export interface JournalFileOptions {
  folder: string;
  /** Largest size of all journal files together, bytes. */
  maxBytes: number;
  /** File numbers up to this one are used up, whether the files still exist or not. */
  after?: number;
  /** A new file begins when the open one has this size, bytes … */
  fileBytes?: number;
  /** … or this age, milliseconds, so that the addresses in it are deleted soon. */
  fileMs?: number;
  now?: () => number;
}

const FILE_BYTES = 32 * 1024 * 1024;
const FILE_MS = 60_000;
/** A full journal regains room file by file, so it must consist of at least this many. */
const FILES_WHEN_FULL = 8;

/** The refusal of a frame for which the journal has no room. */
export class JournalFull extends Error {
  constructor() {
    super('the journal is full');
  }
}

interface OpenFile extends Omit<ReturnType<typeof createJournalFile>, 'key'> {
  stream: KeyStream;
  offset: number;
  openedAt: number;
}

/** Appends frames to the open journal file, and begins another when that one is large or old. */
export class JournalWriter {
  readonly #options: Required<JournalFileOptions>;
  /** Null while no file can be created, as on a full disk: every write tries again. */
  #current: OpenFile | null = null;
  /** Bytes of the other files. */
  #otherBytes: number;
  /** The file ends with half a frame, so nothing may follow it. */
  #isTorn = false;
  #isDirty = false;
  #isSyncing = false;
  #syncFailure: Error | null = null;
  #isClosed = false;
  /** Size of the frame that found no room last. */
  #refusedBytes = 0;

  constructor(options: JournalFileOptions) {
    const fileBytes = Math.min(FILE_BYTES, Math.ceil(options.maxBytes / FILES_WHEN_FULL));
    this.#options = { after: 0, fileBytes, fileMs: FILE_MS, now: Date.now, ...options };
    try {
      this.#current = this.#open();
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
    }
    this.#otherBytes = journalBytes(options.folder);
  }

  /** Size of all journal files at the last look, bytes. */
  get bytes(): number {
    return this.#otherBytes + (this.#current?.offset ?? 0);
  }

  /** Whether the journal takes no more until the ingester has removed some of it. */
  get isFull(): boolean {
    return this.bytes + this.#refusedBytes > this.#options.maxBytes;
  }

  /** Why the last sync failed; null once a later one succeeded. */
  get syncFailure(): Error | null {
    return this.#syncFailure;
  }

  /** Encrypts `count` records and passes them to the kernel; throws when there is no room, with nothing written. */
  write(count: number, records: Buffer): void {
    if (this.#isClosed) throw new Error('the journal is closed');
    const current = this.#isDue() ? this.#rotate() : this.#current!;
    const frame = encryptFrame(current.stream, count, records);
    if (this.bytes + frame.length > this.#options.maxBytes) {
      this.#refusedBytes = frame.length;
      throw new JournalFull();
    }
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

  /** Replaces a file that is old, and measures what the ingester has deleted since; throws when the folder fails. */
  maintain(): void {
    if (this.#isDue()) this.#rotate();
    this.#otherBytes = Math.max(0, journalBytes(this.#options.folder) - (this.#current?.offset ?? 0));
  }

  /** Puts everything written on the disk before it returns. */
  syncNow(): void {
    this.#isDirty = false;
    if (this.#current) fdatasyncSync(this.#current.descriptor);
  }

  /** Starts to put everything written on the disk, unless nothing is new or a sync is running. */
  syncSoon(): void {
    if (!this.#isDirty || this.#isSyncing) return;
    this.#isDirty = false;
    this.#isSyncing = true;
    fdatasync(this.#current!.descriptor, (error) => {
      this.#isSyncing = false;
      this.#syncFailure = error;
    });
  }

  close(): void {
    this.#isClosed = true;
    if (!this.#current) return;
    fdatasyncSync(this.#current.descriptor);
    closeSync(this.#current.descriptor);
  }

  #open(): OpenFile {
    const after = this.#current?.file ?? this.#options.after;
    const { key, ...created } = createJournalFile(this.#options.folder, after);
    return { ...created, stream: new KeyStream(key), offset: 0, openedAt: this.#options.now() };
  }

  #isDue(): boolean {
    const { fileBytes, fileMs, now } = this.#options;
    if (!this.#current) return true;
    const { offset, openedAt } = this.#current;
    return this.#isTorn || (offset > 0 && (offset >= fileBytes || now() - openedAt >= fileMs));
  }

  /** Opens the next file, which it returns; throws where there is no room for it. */
  #rotate(): OpenFile {
    const former = this.#current;
    const next = this.#open();
    this.#current = next;
    this.#isTorn = false;
    this.#isDirty = false;
    if (former) this.#finish(former);
    return next;
  }

  #finish({ offset, descriptor }: OpenFile): void {
    this.#otherBytes += offset;
    // Not awaited, as it may take long: these clicks are as safe as any that wait for the next sync.
    fdatasync(descriptor, (error) => {
      if (error) this.#syncFailure = error;
      closeSync(descriptor);
    });
  }
}
