import { db, pool } from '../database/db.ts';
import type { ShortUrl } from '../generated/prisma/client.ts';
import { parseInput } from '../common/parse-input.ts';
import type { Viewer } from '../common/viewer.ts';
import { asksOnlySearch, conditionOf, orderOf, UrlQuestion, type Order, type Slice } from './filter.ts';
import { everything, slicesFrom } from './keyset.ts';
import { countHits, searchHits, walkHits, type Rows, type SortedRow } from './search-hits.ts';
import type { Hits } from './search-match.ts';
import type { Place } from './url-cursor.ts';

/**
 * From this offset on, the list's length is read first, as the page may be nearer to the end; before, both are read at
 * once.
 */
const FAR = 20_000;

/** For a query without a search. */
const NONE: Hits = { count: 0, ids: '{}' };

/** A link and its place in the list. */
export interface Listed {
  url: ShortUrl;
  place: Place;
}

/** Which links to read: those that follow a place, or precede it; from either end of the list where there is none. */
export interface Span {
  from: Place | null;
  isBackwards: boolean;
  /** Begins with the place itself. */
  isInclusive?: boolean;
  size: number;
}

/** The viewer's URLs that a query finds, in its order; the length and the search are each computed once, on demand. */
export class UrlList {
  readonly order: Order;
  readonly #viewer: Pick<Viewer, 'id'>;
  readonly #question: UrlQuestion;
  #hits: Promise<Hits> | undefined;
  #total: Promise<number> | undefined;

  /** Throws UserError INVALID for an invalid query. */
  constructor(viewer: Pick<Viewer, 'id'>, question: unknown) {
    this.#viewer = viewer;
    this.#question = parseInput(UrlQuestion, question);
    this.order = orderOf(this.#question);
  }

  /** How many URLs the whole list has. */
  total(): Promise<number> {
    return (this.#total ??= this.#count());
  }

  /** The places of the URLs from an offset on, in order. */
  async placesAt(offset: number, size: number): Promise<Place[]> {
    const { near, far } = this.order;
    const rows = { order: near, offset, size };
    const hits = await this.#findHits();
    if (typeof hits === 'string') {
      // With many hits, counting takes longer than the query for the page, so both run at once.
      return this.#walk(rows);
    }
    const isCounted = asksOnlySearch(this.#question); // by its hits
    if (offset <= FAR && !isCounted) return this.#places(rows);
    const left = (await this.total()) - offset;
    if (left <= 0) return [];
    if (left > offset) return this.#places(rows);
    const wanted = Math.min(size, left);
    return (await this.#places({ order: far, offset: left - wanted, size: wanted })).reverse();
  }

  /** The places of a span, in the order of the list; links that come or go elsewhere do not move it. */
  async placesOf({ from, size, ...direction }: Span): Promise<Place[]> {
    const { near, far } = this.order;
    const order = direction.isBackwards ? far : near;
    const isMany = typeof (await this.#findHits()) === 'string';
    const places: Place[] = [];
    for (const slice of from ? slicesFrom(this.order, from, direction) : everything) {
      const rows = { order, offset: 0, size: size - places.length };
      if (rows.size > 0) places.push(...(await (isMany ? this.#walk(rows, slice) : this.#places(rows, slice))));
    }
    return direction.isBackwards ? places.reverse() : places;
  }

  /** The URLs of places, without those that were deleted since. */
  async read(places: readonly Place[]): Promise<Listed[]> {
    const ids = places.map(({ id }) => id);
    const rows = await db.shortUrl.findMany({ where: { id: { in: ids }, ownerId: this.#viewer.id } });
    const known = new Map(rows.map((url) => [url.id, url]));
    return places.flatMap((place) => {
      const url = known.get(place.id);
      return url ? { url, place } : [];
    });
  }

  async #walk(rows: Rows, slice?: Slice): Promise<Place[]> {
    const found = await walkHits(this.#viewer, this.#question, rows, slice);
    return found ? found.map(toPlace) : this.#places(rows, slice);
  }

  async #places({ order, offset, size }: Rows, slice?: Slice): Promise<Place[]> {
    const hits = await this.#findHits();
    const { table, sql, values } = conditionOf(this.#viewer, this.#question, { hits, slice });
    const at = values.length;
    const { rows } = await pool.query<SortedRow>(
      `SELECT u.id, ${this.order.column} AS key FROM ${table} WHERE ${sql}
       ORDER BY ${order} LIMIT $${at + 1} OFFSET $${at + 2}`,
      [...values, size, offset],
    );
    return rows.map(toPlace);
  }

  async #count(): Promise<number> {
    const question = this.#question;
    const hits = await this.#findHits();
    if (asksOnlySearch(question)) {
      return typeof hits === 'string' ? countHits(this.#viewer, question.search!, hits) : hits.count;
    }
    const { table, sql, values } = conditionOf(this.#viewer, question, { hits, isOrdered: false });
    const { rows } = await pool.query<{ count: number }>(
      `SELECT count(*)::int AS count FROM ${table} WHERE ${sql}`,
      values,
    );
    return rows[0]!.count;
  }

  /** The result of the search, computed once. */
  #findHits(): Promise<Hits> {
    const { search } = this.#question;
    return (this.#hits ??= search === undefined ? Promise.resolve(NONE) : searchHits(this.#viewer, search));
  }
}

const toPlace = ({ id, key }: SortedRow): Place => ({ id, key: key instanceof Date ? key.getTime() : key });
