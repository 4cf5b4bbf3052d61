import type { ClientBase } from 'pg';
import { dimensions, type Dimension } from '../dimensions.ts';
import { Lru } from '../lru.ts';
import { findLabels, insertLabels, countLabels, scopeOf, type Label } from './label-rows.ts';

/** What new labels become once an owner's day has had its share: anybody can invent ?utm_source= values. */
export const OTHER_LABEL = '(other)';
/** What stands for a text that a crash of PostgreSQL lost, before labels were made durable (repair-labels.ts). */
export const LOST_LABEL = '(lost)';
const NEW_LABELS_A_DAY = 2_000;
const CACHE_ENTRIES = 200_000;
/** More than there are dimensions: an owner's number and a dimension's make one. */
const DIMENSIONS = 16;

const scopeKeyOf = (ownerId: number, dimension: number) => ownerId * DIMENSIONS + dimension;
const keyOf = (label: Label) => `${label.ownerId}|${label.dimension}|${label.text}`;

/** Numbers of labels known to be committed durably. */
export type LabelCache = Lru<string, number>;
export const labelCache = (): LabelCache => new Lru(CACHE_ENTRIES);

/**
 * The labels of a batch. First the batch asks for all its labels, then `find` and `make` give them their numbers, before
 * the transaction that stores the clicks: a number is on the disk before any click has it, so that after a crash of the
 * server it stands for the same text or was never used.
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
    if (this.#missing.length) await findLabels(client, this.#missing);
  }

  /** Makes the labels that were not found, as far as an owner's day has room for them, and remembers all. */
  async make(client: ClientBase): Promise<void> {
    const unmade = this.#missing.filter((label) => !label.id);
    if (unmade.length) await durably(client, () => this.#make(client, unmade));
    for (const label of this.#missing)
      if (label.id && !this.#overflow.has(label)) this.#cache.set(keyOf(label), label.id);
  }

  async #make(client: ClientBase, unmade: Label[]): Promise<void> {
    const kept = await this.#cap(client, unmade);
    for (const [id, ownerId, dimension, text] of await insertLabels(client, kept)) {
      const label = this.#scopes.get(scopeKeyOf(ownerId, dimension))?.get(text);
      if (label) label.id = id;
    }
    // What another node was quicker to make, or "(other)", which may be there already.
    const others = kept.filter((label) => !label.id);
    if (others.length) await findLabels(client, others);
    if (kept.some((label) => !label.id)) throw new Error('a label was removed while it was looked up');
    for (const [label, other] of this.#overflow) label.id = other.id;
  }

  /** The labels an owner's day still has room for, and one "(other)" for the rest. */
  async #cap(client: ClientBase, unmade: Label[]): Promise<Label[]> {
    const used = await countLabels(client, unmade);
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

/**
 * Works in a transaction of its own that is on the disk when this resolves, whatever the server's setting: PostgreSQL
 * shows rows to others only once their commit was flushed, so labels that are found are as durable as those made here.
 */
async function durably(client: ClientBase, work: () => Promise<void>): Promise<void> {
  try {
    await client.query('BEGIN; SET LOCAL synchronous_commit = on');
    await work();
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK').catch(() => {});
    throw error;
  }
}
