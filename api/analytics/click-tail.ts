import { arrivalsAfter, lastArrival, type ArrivalPosition, type GapReason } from './click-arrivals.ts';
import { listClicks, type ClickDetails } from './click-list.ts';
import type { ClickScope } from './click-scope.ts';
import type { ClickPlace } from '../figures/contract/contract.ts';

/** Most clicks delivered at once. */
const MOST = 200;

/** A click, and where it is in the order of storing. */
export interface ArrivedClick extends ClickDetails {
  position: ArrivalPosition;
}

/** Clicks of a scope in the order of storing, with the positions before and after them. */
export interface ArrivedPage {
  begin: ArrivalPosition;
  clicks: ArrivedClick[];
  end: ArrivalPosition;
  /** Why some before them are left out; null for none. */
  gap: GapReason | null;
  hasMore: boolean;
}

/** The clicks of a scope among the next 200 of its owner after a position. */
export async function clicksStoredAfter(scope: ClickScope, after: ArrivalPosition): Promise<ArrivedPage> {
  const { arrivals, ...page } = await arrivalsAfter(scope.viewerId, after, MOST);
  if (!arrivals.length) return { ...page, clicks: [] };
  const { clicks } = await listClicks(scope, { among: arrivals, first: arrivals.length });
  const known = new Map(clicks.map((click) => [click.id, click]));
  const arrived = arrivals.flatMap(({ id, position }) => {
    const click = known.get(id);
    return click ? [{ ...click, position }] : []; // of another scope, or deleted meanwhile
  });
  return { ...page, clicks: arrived };
}

/** Clicks that are new since the last read. */
export interface Arrivals {
  /** In the order of storing; empty when there are too many. */
  clicks: ClickDetails[];
  /** False when some are left out: the list must be reloaded. */
  isComplete: boolean;
  /** Where they end. */
  end: ArrivalPosition;
}

const isNewer = (one: ClickPlace, other: ClickPlace | null): boolean =>
  !other || one.at > other.at || (one.at.getTime() === other.at.getTime() && one.id > other.id);

/** Where a tail begins: after a click of a list, or where another one ended; null for all clicks. */
export type TailStart = ClickPlace | ArrivalPosition | null;

/** Follows the clicks of a scope and delivers each once, in the order in which they are stored. */
export class ClickTail {
  readonly #start: ClickPlace | null;
  /** Whether another tail ended here: everything since then is delivered, in parts. */
  readonly #isResumed: boolean;
  readonly #wake: () => void;
  #end: ArrivalPosition | null;
  /** What the first read found in the list, and may meet again as stored. */
  #listed = new Set<string>();

  /** `wake` is called when there is more to read at once. */
  constructor(start: TailStart, wake: () => void = () => {}) {
    this.#isResumed = start !== null && 'epoch' in start;
    this.#end = start && 'epoch' in start ? start : null;
    this.#start = start && 'epoch' in start ? null : start;
    this.#wake = wake;
  }

  /** The clicks of the scope that are new since the last call. */
  async read(scope: ClickScope): Promise<Arrivals> {
    if (!this.#end) return this.#readList(scope);
    const { clicks, end, gap, hasMore } = await this.#collect(scope, this.#end);
    const isTooMuch = !this.#isResumed && clicks.length > MOST;
    this.#end = isTooMuch ? await lastArrival(scope.viewerId) : end;
    if (hasMore && !isTooMuch) this.#wake();
    const isComplete = gap === null && !isTooMuch;
    return { clicks: isTooMuch ? [] : clicks, isComplete, end: this.#end };
  }

  /** Begins with the list, which knows clicks from before anybody followed. */
  async #readList(scope: ClickScope): Promise<Arrivals> {
    const end = await lastArrival(scope.viewerId); // first: what is stored meanwhile is met again, and not missed
    const { clicks, hasMore } = await listClicks(scope, { since: this.#start?.at ?? null, first: MOST });
    const fresh = clicks.filter((click) => isNewer(click, this.#start));
    const isComplete = !(hasMore && fresh.includes(clicks.at(-1)!));
    this.#listed = new Set(clicks.map(({ id }) => id));
    this.#end = end;
    return { clicks: isComplete ? fresh.reverse() : [], isComplete, end };
  }

  /** Reads until there is something to deliver; without a position to come back to, until everything is known. */
  async #collect(scope: ClickScope, after: ArrivalPosition): Promise<Omit<ArrivedPage, 'clicks'> & Arrived> {
    const all: Arrived = { clicks: [] };
    let page: ArrivedPage = { begin: after, clicks: [], end: after, gap: null, hasMore: true };
    let gap: GapReason | null = null;
    const most = this.#isResumed ? 0 : MOST;
    while (page.hasMore && all.clicks.length <= most) {
      page = await clicksStoredAfter(scope, page.end);
      gap ??= page.gap;
      all.clicks.push(...page.clicks.filter(({ id }) => !this.#listed.has(id)));
    }
    return { ...page, ...all, gap };
  }
}

interface Arrived {
  clicks: ArrivedClick[];
}
