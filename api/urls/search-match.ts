/** The hits of a search that are few enough to be named. */
export interface KnownHits {
  count: number;
  /** Their ids as a PostgreSQL array, which it gets back as it gave it. */
  ids: string;
}

/**
 * How a search's hits are told from the other links: by their ids where those are known; joined; by a table of them
 * that leaves the list its order; or, when most links are hits, by a table of the others.
 */
export type Hits = KnownHits | 'joined' | 'tabled' | 'most';

/** A condition with one parameter, and its value. */
interface Match {
  sql: string;
  value: string;
}

/** What has more letters than a pair has trigrams. */
const PAIR = 2;

/** Small letters are made by the rule that made those stored, whose collation must not reach a comparison: indexes have others. */
const small = (parameter: number) => `lower($${parameter} COLLATE "und-x-icu")`;

/** The search table's condition. */
export const found = (parameter: number): string => `body LIKE ${small(parameter)} COLLATE "default"`;

/** A text anywhere in another, its own % and _ taken literally. */
export const likePattern = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

/** The search table's condition, asked of each text it is given. */
export const matched = (search: string, parameter: number): Match => ({
  sql: found(parameter),
  value: likePattern(search),
});

/**
 * The same answered by an index: of trigrams, or of letters and pairs where a search is too short for those. Only for
 * queries of the search table alone: asked of each text of a join it would take a hundred times as long.
 */
export function lookedUp(search: string, parameter: number): Match {
  const letters = [...search.toLowerCase()].length;
  if (letters === 0 || letters > PAIR) return matched(search, parameter);
  return { sql: `search.letters(body) COLLATE "C" @> ARRAY[${small(parameter)} COLLATE "C"]`, value: search };
}

/** The condition on `short_url u` that a link is a hit, or that it is none of the others; $1 is the owner. */
export function matchOf(hits: Hits, search: string, parameter: number): Match {
  if (typeof hits !== 'string') return { sql: `u.id = ANY($${parameter}::int[])`, value: hits.ids };
  const { sql, value } = hits === 'tabled' ? lookedUp(search, parameter) : matched(search, parameter);
  const among = (condition: string) => `u.id IN (SELECT url_id FROM search.url WHERE owner_id = $1 AND ${condition})`;
  if (hits === 'joined') return { sql: among(sql), value };
  return { sql: hits === 'tabled' ? `(${among(sql)}) IS TRUE` : `(${among(`NOT (${sql})`)}) IS NOT TRUE`, value };
}
