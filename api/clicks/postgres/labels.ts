import type { ClientBase } from 'pg';
import { inTransaction } from '../../database/transaction.ts';
import type { LabelCache } from './label-cache.ts';
import { findLabels, insertLabels, countLabels, scopeKeyOf, scopeOf, type Label } from './label-rows.ts';

/** Replaces new labels beyond an owner's daily limit, because anyone can invent values of ?utm_source=. */
export const OTHER_LABEL = '(other)';
/** Replaces texts that a crash of PostgreSQL lost when labels were not yet durable (repair-labels.ts). */
export const LOST_LABEL = '(lost)';
const NEW_LABELS_A_DAY = 2_000;

/**
 * The labels of a batch. First `of` collects them, then `store` gives them ids, before the transaction that stores
 * the clicks. So an id is on the disk before any click uses it: after a crash of the server it still means the same text.
 */
export class BatchLabels {
  readonly #cache: LabelCache;
  readonly #scopes = new Map<number, Map<string, Label>>();
  readonly #missing: Label[] = [];
  /** Labels beyond an owner's daily limit, and their replacements. */
  readonly #overflow = new Map<Label, Label>();
  #isStored = false;

  constructor(cache: LabelCache) {
    this.#cache = cache;
  }

  /** Whether it was made with this cache: labels of another may have been removed. */
  isOf(cache: LabelCache): boolean {
    return cache === this.#cache;
  }

  /** The label of a text; equal texts of one owner and dimension, which is given by its number, share it. */
  of(ownerId: number, dimension: number, text: string, day: string): Label {
    const scopeKey = scopeKeyOf(ownerId, dimension);
    const known = this.#cache.get(scopeKey, text);
    if (known) return known;
    let scope = this.#scopes.get(scopeKey);
    if (!scope) this.#scopes.set(scopeKey, (scope = new Map()));
    let label = scope.get(text);
    if (label) return label;
    label = { ownerId, dimension, text, day, id: 0 };
    scope.set(text, label);
    this.#missing.push(label);
    return label;
  }

  /** Reads the ids of the labels that exist, creates the others up to the owner's daily limit, and caches all ids. */
  async store(client: ClientBase): Promise<void> {
    if (this.#isStored) return;
    if (this.#missing.length) await findLabels(client, this.#missing);
    const unmade = this.#missing.filter((label) => !label.id);
    if (unmade.length) await durably(client, () => this.#make(client, unmade));
    for (const label of this.#missing) if (label.id && !this.#overflow.has(label)) this.#cache.add(label);
    this.#isStored = true;
  }

  async #make(client: ClientBase, unmade: Label[]): Promise<void> {
    const kept = await this.#cap(client, unmade);
    for (const [id, ownerId, dimension, text] of await insertLabels(client, kept)) {
      const label = this.#scopes.get(scopeKeyOf(ownerId, dimension))?.get(text);
      if (label) label.id = id;
    }
    // Another node created them meanwhile, or "(other)" exists already.
    const others = kept.filter((label) => !label.id);
    if (others.length) await findLabels(client, others);
    if (kept.some((label) => !label.id)) throw new Error('a label was removed during its lookup');
    for (const [label, other] of this.#overflow) label.id = other.id;
  }

  /** The labels within the owner's daily limit, and one "(other)" for the rest. */
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
      const other = this.of(label.ownerId, label.dimension, OTHER_LABEL, label.day);
      this.#overflow.set(label, other);
      if (!other.id) kept.add(other);
    }
    return [...kept];
  }
}

/**
 * Works in a transaction that is on the disk when this resolves, whatever the server's setting. Labels found are equally
 * durable: PostgreSQL shows rows to other transactions only after their commit was flushed.
 */
const durably = (client: ClientBase, work: () => Promise<void>): Promise<void> =>
  inTransaction(client, work, 'BEGIN; SET LOCAL synchronous_commit = on');
