/** Lets the questions about one owner take turns: the next finds in memory what the one before has read. */
export class OwnerTurns {
  readonly #last = new Map<number, Promise<unknown>>();

  /** Whether questions about an owner are under way. */
  has(ownerId: number): boolean {
    return this.#last.has(ownerId);
  }

  /** Runs the work once all earlier work of the owner has ended, failed or not. */
  take<Result>(ownerId: number, work: () => Promise<Result>): Promise<Result> {
    const results = (this.#last.get(ownerId) ?? Promise.resolve()).then(work);
    const settled = results
      .catch(() => {})
      .then(() => {
        if (this.#last.get(ownerId) === settled) this.#last.delete(ownerId);
      });
    this.#last.set(ownerId, settled);
    return results;
  }
}
