/** The hits of a search that are few enough to list. */
export interface KnownHits {
  count: number;
  /** Their ids as a PostgreSQL array literal, passed back unchanged. */
  ids: string;
}

/**
 * How a query selects the hits of a search: by their ids if they are known; by a join; by a table of hits
 * that keeps the order of the list; or, when most links are hits, by a table of the others.
 */
export type Hits = KnownHits | 'joined' | 'tabled' | 'most';

/** A condition with one parameter and its value. */
interface Match {
  sql: string;
  value: string;
}

/** A text of more than two letters has trigrams. */
const PAIR = 2;

/**
 * Lower-cases with the collation of the stored texts. It must not reach a comparison, as indexes use another
 * collation.
 */
const small = (parameter: number) => `lower($${parameter} COLLATE "und-x-icu")`;

/** The search table's condition. */
export const found = (parameter: number): string => `body LIKE ${small(parameter)} COLLATE "default"`;

/** A LIKE pattern for a text anywhere in another; its % and _ are literal. */
export const likePattern = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

/** The search table's condition, evaluated for each text. */
export const matched = (search: string, parameter: number): Match => ({
  sql: found(parameter),
  value: likePattern(search),
});

/**
 * The same condition through an index: of trigrams, or of letters and pairs for short searches. Only for
 * queries of the search table alone: in a join it would take a hundred times as long.
 */
export function lookedUp(search: string, parameter: number): Match {
  const letters = [...search.toLowerCase()].length;
  if (letters === 0 || letters > PAIR) return matched(search, parameter);
  return { sql: `search.letters(body) COLLATE "C" @> ARRAY[${small(parameter)} COLLATE "C"]`, value: search };
}

/** The condition on `short_url u` that a link is a hit, or not one of the others; $1 is the owner. */
export function matchOf(hits: Hits, search: string, parameter: number): Match {
  if (typeof hits !== 'string') return { sql: `u.id = ANY($${parameter}::int[])`, value: hits.ids };
  const { sql, value } = hits === 'tabled' ? lookedUp(search, parameter) : matched(search, parameter);
  const among = (condition: string) => `u.id IN (SELECT url_id FROM search.url WHERE owner_id = $1 AND ${condition})`;
  if (hits === 'joined') return { sql: among(sql), value };
  return { sql: hits === 'tabled' ? `(${among(sql)}) IS TRUE` : `(${among(`NOT (${sql})`)}) IS NOT TRUE`, value };
}
