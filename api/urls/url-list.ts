import { db, pool } from '../db.ts';
import type { ShortUrl } from '../generated/prisma/client.ts';
import { parseInput } from '../parse-input.ts';
import type { Viewer } from '../viewer.ts';
import { asksOnlySearch, conditionOf, found, likePattern, orderOf, UrlQuestion, type LookUp } from './filter.ts';

/** From here on it pays to know the list's length first: the page may be nearer to the other end. */
const FAR = 1_000;

/** From so many hits on, joining and sorting them takes longer than walking the list and asking of each. */
const MANY = 2_000;

/** A stretch of a list. */
export interface Stretch {
  /** How many come before it. */
  offset: number;
  size: number;
}

/** One stretch of the viewer's URLs; its rows and the list's length are each read once, when they are asked for. */
export class UrlList {
  readonly stretch: Stretch;
  readonly #viewer: Pick<Viewer, 'id'>;
  readonly #question: UrlQuestion;
  #lookUp: Promise<LookUp> | undefined;
  #total: Promise<number> | undefined;
  #urls: Promise<ShortUrl[]> | undefined;

  /** Throws UserError INVALID for a question that cannot be asked. */
  constructor(viewer: Pick<Viewer, 'id'>, question: unknown, stretch: Stretch) {
    this.#viewer = viewer;
    this.#question = parseInput(UrlQuestion, question);
    this.stretch = stretch;
  }

  /** How many URLs the whole list has. */
  total(): Promise<number> {
    return (this.#total ??= this.#count());
  }

  /** The URLs of this stretch, in order. */
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
    const { offset, size } = this.stretch;
    const { near, far } = orderOf(this.#question);
    // With many hits the counting takes longer than the detour; both go on at once.
    if (offset <= FAR || (await this.#hits()) === 'many') return this.#idsBy(near, offset, size);
    const left = (await this.total()) - offset;
    if (left <= 0) return [];
    if (left > offset) return this.#idsBy(near, offset, size);
    const wanted = Math.min(size, left);
    return (await this.#idsBy(far, left - wanted, wanted)).reverse();
  }

  async #idsBy(order: string, offset: number, size: number): Promise<number[]> {
    const { sql, values } = conditionOf(this.#viewer, this.#question, await this.#hits());
    const at = values.length;
    const { rows } = await pool.query<{ id: number }>(
      `SELECT u.id FROM short_url u WHERE ${sql} ORDER BY ${order} LIMIT $${at + 1} OFFSET $${at + 2}`,
      [...values, size, offset],
    );
    return rows.map(({ id }) => id);
  }

  async #count(): Promise<number> {
    const question = this.#question;
    if (asksOnlySearch(question)) return countHits(this.#viewer, question.search!);
    const { sql, values } = conditionOf(this.#viewer, question, await this.#hits());
    const { rows } = await pool.query<{ count: number }>(
      `SELECT count(*)::int AS count FROM short_url u WHERE ${sql}`,
      values,
    );
    return rows[0]!.count;
  }

  /** Whether the search has many hits; found out once, and without counting all of them. */
  #hits(): Promise<LookUp> {
    const { search } = this.#question;
    if (search === undefined) return Promise.resolve('few');
    return (this.#lookUp ??= hasManyHits(this.#viewer, search).then((isMany) => (isMany ? 'many' : 'few')));
  }
}

async function countHits({ id }: Pick<Viewer, 'id'>, search: string): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(
    `SELECT count(*)::int AS count FROM search.url WHERE owner_id = $1 AND ${found(2)}`,
    [id, likePattern(search)],
  );
  return rows[0]!.count;
}

async function hasManyHits({ id }: Pick<Viewer, 'id'>, search: string): Promise<boolean> {
  const { rowCount } = await pool.query(
    `SELECT 1 FROM search.url WHERE owner_id = $1 AND ${found(2)} OFFSET $3 LIMIT 1`,
    [id, likePattern(search), MANY],
  );
  return rowCount === 1;
}
