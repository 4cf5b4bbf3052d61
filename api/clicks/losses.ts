import { closeSync, constants, openSync, readFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';

/** What was lost for good. */
export interface Lost {
  /** Clicks that could not be written. */
  clicks: number;
  /** Bytes of the journal that could not be read. */
  damagedBytes: number;
  /** When something was last lost, milliseconds since 1970; 0 for never. */
  lastAt: number;
}

const NOTHING: Lost = { clicks: 0, damagedBytes: 0, lastAt: 0 };
/** The file never grows: a full disk, the usual cause of losses, has room for what overwrites it. */
const FILE_BYTES = 256;
const RETRY_MS = 1_000;

/** Counts what was lost in a file of the data folder, so that a restart does not make it forgotten. */
export class Losses {
  readonly #file: string;
  readonly #timer: NodeJS.Timeout;
  /** What had been lost before this process. */
  readonly earlier: Lost;
  #all: Lost;
  #isSaved = false;

  constructor(folder: string) {
    this.#file = join(folder, 'losses.json');
    this.earlier = readLost(this.#file);
    this.#all = this.earlier;
    this.#save(); // makes the file while there is room
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

  /** Writes the figures; where that fails it is tried again every second. */
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
      // No room, or no rights any more: the journal's own failure says so.
    }
  }
}

function readLost(file: string): Lost {
  try {
    const { clicks, damagedBytes, lastAt } = JSON.parse(readFileSync(file, 'utf8')) as Lost;
    const isSound = [clicks, damagedBytes, lastAt].every(Number.isSafeInteger);
    return isSound ? { clicks, damagedBytes, lastAt } : NOTHING;
  } catch {
    return NOTHING; // not there yet, or cut off
  }
}
