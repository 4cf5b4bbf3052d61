const QUOTE = 0x22;
const LINE_FEED = 0x0a;

/** Counts the records of a CSV file as its bytes arrive; a line break inside quotes does not end a record. */
export class LineCounter {
  count = 0;
  #isQuoted = false;

  add(bytes: Uint8Array): void {
    for (const byte of bytes) {
      if (byte === QUOTE) this.#isQuoted = !this.#isQuoted;
      else if (byte === LINE_FEED && !this.#isQuoted) this.count++;
    }
  }
}
