import { db, pool } from '../db.ts';
import type { ShortUrl } from '../generated/prisma/client.ts';
import { parseInput } from '../parse-input.ts';
import type { Viewer } from '../viewer.ts';
import { asksOnlySearch, conditionOf, orderOf, UrlQuestion } from './filter.ts';
import { countHits, searchHits, walkHits } from './search-hits.ts';
import type { Hits } from './search-match.ts';

/**
 * From this offset on, the list's length is read first, as the page may be nearer to the end; before, both are read at
 * once.
 */
const FAR = 20_000;

/** For a query without a search. */
const NONE: Hits = { count: 0, ids: '{}' };

/** A page of a list. */
export interface ListPage {
  /** How many rows come before it. */
  offset: number;
  size: number;
}

/** One page of the viewer's URLs; its rows and the list's length are each read once, on demand. */
export class UrlList {
  readonly page: ListPage;
  readonly #viewer: Pick<Viewer, 'id'>;
  readonly #question: UrlQuestion;
  #hits: Promise<Hits> | undefined;
  #total: Promise<number> | undefined;
  #urls: Promise<ShortUrl[]> | undefined;

  /** Throws UserError INVALID for an invalid query. */
  constructor(viewer: Pick<Viewer, 'id'>, question: unknown, page: ListPage) {
    this.#viewer = viewer;
    this.#question = parseInput(UrlQuestion, question);
    this.page = page;
  }

  /** How many URLs the whole list has. */
  total(): Promise<number> {
    return (this.#total ??= this.#count());
  }

  /** The URLs of this page, in order. */
  urls(): Promise<ShortUrl[]> {
    return (this.#urls ??= this.#read());
  }

  async #read(): Promise<ShortUrl[]> {
    const ids = await this.#ids();
    const rows = await db.shortUrl.findMany({ where: { id: { in: ids }, ownerId: this.#viewer.id } });
    const known = new Map(rows.map((url) => [url.id, url]));
    return ids.flatMap((id) => known.get(id) ?? []); // deleted between the two queries
  }

  async #ids(): Promise<number[]> {
    const { offset, size } = this.page;
    const { near, far } = orderOf(this.#question);
    const hits = await this.#findHits();
    if (typeof hits === 'string') {
      // With many hits, counting takes longer than the query for the page, so both run at once.
      return (await walkHits(this.#viewer, this.#question, this.page)) ?? this.#idsBy(near, offset, size);
    }
    const isCounted = asksOnlySearch(this.#question); // by its hits
    if (offset <= FAR && !isCounted) return this.#idsBy(near, offset, size);
    const left = (await this.total()) - offset;
    if (left <= 0) return [];
    if (left > offset) return this.#idsBy(near, offset, size);
    const wanted = Math.min(size, left);
    return (await this.#idsBy(far, left - wanted, wanted)).reverse();
  }

  async #idsBy(order: string, offset: number, size: number): Promise<number[]> {
    const hits = await this.#findHits();
    const { table, sql, values } = conditionOf(this.#viewer, this.#question, { hits });
    const at = values.length;
    const { rows } = await pool.query<{ id: number }>(
      `SELECT u.id FROM ${table} WHERE ${sql} ORDER BY ${order} LIMIT $${at + 1} OFFSET $${at + 2}`,
      [...values, size, offset],
    );
    return rows.map(({ id }) => id);
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
