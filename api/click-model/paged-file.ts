import { closeSync, fstatSync, openSync, readSync } from 'node:fs';

const PAGE_BITS = 10;
const PAGE_BYTES = 1 << PAGE_BITS;
/** How often it is checked, at most, whether the file was overwritten. */
const CHECK_MS = 100;

/**
 * A large file that is read at random places. Only the pages in use are in memory, at most `pages` of 1 kB: the others stay
 * in the cache of the operating system, where a read takes a microsecond.
 */
export class PagedFile {
  readonly size: number;
  readonly #descriptor: number;
  readonly #changedAt: number;
  #checkedAt = performance.now();
  readonly #bytes: Buffer;
  /** The slot that holds each page of the file, or -1; the page that is in each slot, or -1. */
  readonly #slotOf: Int32Array;
  readonly #pageIn: Int32Array;
  /** Slots that were read since the hand last passed them. */
  readonly #isRecent: Uint8Array;
  #hand = 0;

  /** Throws the system's error where the file cannot be read. */
  constructor(path: string, pages: number) {
    this.#descriptor = openSync(path, 'r');
    const { size, mtimeMs } = fstatSync(this.#descriptor);
    this.size = size;
    this.#changedAt = mtimeMs;
    this.#bytes = Buffer.allocUnsafeSlow(pages * PAGE_BYTES);
    this.#slotOf = new Int32Array(Math.ceil(this.size / PAGE_BYTES)).fill(-1);
    this.#pageIn = new Int32Array(pages).fill(-1);
    this.#isRecent = new Uint8Array(pages);
  }

  close(): void {
    closeSync(this.#descriptor);
  }

  /** The byte at a place; throws beyond the end. */
  byte(at: number): number {
    return this.#bytes[this.#find(at)]!;
  }

  /** A big-endian number of at most four bytes; throws beyond the end. */
  number(at: number, length: number): number {
    let value = 0;
    if ((at & (PAGE_BYTES - 1)) + length > PAGE_BYTES) {
      const end = at + length;
      for (; at < end; at++) value = value * 256 + this.byte(at);
    } else if (length) {
      const from = this.#find(at);
      for (let next = from; next < from + length; next++) value = value * 256 + this.#bytes[next]!;
      if (at + length > this.size) throw new RangeError('the file ends before');
    }
    return value;
  }

  /** A text in UTF-8; throws where the file does not have it all. */
  text(at: number, length: number): string {
    const offset = at & (PAGE_BYTES - 1);
    if (length === 0 || offset + length > PAGE_BYTES) return this.slice(at, length).toString();
    if (at + length > this.size) throw new RangeError('the file ends before');
    const from = this.#find(at);
    return this.#bytes.toString('utf8', from, from + length);
  }

  /** A copy of some bytes; throws where the file does not have them all. */
  slice(at: number, length: number): Buffer {
    if (at + length > this.size) throw new RangeError('the file ends before');
    const copy = Buffer.allocUnsafe(length);
    for (let done = 0; done < length;) {
      const offset = (at + done) & (PAGE_BYTES - 1);
      const from = this.#find(at + done);
      done += this.#bytes.copy(copy, done, from, from + Math.min(PAGE_BYTES - offset, length - done));
    }
    return copy;
  }

  /** Where the byte is in memory. */
  #find(at: number): number {
    const page = at >>> PAGE_BITS;
    let slot = this.#slotOf[page];
    if (slot === undefined || at >= this.size) throw new RangeError('the file ends before');
    if (slot < 0) slot = this.#load(page);
    this.#isRecent[slot] = 1;
    return (slot << PAGE_BITS) | (at & (PAGE_BYTES - 1));
  }

  /** Reads a page into the first slot that was not read since the hand last passed it. */
  #load(page: number): number {
    while (this.#isRecent[this.#hand]) {
      this.#isRecent[this.#hand] = 0;
      this.#hand = (this.#hand + 1) % this.#pageIn.length;
    }
    const slot = this.#hand;
    const start = page * PAGE_BYTES;
    const length = Math.min(PAGE_BYTES, this.size - start);
    const before = this.#pageIn[slot]!;
    if (before >= 0) this.#slotOf[before] = -1;
    this.#pageIn[slot] = -1;
    if (readSync(this.#descriptor, this.#bytes, slot * PAGE_BYTES, length, start) < length)
      throw new RangeError('the file has become shorter');
    this.#requireUnchanged();
    this.#pageIn[slot] = page;
    this.#slotOf[page] = slot;
    this.#hand = (slot + 1) % this.#pageIn.length;
    return slot;
  }

  /** Pages of two contents make no sense together. A file that replaces this one under its name changes nothing. */
  #requireUnchanged(): void {
    const now = performance.now();
    if (now - this.#checkedAt < CHECK_MS) return;
    this.#checkedAt = now;
    if (fstatSync(this.#descriptor).mtimeMs !== this.#changedAt) throw new Error('the file was overwritten');
  }
}
