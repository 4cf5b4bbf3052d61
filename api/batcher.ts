interface Batch<Item, Result> {
  items: Item[];
  results: Promise<Result[]>;
}

/** Computes what is asked about one subject within one turn of the event loop together. */
export class Batcher<Subject, Item, Result> {
  readonly #compute: (subject: Subject, items: readonly Item[]) => Promise<Result[]>;
  readonly #open = new Map<string, Batch<Item, Result>>();

  /** `compute` returns one result for each item, in their order; subjects with the same JSON are the same. */
  constructor(compute: (subject: Subject, items: readonly Item[]) => Promise<Result[]>) {
    this.#compute = compute;
  }

  /** The results of these items, in order. Throws what computing any item of the batch throws. */
  async ask(subject: Subject, items: readonly Item[]): Promise<Result[]> {
    const key = JSON.stringify(subject);
    let batch = this.#open.get(key);
    if (!batch) this.#open.set(key, (batch = this.#begin(key, subject)));
    const end = batch.items.push(...items);
    return (await batch.results).slice(end - items.length, end);
  }

  #begin(key: string, subject: Subject): Batch<Item, Result> {
    const items: Item[] = [];
    // The fields of one GraphQL response ask one after the other, within one turn of the event loop.
    const results = new Promise<void>((resolve) => setImmediate(resolve)).then(() => {
      this.#open.delete(key);
      return this.#compute(subject, items);
    });
    return { items, results };
  }
}
