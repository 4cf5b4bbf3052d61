import { arityOf, columnGroupNames, columnGroups, type ColumnGroup } from '../layout/column-groups.ts';
import { Tuples } from '../layout/tuples.ts';
import { grown } from '../layout/grown.ts';

/** The values of one dimension of a column group, numbered in the order in which they were first met. */
export interface DimensionValues {
  values: number[];
  /** The number of each value. */
  numbers: Map<number, number>;
  /** For each code of the group, the number of its value. */
  numberOf: Int32Array<ArrayBuffer>;
}

/** What a number takes in a list and in a map, about. */
const VALUE_BYTES = 64;

/** The combinations of a column group that an owner's clicks have had, and the values they are made of. */
export class Dictionary {
  readonly #tuples: Tuples;
  readonly #dimensions: DimensionValues[];
  #indexed = 0;

  constructor(group: ColumnGroup) {
    this.#tuples = new Tuples(arityOf(group));
    this.#dimensions = columnGroups[group].map(() => ({ values: [], numbers: new Map(), numberOf: new Int32Array(0) }));
  }

  /** How much memory it takes, bytes. */
  get bytes(): number {
    const lists = this.#dimensions.map(({ values, numberOf }) => values.length * VALUE_BYTES + numberOf.byteLength);
    return lists.reduce((sum, bytes) => sum + bytes, this.#tuples.bytes);
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

  /** The values of the dimension at a place of the group, of all combinations so far. */
  valuesAt(index: number): DimensionValues {
    if (this.#indexed < this.size) this.#index();
    return this.#dimensions[index]!;
  }

  #index(): void {
    const { size, arity } = this;
    const tuples = this.tuples;
    for (const [index, known] of this.#dimensions.entries()) {
      known.numberOf = grown(known.numberOf, size);
      for (let code = this.#indexed; code < size; code++) {
        const value = tuples[code * arity + index]!;
        let number = known.numbers.get(value);
        if (number === undefined) {
          number = known.values.push(value) - 1;
          known.numbers.set(value, number);
        }
        known.numberOf[code] = number;
      }
    }
    this.#indexed = size;
  }
}

/** The dictionaries of an owner, one for each column group. */
export const newDictionaries = (): Record<ColumnGroup, Dictionary> =>
  Object.fromEntries(columnGroupNames.map((group) => [group, new Dictionary(group)])) as Record<
    ColumnGroup,
    Dictionary
  >;

/** How much memory they take, bytes. */
export const bytesOfDictionaries = (dictionaries: Record<ColumnGroup, Dictionary>): number =>
  columnGroupNames.reduce((sum, group) => sum + dictionaries[group].bytes, 0);
