import { fstatSync, openSync, readSync } from 'node:fs';
import { Lru } from '../common/lru.ts';

/** 2 MB of a file of 10 to 20: visitors come from few networks. */
const STRIDES = 2_048;
/** Another 2 MB: most blocks of addresses that visitors come from lie in one range. */
const BLOCKS = 16_384;
/** How far apart the lines are whose first addresses are in memory. */
const STRIDE_BYTES = 1_024;
/** Longer than any line. */
const LINE_BYTES = 1_024;
/** How much is read at a time to find those lines, always into the same memory: fresh memory takes longer than the search. */
const CHUNK_BYTES = 256 * STRIDE_BYTES;
const NEWLINE = 0x0a;
const COMMA = 0x2c;

/** A line's range of addresses, and who announces it. Lines of IPv6 that differ below 64 bits overlap. */
interface Range<Address> {
  first: Address;
  last: Address;
  /** The first address of the line that follows; undefined for the last one. */
  next: Address | undefined;
  label: string;
}

/**
 * A table of the autonomous systems that announce addresses, which stays on disk: CSV lines `first,last,number,organisation`
 * whose addresses are decimal numbers, ascending.
 */
export class NetworkTable<Address extends number | bigint> {
  readonly #descriptor: number;
  readonly #size: number;
  readonly #parse: (digits: string) => Address;
  readonly #blockOf: (address: Address) => number;
  /** Where every so many bytes a line begins, and the first address in it. */
  readonly #starts: number[] = [];
  readonly #firsts: Address[] = [];
  /** The texts between those places, by their number. */
  readonly #strides = new Lru<number, string>(STRIDES);
  /** The line that an address of each block was last looked for in. */
  readonly #ranges = new Lru<number, Range<Address>>(BLOCKS);

  /**
   * `parse` reads the file's numbers, `blockOf` tells to which small block of addresses one belongs. Throws the system's error where the
   * file cannot be read.
   */
  constructor(path: string, parse: (digits: string) => Address, blockOf: (address: Address) => number) {
    this.#descriptor = openSync(path, 'r');
    this.#size = fstatSync(this.#descriptor).size;
    this.#parse = parse;
    this.#blockOf = blockOf;
    const chunk = Buffer.allocUnsafeSlow(CHUNK_BYTES + LINE_BYTES);
    for (let from = 0; from < this.#size; from += CHUNK_BYTES) this.#note(from, chunk);
  }

  /** Notes where lines begin in a part of the file, which is read into `chunk`. */
  #note(from: number, chunk: Buffer): void {
    const bytes = chunk.subarray(0, readSync(this.#descriptor, chunk, 0, chunk.length, from));
    for (let at = 0; at < Math.min(CHUNK_BYTES, bytes.length); at += STRIDE_BYTES) {
      const start = from + at && bytes.indexOf(NEWLINE, at) + 1;
      if (from + at && (!start || start === bytes.length)) continue;
      this.#starts.push(from + start);
      this.#firsts.push(this.#parse(bytes.toString('latin1', start, bytes.indexOf(COMMA, start))));
    }
  }

  /** "AS<number> <organisation>" of the last line that begins with at most this address; null where its range ends before. */
  find(address: Address): string | null {
    const block = this.#blockOf(address);
    let range = this.#ranges.get(block);
    if (!range || address < range.first || (range.next !== undefined && address >= range.next)) {
      const found = this.#rangeOf(address);
      if (!found) return null;
      this.#ranges.set(block, (range = found));
    }
    return address <= range.last ? range.label : null;
  }

  #rangeOf(address: Address): Range<Address> | null {
    const stride = lastAtMost(this.#firsts, address);
    if (stride < 0) return null;
    const text = this.#strides.getOrMake(stride, () => this.#readStride(stride));
    const start = this.#startOfLine(text, address);
    const after = text.indexOf('\n', start) + 1;
    const line = after ? text.slice(start, after - 1) : text.slice(start);
    return {
      first: this.#numberAt(line, 0),
      last: this.#numberAt(line, line.indexOf(',') + 1),
      next: after && after < text.length ? this.#numberAt(text, after) : this.#firsts[stride + 1],
      label: labelOf(line),
    };
  }

  /** Where the last line begins that begins with at most this address; the first one does. */
  #startOfLine(text: string, address: Address): number {
    let found = 0;
    for (let low = 0, high = text.length; low < high;) {
      const middle = (low + high) >>> 1;
      const start = text.lastIndexOf('\n', middle - 1) + 1;
      if (this.#numberAt(text, start) > address) {
        high = start;
      } else {
        found = start;
        low = text.indexOf('\n', middle) + 1 || high;
      }
    }
    return found;
  }

  #readStride(stride: number): string {
    const start = this.#starts[stride]!;
    return this.#read(start, (this.#starts[stride + 1] ?? this.#size) - start);
  }

  #read(at: number, length: number): string {
    const bytes = Buffer.allocUnsafe(length);
    return bytes.toString('latin1', 0, readSync(this.#descriptor, bytes, 0, length, at));
  }

  #numberAt(text: string, at: number): Address {
    return this.#parse(text.slice(at, text.indexOf(',', at)));
  }
}

/** The last of ascending numbers that is at most `limit`; -1 when there is none. */
function lastAtMost<Bound extends number | bigint>(numbers: readonly Bound[], limit: Bound): number {
  let low = 0;
  for (let high = numbers.length; low < high;) {
    const middle = (low + high) >>> 1;
    if (numbers[middle]! <= limit) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

function labelOf(line: string): string {
  const [from, to, number] = line.split(',', 3) as [string, string, string];
  const name = line
    .slice(from.length + to.length + number.length + 3)
    .trim()
    .replace(/^"|"$/g, '')
    .replaceAll('""', '"');
  return `AS${number} ${name}`.slice(0, 120);
}
