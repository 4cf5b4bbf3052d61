import { facets, type Facet } from '../../columns/layout.ts';
import { Tuples } from '../../columns/tuples.ts';

/** The values of one part of a facet, numbered in the order in which they were first met. */
export interface PartValues {
  values: number[];
  /** For each code of the facet, the number of its value. */
  numberOf: Int32Array;
}

/** What a number takes in a list and in a map, about. */
const VALUE_BYTES = 64;

/** The combinations of a facet that an owner's clicks have had, and the values they are made of. */
export class Dictionary {
  readonly #tuples: Tuples;
  readonly #parts: { values: number[]; numbers: Map<number, number>; numberOf: Int32Array }[];
  #indexed = 0;

  constructor(facet: Facet) {
    this.#tuples = new Tuples(facets[facet].length);
    this.#parts = facets[facet].map(() => ({ values: [], numbers: new Map(), numberOf: new Int32Array(0) }));
  }

  /** How much memory it takes, bytes. */
  get bytes(): number {
    const parts = this.#parts.map(({ values, numberOf }) => values.length * VALUE_BYTES + numberOf.byteLength);
    return parts.reduce((sum, bytes) => sum + bytes, this.#tuples.bytes);
  }

  get size(): number {
    return this.#tuples.size;
  }

  get arity(): number {
    return this.#tuples.arity;
  }

  /** The code of the combination that stands in `source` from `offset` on, which may be new. */
  codeOf(source: Int32Array, offset: number): number {
    return this.#tuples.codeOf(source, offset);
  }

  /** The codes of combinations that stand one after the other. */
  codesOf(tuples: Int32Array): Int32Array {
    const codes = new Int32Array(tuples.length / this.arity);
    for (let index = 0; index < codes.length; index++) codes[index] = this.codeOf(tuples, index * this.arity);
    return codes;
  }

  /** The values of all combinations, one after the other. */
  get tuples(): Int32Array {
    return this.#tuples.values;
  }

  /** The values of a part, of all combinations so far. */
  part(index: number): PartValues {
    if (this.#indexed < this.size) this.#index();
    return this.#parts[index]!;
  }

  #index(): void {
    const { size, arity } = this;
    const tuples = this.tuples;
    for (const [index, part] of this.#parts.entries()) {
      part.numberOf = grown(part.numberOf, size);
      for (let code = this.#indexed; code < size; code++) {
        const value = tuples[code * arity + index]!;
        let number = part.numbers.get(value);
        if (number === undefined) {
          number = part.values.push(value) - 1;
          part.numbers.set(value, number);
        }
        part.numberOf[code] = number;
      }
    }
    this.#indexed = size;
  }
}

function grown(array: Int32Array, size: number): Int32Array {
  if (array.length >= size) return array;
  const larger = new Int32Array(Math.max(size, array.length * 2));
  larger.set(array);
  return larger;
}
