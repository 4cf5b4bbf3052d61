import DataLoader from 'dataloader';

/** Computes what is asked about one subject within one turn of the event loop together. */
export class Batcher<Subject, Item, Result> {
  readonly #compute: (subject: Subject, items: readonly Item[]) => Promise<Result[]>;
  /** A loader per subject, so that a slow subject never holds up another. */
  readonly #open = new Map<string, DataLoader<Item, Result>>();

  /** `compute` returns one result for each item, in their order; subjects with the same JSON are the same. */
  constructor(compute: (subject: Subject, items: readonly Item[]) => Promise<Result[]>) {
    this.#compute = compute;
  }

  /** The results of these items, in order. Throws what computing any item of the batch throws. */
  async ask(subject: Subject, items: readonly Item[]): Promise<Result[]> {
    const key = JSON.stringify(subject);
    let loader = this.#open.get(key);
    if (!loader) this.#open.set(key, (loader = this.#loaderOf(key, subject)));
    return Promise.all(items.map((item) => loader.load(item)));
  }

  #loaderOf(key: string, subject: Subject): DataLoader<Item, Result> {
    const compute = async (items: readonly Item[]) => {
      this.#open.delete(key);
      return this.#compute(subject, items);
    };
    // The fields of one GraphQL response ask one after the other, within one turn of the event loop.
    return new DataLoader(compute, { cache: false, batchScheduleFn: (run) => setImmediate(run) });
  }
}
