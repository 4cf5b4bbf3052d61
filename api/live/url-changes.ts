import { Repeater } from '@repeaterjs/repeater';
import type { Viewer } from '../viewer.ts';
import { ClickedLinks, clicksTogether, type Clicked } from './clicked-links.ts';
import { coalesce } from './coalesce.ts';
import { pubsub, type UrlChange } from './pubsub.ts';

const INTERVAL_MS = 300;
/** Beyond this many changed links at once a list is read again as a whole. */
const MOST_CHANGES = 100;

/** What happened to the owner's links since somebody looked. */
export class UrlChanges {
  readonly #kinds = new Map<number, UrlChange['kind']>();
  readonly #clicked = new ClickedLinks();
  #isIncomplete = false;

  /** Notes a change or clicks; null says that something may have gone unheard. */
  add(change: UrlChange | Clicked | null): void {
    if (!change) return void (this.#isIncomplete = true);
    if ('clicked' in change) return this.#clicked.add(change.clicked);
    const before = this.#kinds.get(change.urlId);
    const kind = before === 'CREATED' && change.kind === 'UPDATED' ? 'CREATED' : change.kind;
    this.#kinds.set(change.urlId, kind);
    if (this.#kinds.size > MOST_CHANGES) this.#isIncomplete = true;
  }

  /** Takes what was noted; `reload` says that the changes are not all of them, `clicked` null that any link may be meant. */
  drain(): { changes: UrlChange[]; clicked: number[] | null; reload: boolean } {
    const reload = this.#isIncomplete;
    const changes = reload ? [] : [...this.#kinds].map(([urlId, kind]) => ({ urlId, kind }));
    this.#kinds.clear();
    this.#isIncomplete = false;
    return { changes, clicked: this.#clicked.drain(), reload };
  }
}

/**
 * Delivers at once, then after every change of a link of the viewer from any node or door, and after clicks, those of a
 * second together; completes when the viewer's access token expires.
 */
export function urlChanges(viewer: Viewer): Repeater<UrlChanges> {
  const events = Repeater.merge([
    pubsub.subscribe('urls', viewer.id),
    clicksTogether(viewer),
    pubsub.subscribe('reconnected'),
  ]);
  return coalesce(events, { interval: INTERVAL_MS, endsAt: viewer.tokenExpiresAt }, new UrlChanges());
}
