import type { ClientBase } from 'pg';
import { dimensions, type Dimension } from '../dimensions.ts';
import { Lru } from '../lru.ts';
import { dates, int2s, int4s, texts } from './wire.ts';

/** What new labels become once an owner's day has had its share: anybody can invent ?utm_source= values. */
export const OTHER_LABEL = '(other)';
const NEW_LABELS_A_DAY = 2_000;
const CACHE_ENTRIES = 200_000;
/** More than there are dimensions: an owner's number and a dimension's make one. */
const DIMENSIONS = 16;

/** A text that is stored as a number. */
export interface Label {
  readonly ownerId: number;
  /** The dimension's number. */
  readonly dimension: number;
  readonly text: string;
  /** A day on which it was met. */
  readonly day: string;
  /** 0 until it is found or made. */
  id: number;
}

const scopeKeyOf = (ownerId: number, dimension: number) => ownerId * DIMENSIONS + dimension;
const keyOf = (label: Label) => `${label.ownerId}|${label.dimension}|${label.text}`;

/** Numbers of labels known to be committed. */
export type LabelCache = Lru<string, number>;
export const labelCache = (): LabelCache => new Lru(CACHE_ENTRIES);

/**
 * The labels of a batch. First the batch asks for all its labels, then `find` and `make` give them their numbers inside
 * the caller's transaction; `commit` remembers the new ones once that has ended well.
 */
export class BatchLabels {
  readonly #cache: LabelCache;
  readonly #scopes = new Map<number, Map<string, Label>>();
  readonly #missing: Label[] = [];
  /** Labels an owner's day has no room for, and what stands for them. */
  readonly #overflow = new Map<Label, Label>();

  constructor(cache: LabelCache) {
    this.#cache = cache;
  }

  /** The batch's one label of that text. */
  of(ownerId: number, dimension: Dimension, text: string, day: string): Label {
    return this.#of(ownerId, dimensions[dimension], text, day);
  }

  #of(ownerId: number, dimension: number, text: string, day: string): Label {
    const scopeKey = scopeKeyOf(ownerId, dimension);
    let scope = this.#scopes.get(scopeKey);
    if (!scope) this.#scopes.set(scopeKey, (scope = new Map()));
    let label = scope.get(text);
    if (label) return label;
    label = { ownerId, dimension, text, day, id: 0 };
    scope.set(text, label);
    label.id = this.#cache.get(keyOf(label)) ?? 0;
    if (!label.id) this.#missing.push(label);
    return label;
  }

  /** Finds the labels other batches made. */
  async find(client: ClientBase): Promise<void> {
    if (this.#missing.length) await select(client, this.#missing);
  }

  /** Makes the labels that were not found, as far as an owner's day has room for them. */
  async make(client: ClientBase): Promise<void> {
    const unmade = this.#missing.filter((label) => !label.id);
    if (!unmade.length) return;
    const kept = await this.#cap(client, unmade);
    for (const [id, ownerId, dimension, text] of await insert(client, kept)) {
      const label = this.#scopes.get(scopeKeyOf(ownerId, dimension))?.get(text);
      if (label) label.id = id;
    }
    // What another node was quicker to make, or "(other)", which may be there already.
    const others = kept.filter((label) => !label.id);
    if (others.length) await select(client, others);
    for (const [label, other] of this.#overflow) label.id = other.id;
  }

  commit(): void {
    for (const label of this.#missing)
      if (label.id && !this.#overflow.has(label)) this.#cache.set(keyOf(label), label.id);
  }

  /** The labels an owner's day still has room for, and one "(other)" for the rest. */
  async #cap(client: ClientBase, unmade: Label[]): Promise<Label[]> {
    const used = await countUsed(client, unmade);
    const kept = new Set<Label>();
    for (const label of unmade) {
      const count = (used.get(scopeOf(label)) ?? 0) + 1;
      used.set(scopeOf(label), count);
      if (count <= NEW_LABELS_A_DAY || label.text === OTHER_LABEL) {
        kept.add(label);
        continue;
      }
      const other = this.#of(label.ownerId, label.dimension, OTHER_LABEL, label.day);
      this.#overflow.set(label, other);
      if (!other.id) kept.add(other);
    }
    return [...kept];
  }
}

const scopeOf = (label: Label) => `${label.ownerId}|${label.dimension}|${label.day}`;

/** How many labels the owners' days have already, by scope. */
async function countUsed(client: ClientBase, labels: Label[]): Promise<Map<string, number>> {
  const scopes = [...new Map(labels.map((label) => [scopeOf(label), label])).values()];
  const { rows } = await client.query<{ scope: string; used: number }>(
    `SELECT l.owner_id || '|' || l.dimension || '|' || l.day AS scope, count(*)::int AS used
     FROM analytics.label l
     JOIN unnest($1::int[], $2::smallint[], $3::date[]) AS w (owner_id, dimension, day) USING (owner_id, dimension, day)
     GROUP BY l.owner_id, l.dimension, l.day`,
    [
      int4s(scopes, (label) => label.ownerId),
      int2s(scopes, (label) => label.dimension),
      dates(scopes, (label) => label.day),
    ],
  );
  return new Map(rows.map((row) => [row.scope, row.used]));
}

const columns = (labels: Label[]) => [
  int4s(labels, (label) => label.ownerId),
  int2s(labels, (label) => label.dimension),
  texts(labels, (label) => label.text),
];

/** Gives the labels that are there their numbers. */
async function select(client: ClientBase, labels: Label[]): Promise<void> {
  const { rows } = await client.query<[id: number, at: number]>({
    rowMode: 'array',
    text: `SELECT l.id, w.at::int - 1
      FROM unnest($1::int[], $2::smallint[], $3::text[]) WITH ORDINALITY AS w (owner_id, dimension, label, at)
      JOIN analytics.label l USING (owner_id, dimension, label)`,
    values: columns(labels),
  });
  for (const [id, at] of rows) labels[at]!.id = id;
}

type MadeLabel = [id: number, ownerId: number, dimension: number, text: string];

/** Makes labels and returns those that were not there already. */
async function insert(client: ClientBase, labels: Label[]): Promise<MadeLabel[]> {
  // In one order everywhere, so that two nodes making the same labels wait for, and never on, each other.
  labels.sort(compareLabels);
  const { rows } = await client.query<MadeLabel>({
    rowMode: 'array',
    text: `INSERT INTO analytics.label (owner_id, dimension, label, day)
      SELECT * FROM unnest($1::int[], $2::smallint[], $3::text[], $4::date[]) ON CONFLICT DO NOTHING
      RETURNING id, owner_id, dimension, label`,
    values: [...columns(labels), dates(labels, (label) => label.day)],
  });
  return rows;
}

function compareLabels(a: Label, b: Label): number {
  return a.ownerId - b.ownerId || a.dimension - b.dimension || (a.text < b.text ? -1 : 1);
}
