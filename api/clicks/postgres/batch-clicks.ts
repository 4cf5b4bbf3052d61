import type { PreparedClicks } from '../click-store.ts';
import type { EnrichedClick } from '../enrich.ts';
import { inChunks } from '../in-chunks.ts';
import { FirstClicks } from './first-clicks.ts';
import { labelsOf, type LabelledClick } from './labelled-click.ts';
import type { LabelCache } from './label-cache.ts';
import { BatchLabels } from './labels.ts';
import type { SeenVisitors } from './seen-visitors.ts';
import type { Salts } from './visitor.ts';

/** Clicks worked on at a time, which takes a millisecond; between chunks pending I/O runs. */
const CHUNK_CLICKS = 200;

/** What a writer remembers, and clicks are compared with. */
interface Known {
  labels: LabelCache;
  seen: SeenVisitors;
  /** The salts of some days; null while none may be kept. */
  salts: Salts | null;
}

/** The clicks of a batch, with their labels and, where the salts of their days are known, their visitors. */
export class BatchClicks implements PreparedClicks {
  readonly clicks: readonly EnrichedClick[];
  readonly #known: Known;
  #labels: BatchLabels;
  #labelled: LabelledClick[] = [];
  #first: FirstClicks | null = null;

  private constructor(clicks: readonly EnrichedClick[], known: Known) {
    this.clicks = clicks;
    this.#known = known;
    this.#labels = new BatchLabels(known.labels);
  }

  /** `store` gives labels ids ahead; meanwhile the visitors are worked out. */
  static async prepare(
    clicks: readonly EnrichedClick[],
    known: Known,
    store: (labels: BatchLabels) => Promise<void>,
  ): Promise<BatchClicks> {
    const batch = new BatchClicks(clicks, known);
    await inChunks(clicks, CHUNK_CLICKS, (chunk) => batch.#label(chunk));
    await Promise.all([store(batch.#labels), batch.#findVisitors()]);
    return batch;
  }

  async #findVisitors(): Promise<void> {
    const { salts, seen } = this.#known;
    if (!salts) return;
    const first = new FirstClicks(seen, salts, this.clicks);
    await inChunks(this.clicks, CHUNK_CLICKS, (chunk) => first.add(chunk.length));
    this.#first = first;
  }

  #label(clicks: readonly EnrichedClick[]): void {
    for (const click of clicks) this.#labelled.push({ click, labels: labelsOf(click, this.#labels) });
  }

  /** The clicks with labels of this cache, and these labels. */
  labelled(cache: LabelCache): { clicks: readonly LabelledClick[]; labels: BatchLabels } {
    if (!this.#labels.isOf(cache)) {
      this.#labels = new BatchLabels(cache);
      this.#labelled = [];
      this.#label(this.clicks);
    }
    return { clicks: this.#labelled, labels: this.#labels };
  }

  /** Which of the clicks may be first ones, now that the salts of all their days are known. */
  first(salts: Salts): FirstClicks {
    return this.#first?.holdsFor(salts) ? this.#first : FirstClicks.of(this.#known.seen, salts, this.clicks);
  }
}
