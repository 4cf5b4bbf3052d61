import { parseInput } from '../common/parse-input.ts';
import { pool } from '../database/db.ts';
import { UtmSearch } from './rules.ts';

/** Values that are suggested at once. */
export const MAX_UTM_SUGGESTIONS = 20;

/** A value that links of the account have in a UTM parameter. */
export interface UtmValue {
  value: string;
  /** Spelled almost like the text that was searched for, and counted apart from it. */
  isLookalike: boolean;
}

/** Goes from one distinct value to the next by the index, however many links have the same. */
const DISTINCT = `WITH RECURSIVE asked AS (SELECT search.utm_key($3) AS key), found AS (
    (SELECT n.key, n.value FROM asked a, LATERAL (
      SELECT u.key, u.value FROM search.utm u
      WHERE owner_id = $1 AND parameter = $2 AND u.key >= a.key AND u.key < a.key || U&'\\+10FFFF'
      ORDER BY u.key, u.value LIMIT 1) n)
    UNION ALL
    SELECT n.key, n.value FROM found f, asked a, LATERAL (
      SELECT u.key, u.value FROM search.utm u
      WHERE owner_id = $1 AND parameter = $2 AND (u.key, u.value) > (f.key, f.value) AND u.key < a.key || U&'\\+10FFFF'
      ORDER BY u.key, u.value LIMIT 1) n)
  SELECT f.value, f.key = a.key AND f.value <> $3 AS "isLookalike" FROM found f, asked a LIMIT ${MAX_UTM_SUGGESTIONS}`;

/**
 * What the account's links have in a UTM parameter and begins with a text, whatever the case and whichever spaces, hyphens
 * and underscores it has; those that are almost the text come first. At most 20; refuses INVALID input.
 */
export async function listUtmValues(ownerId: number, input: unknown): Promise<UtmValue[]> {
  const { parameter, search } = parseInput(UtmSearch, input);
  const { rows } = await pool.query<UtmValue>({
    name: 'utm-values',
    text: DISTINCT,
    values: [ownerId, parameter, search ?? ''],
  });
  return rows;
}
