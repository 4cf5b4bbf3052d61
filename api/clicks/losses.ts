import { closeSync, constants, openSync, readFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';

/** Losses since the installation began. */
export interface Lost {
  /** Clicks that could not be written. */
  clicks: number;
  /** Bytes of the journal that could not be read. */
  damagedBytes: number;
  /** Time of the last loss, milliseconds since 1970; 0 for never. */
  lastAt: number;
}

const NOTHING: Lost = { clicks: 0, damagedBytes: 0, lastAt: 0 };
/** The file never grows, so it can be overwritten on a full disk, the usual cause of losses. */
const FILE_BYTES = 256;
const RETRY_MS = 1_000;

/** Counts losses in a file of the data folder, which survives restarts. */
export class Losses {
  readonly #file: string;
  readonly #timer: NodeJS.Timeout;
  /** Losses before this process began. */
  readonly earlier: Lost;
  #all: Lost;
  #isSaved = false;

  constructor(folder: string) {
    this.#file = join(folder, 'losses.json');
    this.earlier = readLost(this.#file);
    this.#all = this.earlier;
    this.#save(); // creates the file while there is room
    this.#timer = setInterval(() => this.#save(), RETRY_MS).unref();
  }

  add(lost: Partial<Pick<Lost, 'clicks' | 'damagedBytes'>>): void {
    const { clicks, damagedBytes } = this.#all;
    this.#all = {
      clicks: clicks + (lost.clicks ?? 0),
      damagedBytes: damagedBytes + (lost.damagedBytes ?? 0),
      lastAt: Date.now(),
    };
    this.#isSaved = false;
    this.#save();
  }

  close(): void {
    clearInterval(this.#timer);
    this.#save();
  }

  /** Writes the figures; a failure is repeated every second. */
  #save(): void {
    if (this.#isSaved) return;
    try {
      const descriptor = openSync(this.#file, constants.O_RDWR | constants.O_CREAT, 0o600);
      try {
        writeSync(descriptor, JSON.stringify(this.#all).padEnd(FILE_BYTES), 0);
      } finally {
        closeSync(descriptor);
      }
      this.#isSaved = true;
    } catch {
      // The disk is full or read-only, which the journal reports as well.
    }
  }
}

function readLost(file: string): Lost {
  try {
    const { clicks, damagedBytes, lastAt } = JSON.parse(readFileSync(file, 'utf8')) as Lost;
    const isSound = [clicks, damagedBytes, lastAt].every(Number.isSafeInteger);
    return isSound ? { clicks, damagedBytes, lastAt } : NOTHING;
  } catch {
    return NOTHING; // missing or truncated
  }
}
