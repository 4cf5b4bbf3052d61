import { pool } from '../db.ts';
import type { Viewer } from '../viewer.ts';
import { conditionOf, found, likePattern, orderOf, type Hits, type UrlQuestion } from './filter.ts';

type Owner = Pick<Viewer, 'id'>;

/** So many hits are named at most; looking through more of them takes longer than walking the list. */
const MOST_KNOWN = 20_000;
/** So many links from a list's beginning are asked one by one, before all hits are looked up. */
const WALKED = 1_000;
/** From so many links the share of hits is guessed; a wrong guess costs time and nothing else. */
const SAMPLE = 1_000;

/** Which of the owner's links a search finds: their ids unless they are many, otherwise how best to look for them. */
export async function searchHits(owner: Owner, search: string): Promise<Hits> {
  if (await findsMost(owner, search)) return 'most';
  const { rows } = await pool.query<{ count: number; ids: string | null }>(
    `SELECT count(*)::int AS count, CASE WHEN count(*) <= ${MOST_KNOWN} THEN array_agg(url_id)::text END AS ids
     FROM (SELECT url_id FROM search.url WHERE owner_id = $1 AND ${found(2)} LIMIT ${MOST_KNOWN + 1}) AS hits`,
    [owner.id, likePattern(search)],
  );
  const { count, ids } = rows[0]!;
  return count > MOST_KNOWN ? 'tabled' : { count, ids: ids ?? '{}' };
}

/** Whether a sample of an owner with many links is hits for the better part. */
async function findsMost({ id }: Owner, search: string): Promise<boolean> {
  const { rows } = await pool.query<{ most: boolean }>(
    `SELECT count(*) = ${SAMPLE} AND count(*) FILTER (WHERE hit) > ${SAMPLE} / 2 AS most
     FROM (SELECT ${found(2)} AS hit FROM search.url WHERE owner_id = $1 LIMIT ${SAMPLE}) AS sample`,
    [id, likePattern(search)],
  );
  return rows[0]!.most;
}

/** How many of the owner's links a search finds. */
export async function countHits({ id }: Owner, search: string): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(
    `SELECT count(*)::int AS count FROM search.url WHERE owner_id = $1 AND ${found(2)}`,
    [id, likePattern(search)],
  );
  return rows[0]!.count;
}

/**
 * The ids of a stretch of the list that a search with many hits finds, if that lies within the list's beginning; null
 * when it does not.
 */
export async function walkHits(
  owner: Owner,
  { search, ...question }: UrlQuestion,
  { offset, size }: { offset: number; size: number },
): Promise<number[] | null> {
  if (offset + size > WALKED) return null;
  const { sql, values } = conditionOf(owner, question);
  const { column, near } = orderOf(question);
  const at = values.length;
  const { rows } = await pool.query<{ id: number }>(
    `SELECT u.id FROM (SELECT u.id, ${column} FROM short_url u WHERE ${sql} ORDER BY ${near} LIMIT ${WALKED}) AS u
     WHERE (SELECT ${found(at + 1)} FROM search.url WHERE url_id = u.id)
     ORDER BY ${near} LIMIT $${at + 2} OFFSET $${at + 3}`,
    [...values, likePattern(search!), size, offset],
  );
  return rows.length === size ? rows.map(({ id }) => id) : null;
}
