import { OwnerColumns } from './owner-columns.ts';

/** What a thread has in memory of clicks, by owner. */
export class OwnerCache {
  readonly #maxBytes: number;
  /** The owner asked about last comes last. */
  readonly #owners = new Map<number, OwnerColumns>();
  readonly #onForgotten: (ownerId: number) => void;

  constructor(maxBytes: number, onForgotten: (ownerId: number) => void = () => {}) {
    this.#maxBytes = maxBytes;
    this.#onForgotten = onForgotten;
  }

  /** The owner's columns, as far as they are in memory. */
  of(ownerId: number): OwnerColumns {
    const owner = this.#owners.get(ownerId) ?? new OwnerColumns(ownerId);
    this.#owners.delete(ownerId);
    this.#owners.set(ownerId, owner);
    return owner;
  }

  /** Has nothing of an owner in memory any more. */
  forget(ownerId: number): void {
    this.#owners.delete(ownerId);
    this.#onForgotten(ownerId);
  }

  /**
   * Forgets what was not needed for longest: first other owners' clicks, those `isBusy` apart, then what the last query
   * did not need.
   */
  shrink(isBusy: (ownerId: number) => boolean): void {
    let excess = [...this.#owners.values()].reduce((sum, { bytes }) => sum + bytes, 0) - this.#maxBytes;
    for (const [ownerId, owner] of this.#owners) {
      if (excess <= 0) return;
      if (this.#owners.size > 1 && !isBusy(ownerId)) {
        excess -= owner.bytes;
        this.forget(ownerId);
      } else if (owner.dictionaryBytes > this.#maxBytes / 2) {
        this.forget(ownerId); // made-up values by the million: what is asked next begins anew
      } else owner.forget(excess);
    }
  }
}
