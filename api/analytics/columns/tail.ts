import { facetNames, type Facet } from '../../columns/layout.ts';
import { arityOf, type DayClicks } from '../../columns/read-clicks.ts';
import { beginsAnywhere } from '../../days.ts';
import type { Dictionaries } from './select.ts';
import type { Stretch, StretchDay, StretchFacet } from './stretch.ts';

const INITIAL = 64;

/** The clicks of one day that are in no segment yet. They grow, and are kept in the owner's codes. */
export class Tail implements Stretch {
  readonly gone: readonly number[] = [];
  readonly totals = null;
  readonly startsAt: number;
  readonly day: string;
  readonly facets: Record<Facet, StretchFacet>;
  flags = new Uint8Array(INITIAL);
  hour = new Uint8Array(INITIAL);
  at = new Uint32Array(INITIAL);
  /** How many there are. */
  clicks = 0;
  /** When the latest of them was, milliseconds since 1970. */
  latest = -Infinity;

  constructor(day: string) {
    this.day = day;
    this.startsAt = beginsAnywhere(day);
    this.facets = Object.fromEntries(
      facetNames.map((facet) => [facet, { codes: new Uint32Array(INITIAL), ownerCodes: null, runs: null }]),
    ) as unknown as Record<Facet, StretchFacet>;
  }

  get days(): StretchDay[] {
    return [{ day: this.day, begin: 0, end: this.clicks }];
  }

  /** How much memory it takes, bytes. */
  get bytes(): number {
    return this.flags.length * (2 + 4 + 4 * facetNames.length);
  }

  /** Adds clicks of the day that are not in it yet. */
  append(more: DayClicks, dictionaries: Dictionaries): void {
    this.#reserve(this.clicks + more.clicks);
    for (const facet of facetNames) {
      const { codes } = this.facets[facet];
      const arity = arityOf(facet);
      for (let row = 0; row < more.clicks; row++) {
        codes[this.clicks + row] = dictionaries[facet].codeOf(more.tuples[facet], row * arity);
      }
    }
    this.flags.set(more.flags, this.clicks);
    this.hour.set(more.hour, this.clicks);
    for (let row = 0; row < more.clicks; row++) {
      const moment = more.at[row]!;
      this.at[this.clicks + row] = moment - this.startsAt;
      if (moment > this.latest) this.latest = moment;
    }
    this.clicks += more.clicks;
  }

  #reserve(clicks: number): void {
    if (clicks <= this.flags.length) return;
    const size = Math.max(clicks, this.flags.length * 2);
    this.flags = larger(new Uint8Array(size), this.flags);
    this.hour = larger(new Uint8Array(size), this.hour);
    this.at = larger(new Uint32Array(size), this.at);
    for (const facet of facetNames) {
      this.facets[facet].codes = larger(new Uint32Array(size), this.facets[facet].codes);
    }
  }
}

function larger<Column extends { set(from: ArrayLike<number>): void }>(to: Column, from: ArrayLike<number>): Column {
  to.set(from);
  return to;
}
