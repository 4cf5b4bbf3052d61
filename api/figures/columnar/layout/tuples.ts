const EMPTY = -1;
const INITIAL = 1_024;
/** Odd numbers that spread the bits of what they multiply: those of MurmurHash3. */
const SPREAD = 0xcc9e2d51 | 0;
const MIX = 0x85ebca6b | 0;

/** Gives each combination of `arity` numbers a code: 0, 1, 2 … in the order in which they were first met. */
export class Tuples {
  readonly arity: number;
  #values: Int32Array<ArrayBuffer>;
  #slots: Int32Array<ArrayBuffer>;
  #size = 0;

  constructor(arity: number) {
    this.arity = arity;
    this.#values = new Int32Array(INITIAL * arity);
    this.#slots = new Int32Array(INITIAL * 2).fill(EMPTY);
  }

  /** How much memory they take, bytes. */
  get bytes(): number {
    return this.#values.byteLength + this.#slots.byteLength;
  }

  /** How many there are. */
  get size(): number {
    return this.#size;
  }

  /** The numbers of all, one combination after the other. */
  get values(): Int32Array<ArrayBuffer> {
    return this.#values.subarray(0, this.#size * this.arity);
  }

  /** The code of the combination that stands in `source` from `offset` on. */
  codeOf(source: Int32Array, offset: number): number {
    const mask = this.#slots.length - 1;
    let slot = this.#hash(source, offset) & mask;
    for (;;) {
      const code = this.#slots[slot]!;
      if (code === EMPTY) return this.#add(source, offset, slot);
      if (this.#equals(code, source, offset)) return code;
      slot = (slot + 1) & mask;
    }
  }

  #equals(code: number, source: Int32Array, offset: number): boolean {
    const own = code * this.arity;
    for (let index = 0; index < this.arity; index++) {
      if (this.#values[own + index] !== source[offset + index]) return false;
    }
    return true;
  }

  #hash(source: Int32Array, offset: number): number {
    let hash = 0;
    for (let index = 0; index < this.arity; index++) {
      hash = Math.imul(hash ^ Math.imul(source[offset + index]!, SPREAD), MIX);
      hash ^= hash >>> 15;
    }
    return hash;
  }

  #add(source: Int32Array, offset: number, slot: number): number {
    const code = this.#size++;
    if (this.#size * this.arity > this.#values.length) this.#growValues();
    for (let index = 0; index < this.arity; index++) this.#values[code * this.arity + index] = source[offset + index]!;
    this.#slots[slot] = code;
    if (this.#size * 2 > this.#slots.length) this.#growSlots();
    return code;
  }

  #growValues(): void {
    const values = new Int32Array(this.#values.length * 2);
    values.set(this.#values);
    this.#values = values;
  }

  #growSlots(): void {
    this.#slots = new Int32Array(this.#slots.length * 2).fill(EMPTY);
    const mask = this.#slots.length - 1;
    for (let code = 0; code < this.#size; code++) {
      let slot = this.#hash(this.#values, code * this.arity) & mask;
      while (this.#slots[slot] !== EMPTY) slot = (slot + 1) & mask;
      this.#slots[slot] = code;
    }
  }
}
