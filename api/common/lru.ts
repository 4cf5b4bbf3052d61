/**
 * A map that forgets what was not used for long. Two generations instead of an exact order: what is read moves to the
 * young one, and when that holds half the capacity the old one is forgotten. Reading is as cheap as a Map's.
 */
export class Lru<Key, Value> {
  readonly #half: number;
  readonly #forgotten: ((key: Key) => void) | undefined;
  #young = new Map<Key, Value>();
  #old = new Map<Key, Value>();

  /** `forgotten` is called with each key that is evicted. */
  constructor(capacity: number, forgotten?: (key: Key) => void) {
    this.#half = Math.ceil(capacity / 2);
    this.#forgotten = forgotten;
  }

  get size(): number {
    return this.#young.size + this.#old.size;
  }

  /** The value, which counts as used; undefined when there is none. */
  get(key: Key): Value | undefined {
    const young = this.#young.get(key);
    if (young !== undefined) return young;
    const old = this.#old.get(key);
    if (old !== undefined) this.set(key, old);
    return old;
  }

  set(key: Key, value: Value): void {
    this.#old.delete(key);
    this.#young.set(key, value);
    if (this.#young.size < this.#half) return;
    if (this.#forgotten) for (const dropped of this.#old.keys()) this.#forgotten(dropped);
    this.#old = this.#young;
    this.#young = new Map();
  }

  delete(key: Key): void {
    this.#young.delete(key);
    this.#old.delete(key);
  }

  clear(): void {
    this.#young.clear();
    this.#old.clear();
  }

  *values(): Generator<Value> {
    yield* this.#young.values();
    yield* this.#old.values();
  }

  *entries(): Generator<[Key, Value]> {
    yield* this.#young.entries();
    yield* this.#old.entries();
  }

  /** The value, made by `make` when there is none yet. */
  getOrMake(key: Key, make: () => Value): Value {
    const known = this.get(key);
    if (known !== undefined) return known;
    const value = make();
    this.set(key, value);
    return value;
  }
}
