import type { ClientBase } from 'pg';
import { dimensions, type Dimension } from '../dimensions.ts';
import { Lru } from '../lru.ts';

/** A text that is stored as a number. */
export interface LabelWish {
  ownerId: number;
  dimension: Dimension;
  label: string;
  day: string;
}

/** What new labels become once an owner's day has had its share: anybody can invent ?utm_source= values. */
export const OTHER_LABEL = '(other)';
const NEW_LABELS_A_DAY = 2_000;
const CACHE_ENTRIES = 200_000;

const keyOf = (wish: LabelWish) => `${wish.ownerId}|${wish.dimension}|${wish.label}`;

/** Numbers of labels known to be committed. */
export type LabelCache = Lru<string, number>;
export const labelCache = (): LabelCache => new Lru(CACHE_ENTRIES);

/** The numbers of a batch's labels; `commit` adds the new ones to the cache once the transaction has ended well. */
export interface Labels {
  numberOf(wish: LabelWish): number;
  commit(): void;
}

/** Finds or makes the labels wished for, inside the caller's transaction. */
export async function resolveLabels(client: ClientBase, cache: LabelCache, wishes: LabelWish[]): Promise<Labels> {
  const found = new Map<string, number>();
  const missing = new Map<string, LabelWish>();
  for (const wish of wishes) {
    const key = keyOf(wish);
    const known = cache.get(key);
    if (known === undefined) missing.set(key, wish);
    else found.set(key, known);
  }
  if (missing.size) {
    await select(client, [...missing.values()], found);
    const unmade = [...missing].filter(([key]) => !found.has(key)).map(([, wish]) => wish);
    if (unmade.length) await make(client, await cap(client, unmade), found);
  }
  return {
    numberOf: (wish) => found.get(keyOf(wish)) ?? found.get(keyOf({ ...wish, label: OTHER_LABEL })) ?? 0,
    commit() {
      for (const key of missing.keys()) {
        const number = found.get(key);
        if (number !== undefined) cache.set(key, number);
      }
    },
  };
}

const columns = (wishes: LabelWish[]) => [
  wishes.map((wish) => wish.ownerId),
  wishes.map((wish) => dimensions[wish.dimension]),
  wishes.map((wish) => wish.label),
];

async function select(client: ClientBase, wishes: LabelWish[], found: Map<string, number>): Promise<void> {
  const { rows } = await client.query<{ id: number; at: number }>(
    `SELECT l.id, w.at::int - 1 AS at
     FROM unnest($1::int[], $2::smallint[], $3::text[]) WITH ORDINALITY AS w (owner_id, dimension, label, at)
     JOIN analytics.label l USING (owner_id, dimension, label)`,
    columns(wishes),
  );
  for (const row of rows) found.set(keyOf(wishes[row.at]!), row.id);
}

async function make(client: ClientBase, wishes: LabelWish[], found: Map<string, number>): Promise<void> {
  // In one order everywhere, so that two nodes making the same labels wait for, and never on, each other.
  wishes.sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
  const { rows } = await client.query<{ id: number; owner_id: number; dimension: number; label: string }>(
    `INSERT INTO analytics.label (owner_id, dimension, label, day)
     SELECT * FROM unnest($1::int[], $2::smallint[], $3::text[], $4::date[]) ON CONFLICT DO NOTHING
     RETURNING id, owner_id, dimension, label`,
    [...columns(wishes), wishes.map((wish) => wish.day)],
  );
  const made = new Map(rows.map((row) => [`${row.owner_id}|${row.dimension}|${row.label}`, row.id]));
  const others: LabelWish[] = []; // which another node was quicker to make, or "(other)", which may be there already
  for (const wish of wishes) {
    const id = made.get(`${wish.ownerId}|${dimensions[wish.dimension]}|${wish.label}`);
    if (id === undefined) others.push(wish);
    else found.set(keyOf(wish), id);
  }
  if (others.length) await select(client, others, found);
}

/** Keeps the labels an owner's day still has room for, and one "(other)" for the rest. */
async function cap(client: ClientBase, wishes: LabelWish[]): Promise<LabelWish[]> {
  const scope = (wish: LabelWish) => `${wish.ownerId}|${dimensions[wish.dimension]}|${wish.day}`;
  const scopes = new Map(wishes.map((wish) => [scope(wish), wish]));
  const { rows } = await client.query<{ scope: string; used: number }>(
    `SELECT l.owner_id || '|' || l.dimension || '|' || l.day AS scope, count(*)::int AS used
     FROM analytics.label l
     JOIN unnest($1::int[], $2::smallint[], $3::date[]) AS w (owner_id, dimension, day) USING (owner_id, dimension, day)
     GROUP BY l.owner_id, l.dimension, l.day`,
    [
      [...scopes.values()].map((wish) => wish.ownerId),
      [...scopes.values()].map((wish) => dimensions[wish.dimension]),
      [...scopes.values()].map((wish) => wish.day),
    ],
  );
  const used = new Map(rows.map((row) => [row.scope, row.used]));
  const kept = new Map<string, LabelWish>();
  for (const wish of wishes) {
    const count = (used.get(scope(wish)) ?? 0) + 1;
    used.set(scope(wish), count);
    const allowed = count <= NEW_LABELS_A_DAY ? wish : { ...wish, label: OTHER_LABEL };
    kept.set(keyOf(allowed), allowed);
  }
  return [...kept.values()];
}
