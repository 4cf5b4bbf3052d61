import { flagBits } from '../layout/column-groups.ts';
import { grown } from '../layout/grown.ts';
import type { RepeatedRows } from '../layout/repeated-visitors.ts';
import { Tuples } from '../layout/tuples.ts';

const INITIAL = 64;

/** The visitors of a day that goes on: of each click, and in an order in which each visitor's clicks lie together. */
export class DayVisitors {
  readonly #known = new Tuples(2);
  /** The first click of each visitor, by the visitor's code. */
  #first = new Uint32Array(INITIAL);
  /** One more than the code of each click's visitor; 0 without one. */
  #visitorOf = new Uint32Array(INITIAL);
  #clicks = 0;
  /** The clicks of visitors who came again; null where clicks were added since. */
  #repeated: RepeatedRows | null = null;

  /** How much memory it takes, bytes. */
  get bytes(): number {
    return this.#known.bytes + this.#first.byteLength + this.#visitorOf.byteLength;
  }

  /** Adds clicks by the halves of their visitors; sets their flags, which begin at `begin`, and those of earlier clicks. */
  add(visitors: Int32Array, flags: Uint8Array, begin: number): void {
    const clicks = visitors.length / 2;
    this.#visitorOf = grown(this.#visitorOf, begin + clicks);
    for (let row = 0; row < clicks; row++) {
      if (visitors[row * 2] === 0) continue;
      const isKnown = this.#known.size;
      const visitor = this.#known.codeOf(visitors, row * 2);
      const at = begin + row;
      this.#visitorOf[at] = visitor + 1;
      if (visitor === isKnown) {
        this.#first = grown(this.#first, visitor + 1);
        this.#first[visitor] = at;
        flags[at]! |= flagBits.visitor;
      } else {
        const first = this.#first[visitor]!;
        flags[first] = (flags[first]! & ~flagBits.visitor) | flagBits.again;
        flags[at]! |= flagBits.again;
      }
    }
    this.#clicks = begin + clicks;
    this.#repeated = null;
  }

  /** Those of some rows (null for all) whose visitors came again. */
  repeatedRows(rows: Uint32Array | null): RepeatedRows {
    const all = (this.#repeated ??= this.#sorted());
    if (!rows || rows.length === this.#clicks) return all;
    const isSelected = new Uint8Array(this.#clicks);
    for (const row of rows) isSelected[row] = 1;
    const most = Math.min(rows.length, all.rows.length);
    const [selected, visitors] = [new Uint32Array(most), new Uint32Array(most)];
    let count = 0;
    // A loop in place of `filter`, which took a quarter of this thread's time under a hundred dashboards.
    for (let index = 0; index < all.rows.length; index++) {
      if (!isSelected[all.rows[index]!]) continue;
      selected[count] = all.rows[index]!;
      visitors[count++] = all.visitors[index]!;
    }
    return { rows: selected.subarray(0, count), visitors: visitors.subarray(0, count) };
  }

  /** Sorts the clicks of visitors who came again by visitor, counting how many each has. */
  #sorted(): RepeatedRows {
    const clicksOf = new Uint32Array(this.#known.size + 1);
    for (let row = 0; row < this.#clicks; row++) clicksOf[this.#visitorOf[row]!]!++;
    const next = new Uint32Array(clicksOf.length);
    let count = 0;
    for (let visitor = 1; visitor < clicksOf.length; visitor++) {
      next[visitor] = count;
      if (clicksOf[visitor]! > 1) count += clicksOf[visitor]!;
    }
    const rows = new Uint32Array(count);
    for (let row = 0; row < this.#clicks; row++) {
      const visitor = this.#visitorOf[row]!;
      if (visitor && clicksOf[visitor]! > 1) rows[next[visitor]!++] = row;
    }
    return { rows, visitors: rows.map((row) => this.#visitorOf[row]!) };
  }
}
