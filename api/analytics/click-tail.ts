import { listClicks, type ClickDetails } from './click-list.ts';
import type { ClickScope } from './click-scope.ts';
import type { ClickPlace } from './engine/contract.ts';

/** Most clicks delivered at once. */
const MOST = 200;
/** Nodes store their clicks independently: a click may be stored after another one that came this much later. */
const LATE_MS = 10_000;

/** Clicks that are new since the last read. */
export interface Arrivals {
  /** Oldest first; empty when there are too many. */
  clicks: ClickDetails[];
  /** False when there were too many to deliver: the list must be reloaded. */
  isComplete: boolean;
}

const isNewer = (one: ClickPlace, other: ClickPlace | null): boolean =>
  !other || one.at > other.at || (one.at.getTime() === other.at.getTime() && one.id > other.id);

/** Follows the newest clicks of a scope and delivers each once; each read covers only the last seconds. */
export class ClickTail {
  /** The newest click the subscriber had when the tail began. */
  #start: ClickPlace | null;
  #newest: ClickPlace | null;
  readonly #delivered = new Map<string, number>();

  /** Follows the clicks that are newer than a place; null for all clicks. */
  constructor(after: ClickPlace | null) {
    this.#start = after;
    this.#newest = after;
  }

  /** The clicks of the scope that are new since the last call. */
  async read(scope: ClickScope): Promise<Arrivals> {
    const since = this.#newest && new Date(this.#newest.at.getTime() - LATE_MS);
    const { clicks, hasMore } = await listClicks(scope, { since, first: MOST });
    const fresh = clicks.filter((click) => isNewer(click, this.#start) && !this.#delivered.has(click.id));
    const isComplete = !(hasMore && fresh.includes(clicks.at(-1)!));
    this.#note(clicks);
    if (isComplete) return { clicks: fresh.reverse(), isComplete };
    this.#start = clicks[0]!;
    return { clicks: [], isComplete };
  }

  #note(clicks: ClickDetails[]): void {
    const [first] = clicks;
    if (first && isNewer(first, this.#newest)) this.#newest = { at: first.at, id: first.id };
    for (const { id, at } of clicks) this.#delivered.set(id, at.getTime());
    const oldest = (this.#newest?.at.getTime() ?? 0) - LATE_MS;
    for (const [id, at] of this.#delivered) if (at < oldest) this.#delivered.delete(id);
  }
}
