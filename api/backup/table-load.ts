import { once } from 'node:events';
import type { Writable } from 'node:stream';

/** Loads the rows of one table. */
export class TableLoad {
  readonly #rows: Writable;
  readonly #loaded: Promise<number | void>;

  /** Rows are written to `rows`; once it has ended, `loaded` resolves to their number where that is known. */
  constructor(rows: Writable, loaded: Promise<number | void>) {
    this.#rows = rows;
    this.#loaded = loaded;
    this.#loaded.catch(() => {}); // thrown where it is awaited
  }

  /** Adds rows in the format of their database; throws its error. */
  async write(data: Buffer): Promise<void> {
    if (!this.#rows.write(data)) await Promise.race([once(this.#rows, 'drain'), this.#loaded]);
  }

  /** Completes the table; returns its number of rows where that is known. */
  end(): Promise<number | void> {
    this.#rows.end();
    return this.#loaded;
  }
}
