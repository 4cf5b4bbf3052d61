import { pool } from '../database/db.ts';
import type { Viewer } from '../common/viewer.ts';
import { conditionOf, orderOf, type Slice, type UrlQuestion } from './filter.ts';
import { lookedUp, matched, type Hits, type KnownHits } from './search-match.ts';

type Owner = Pick<Viewer, 'id'>;

/** The maximum number of listed hits; checking more of them takes longer than scanning the list. */
const MOST_KNOWN = 20_000;
/** The number of links checked from the start of a list before all hits are looked up. */
const WALKED = 1_000;
/** The sample size for estimating the share of hits; a wrong estimate only costs time. */
const SAMPLE = 1_000;
/** From this share on, the search looks for the other links instead of the hits. */
const MOST = 1 / 2;
/** From this share on, hits count as too many to list. */
const MANY = 1 / 4;

/** The owner's links that a search finds: their ids if they are few, otherwise how to look for them. */
export async function searchHits(owner: Owner, search: string): Promise<Hits> {
  const share = await sampledShare(owner, search);
  if (share > MOST) return 'most';
  if (share > MANY) return 'tabled';
  const { sql, value } = lookedUp(search, 2);
  const { rows } = await pool.query<{ count: number; ids: string | null }>(
    `SELECT count(*)::int AS count, CASE WHEN count(*) <= ${MOST_KNOWN} THEN array_agg(url_id)::text END AS ids
     FROM (SELECT url_id FROM search.url WHERE owner_id = $1 AND ${sql} LIMIT ${MOST_KNOWN + 1}) AS hits`,
    [owner.id, value],
  );
  const { count, ids } = rows[0]!;
  return count > MOST_KNOWN ? 'tabled' : { count, ids: ids ?? '{}' };
}

/** The share of hits in a sample; 0 for an owner with fewer links than the sample. */
async function sampledShare({ id }: Owner, search: string): Promise<number> {
  const { sql, value } = matched(search, 2);
  const { rows } = await pool.query<{ count: number; hits: number }>(
    `SELECT count(*)::int AS count, count(*) FILTER (WHERE hit)::int AS hits
     FROM (SELECT ${sql} AS hit FROM search.url WHERE owner_id = $1 LIMIT ${SAMPLE}) AS sample`,
    [id, value],
  );
  const { count, hits } = rows[0]!;
  return count === SAMPLE ? hits / SAMPLE : 0;
}

/** The number of the owner's links that a search with many hits finds. Scanning is faster than an index here. */
export async function countHits({ id }: Owner, search: string, hits: Exclude<Hits, KnownHits>): Promise<number> {
  const { sql, value } = hits === 'most' ? matched(search, 2) : lookedUp(search, 2);
  const { rows } = await pool.query<{ count: number }>(
    `SELECT count(*)::int AS count FROM search.url WHERE owner_id = $1 AND ${sql}`,
    [id, value],
  );
  return rows[0]!.count;
}

/** A link as a list's query reads it: its id and the value it is sorted by. */
export interface SortedRow {
  id: number;
  key: Date | string | number | null;
}

/** Some rows of an order. */
export interface Rows {
  /** An ORDER BY. */
  order: string;
  offset: number;
  size: number;
}

/**
 * One page of a search with many hits, in the whole list or a slice of it, if the page lies near its start; null when
 * it does not.
 */
export async function walkHits(
  owner: Owner,
  { search, ...question }: UrlQuestion,
  { order, offset, size }: Rows,
  slice?: Slice,
): Promise<SortedRow[] | null> {
  if (offset + size > WALKED) return null;
  const { sql, values } = conditionOf(owner, question, { slice });
  const { column } = orderOf(question);
  const at = values.length;
  const match = matched(search!, at + 1);
  const { rows } = await pool.query<SortedRow>(
    `SELECT u.id, ${column} AS key
     FROM (SELECT u.id, ${column} FROM short_url u WHERE ${sql} ORDER BY ${order} LIMIT ${WALKED}) AS u
     WHERE (SELECT ${match.sql} FROM search.url WHERE url_id = u.id)
     ORDER BY ${order} LIMIT $${at + 2} OFFSET $${at + 3}`,
    [...values, match.value, size, offset],
  );
  return rows.length === size ? rows : null;
}
