import { pool } from '../database/db.ts';
import { found, likePattern } from '../urls/search-match.ts';
import { UserError } from '../common/user-error.ts';

/** The letters of the variants of an experiment, by their positions from 1 on. */
export const LETTERS = 'ABCD';

/** The letter of a variant. */
export const letterOf = (position: number): string => LETTERS[position - 1]!;

/** What a variant is called: the name that its owner gave it, else its letter. */
export const nameOf = ({ name, position }: { name?: string | null; position: number }): string =>
  name ?? letterOf(position);

/** How a variant is called among all of its owner. */
export interface VariantName {
  /** "spring · Blue button", or "spring · B" without a name. */
  label: string;
  destination: string;
}

const OF_OWNER = `FROM variant v JOIN experiment e ON e.id = v.experiment_id JOIN short_url u ON u.id = e.link_id
  WHERE e.owner_id = $1`;

/** The names of an owner's variants by id; those of deleted links are left out. */
export async function variantNames(ownerId: number, ids: readonly number[]): Promise<Map<number, VariantName>> {
  const wanted = ids.filter(Boolean);
  if (!wanted.length) return new Map();
  const { rows } = await pool.query<{
    id: number;
    code: string;
    position: number;
    name: string | null;
    destination: string;
  }>(`SELECT v.id, u.short_code AS code, v.position, v.name, v.destination ${OF_OWNER} AND v.id = ANY($2::int[])`, [
    ownerId,
    wanted,
  ]);
  return new Map(
    rows.map(({ id, code, destination, ...variant }) => [id, { label: `${code} · ${nameOf(variant)}`, destination }]),
  );
}

/** The ids of an owner's variants with a text in lower case in their name or destination. */
export async function variantsWith(ownerId: number, text: string): Promise<number[]> {
  const { rows } = await pool.query<{ id: number }>(
    `SELECT id FROM (SELECT v.id, lower(u.short_code || ' · ' ||
         coalesce(v.name, substr('${LETTERS}', v.position, 1)) || ' ' || v.destination) AS body ${OF_OWNER}) AS variants WHERE ${found(2)}`,
    [ownerId, likePattern(text)],
  );
  return rows.map(({ id }) => id);
}

/** Throws UserError NOT_FOUND unless the owner has all of these variants. */
export async function requireVariants(ownerId: number, ids: readonly number[]): Promise<void> {
  const known = await variantNames(ownerId, ids);
  if (ids.some((id) => id && !known.has(id))) throw new UserError('NOT_FOUND', 'Resource not found');
}
