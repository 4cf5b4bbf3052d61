import { scopeKeyOf, type Label } from './label-rows.ts';

/** Labels of each of two generations: once the young one has so many, the old one is forgotten. */
const GENERATION = 100_000;

/** Labels of each scope, by their texts. */
type Scopes = Map<number, Map<string, Label>>;

/**
 * Labels whose ids are committed durably. Maps of texts in a map of scopes: a key made of scope and text would have to be put together and
 * hashed for every look, where the texts know their hashes.
 */
export class LabelCache {
  #young: Scopes = new Map();
  #old: Scopes = new Map();
  #youngLabels = 0;

  /** The label of a text, which now counts as used; `scope` is that of scopeKeyOf. */
  get(scope: number, text: string): Label | undefined {
    const young = this.#young.get(scope)?.get(text);
    if (young) return young;
    const old = this.#old.get(scope)?.get(text);
    if (old) this.add(old);
    return old;
  }

  add(label: Label): void {
    const scope = scopeKeyOf(label.ownerId, label.dimension);
    let labels = this.#young.get(scope);
    if (!labels) this.#young.set(scope, (labels = new Map()));
    if (labels.has(label.text)) return;
    labels.set(label.text, label);
    if (++this.#youngLabels < GENERATION) return;
    this.#old = this.#young;
    this.#young = new Map();
    this.#youngLabels = 0;
  }
}
