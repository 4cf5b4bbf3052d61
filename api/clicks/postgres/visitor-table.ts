/** A row of the smallest table; tables grow to twice their size. */
const FEWEST_SLOTS = 1_024;
/** Numbers of a visitor's key: both halves of the visitor's number, and the link. */
const KEY = 3;
/** Spreads links over the slots: 2^32 divided by the golden ratio (Knuth, The Art of Computer Programming 3, 6.4). */
const SPREAD = 0x9e3779b1;

/**
 * Visitors of links, numbered from 0 in the order in which they were added. A hash table with open addressing: a Map of texts takes three
 * times the time and many times the memory, and all of it is the garbage collector's.
 */
export class VisitorTable {
  #size = 0;
  #keys: Int32Array;
  /** The number of an entry plus 1; 0 is free. At most half of them are taken. */
  #slots: Int32Array;

  constructor() {
    this.#slots = new Int32Array(FEWEST_SLOTS);
    this.#keys = new Int32Array((FEWEST_SLOTS / 2) * KEY);
  }

  get size(): number {
    return this.#size;
  }

  /** The number of an entry; -1 where there is none. */
  find(upper: number, lower: number, linkId: number): number {
    return this.#slots[this.#slotOf(upper, lower, linkId)]! - 1;
  }

  /** Adds an entry; returns false where it was there. */
  add(upper: number, lower: number, linkId: number): boolean {
    const slot = this.#slotOf(upper, lower, linkId);
    if (this.#slots[slot]) return false;
    const at = this.#size * KEY;
    this.#keys[at] = upper;
    this.#keys[at + 1] = lower;
    this.#keys[at + 2] = linkId;
    this.#slots[slot] = ++this.#size;
    if (this.#size * 2 === this.#slots.length) this.#grow();
    return true;
  }

  /** The upper half of the visitor's number of an entry. */
  upper(entry: number): number {
    return this.#keys[entry * KEY]!;
  }

  /** The lower half. */
  lower(entry: number): number {
    return this.#keys[entry * KEY + 1]!;
  }

  /** The link of an entry. */
  linkId(entry: number): number {
    return this.#keys[entry * KEY + 2]!;
  }

  /** The slot of an entry, or the free one where it belongs. Visitors' numbers are keyed hashes, so that nobody can make them meet. */
  #slotOf(upper: number, lower: number, linkId: number): number {
    const mask = this.#slots.length - 1;
    for (let slot = (lower ^ Math.imul(linkId, SPREAD)) & mask; ; slot = (slot + 1) & mask) {
      const at = (this.#slots[slot]! - 1) * KEY;
      if (at < 0) return slot;
      if (this.#keys[at + 1] === lower && this.#keys[at] === upper && this.#keys[at + 2] === linkId) return slot;
    }
  }

  #grow(): void {
    const keys = this.#keys;
    this.#keys = new Int32Array(keys.length * 2);
    this.#keys.set(keys);
    this.#slots = new Int32Array(this.#slots.length * 2);
    for (let entry = 0; entry < this.#size; entry++) {
      this.#slots[this.#slotOf(this.upper(entry), this.lower(entry), this.linkId(entry))] = entry + 1;
    }
  }
}
