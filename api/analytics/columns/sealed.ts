import { readFacet, readTotals, unpack, type Bytes } from '../../columns/codec.ts';
import { columnNumbers, facetNames, totalsOf, type ColumnName, type Facet } from '../../columns/layout.ts';
import { addDays } from '../../days.ts';
import type { Segment } from './directory.ts';
import type { Dictionaries } from './select.ts';
import type { Stretch, StretchDay, StretchFacet, StretchTotals } from './stretch.ts';

const names = new Map<number, ColumnName>(
  Object.entries(columnNumbers).map(([name, number]) => [number, name as ColumnName]),
);
/** Which facet's totals a column is. */
const totalled = new Map<ColumnName, Facet>(facetNames.map((facet) => [totalsOf[facet], facet]));
const isFacet = (name: ColumnName): name is Facet => name in totalsOf;
const MOMENT_BYTES = 8;

/** A segment's columns, as far as they were needed yet. */
export class Sealed implements Stretch {
  readonly id: string;
  readonly days: StretchDay[] = [];
  readonly facets: Partial<Record<Facet, StretchFacet>> = {};
  readonly totals: Partial<Record<Facet, StretchTotals>> = {};
  readonly #clicks: number;
  readonly #bytes = new Map<ColumnName, number>();
  gone: readonly number[] = [];
  flags: Uint8Array | undefined;
  hour: Uint8Array | undefined;
  at: Uint32Array | undefined;
  startsAt = 0;
  /** The question it was last used for. */
  usedAt = 0;

  constructor({ id, firstDay, days }: Segment) {
    this.id = id;
    let begin = 0;
    for (const [index, clicks] of days.entries()) {
      if (clicks) this.days.push({ day: addDays(firstDay, index), begin, end: begin + clicks });
      begin += clicks;
    }
    this.#clicks = begin;
  }

  has(column: ColumnName): boolean {
    return this.#bytes.has(column);
  }

  /** How much memory it takes, bytes. */
  get bytes(): number {
    return [...this.#bytes.values()].reduce((sum, bytes) => sum + bytes, 0);
  }

  /** Takes in a column as it is stored. */
  async load(number: number, stored: Buffer, dictionaries: Dictionaries): Promise<void> {
    const name = names.get(number)!;
    if (this.has(name)) return;
    const bytes = await unpack(stored);
    if (name === 'flags' || name === 'hour') this[name] = bytes;
    else if (name === 'at') this.#loadMoments(bytes);
    else if (isFacet(name)) this.#loadFacet(name, bytes, dictionaries);
    else this.#loadTotals(totalled.get(name)!, bytes, dictionaries);
    this.#bytes.set(name, bytes.byteLength);
  }

  #loadMoments({ buffer, byteOffset }: Bytes): void {
    this.startsAt = new Float64Array(buffer, byteOffset, 1)[0]!;
    this.at = new Uint32Array(buffer, byteOffset + MOMENT_BYTES, this.#clicks);
  }

  #loadFacet(facet: Facet, bytes: Bytes, dictionaries: Dictionaries): void {
    const { tuples, codes, runs } = readFacet(bytes, this.#clicks);
    this.facets[facet] = { codes, ownerCodes: dictionaries[facet].codesOf(tuples), runs };
  }

  #loadTotals(facet: Facet, bytes: Bytes, dictionaries: Dictionaries): void {
    const { tuples, totals } = readTotals(bytes);
    this.totals[facet] = { totals, ownerCodes: dictionaries[facet].codesOf(tuples) };
  }
}
