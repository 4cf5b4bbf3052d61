import type { ClientBase } from 'pg';
import type { EnrichedClick } from '../enrich.ts';
import { VisitorTable } from './visitor-table.ts';

/** Visitors of each of two generations: once the young one has so many, the old one is forgotten. */
const GENERATION = 200_000;

/** Cache of stored visitors: most clicks of a busy hour come from visitors seen before. */
export class SeenVisitors {
  #young = new VisitorTable();
  #old = new VisitorTable();
  readonly #deletions = new Map<number, number>();
  #timesCleared = 0;

  /** How often it was cleared: what was not new before may be new again. */
  get timesCleared(): number {
    return this.#timesCleared;
  }

  /** Whether a visitor of a link was seen, which now counts as used. */
  has(upper: number, lower: number, linkId: number): boolean {
    if (this.#young.find(upper, lower, linkId) >= 0) return true;
    if (this.#old.find(upper, lower, linkId) < 0) return false;
    this.add(upper, lower, linkId);
    return true;
  }

  add(upper: number, lower: number, linkId: number): void {
    this.#young.add(upper, lower, linkId);
    if (this.#young.size < GENERATION) return;
    this.#old = this.#young;
    this.#young = new VisitorTable();
  }

  /** Clears the cache when links of these owners were deleted: their visitors may count as new again. */
  async clearAfterDeletions(client: ClientBase, clicks: readonly EnrichedClick[]): Promise<void> {
    const owners = [...new Set(clicks.map((click) => click.ownerId))];
    const { rows } = await client.query<{ owner_id: number; times: number }>({
      name: 'click-deletions',
      text: 'SELECT owner_id, times FROM analytics.click_deletion WHERE owner_id = ANY($1::int[])',
      values: [owners],
    });
    for (const { owner_id, times } of rows) {
      if (this.#deletions.get(owner_id) === times) continue;
      this.#deletions.set(owner_id, times);
      [this.#young, this.#old] = [new VisitorTable(), new VisitorTable()];
      this.#timesCleared++;
    }
  }
}
