import { Repeater } from '@repeaterjs/repeater';
import type { Viewer } from '../common/viewer.ts';
import { ClickedLinks, clicksTogether, type Clicked } from './clicked-links.ts';
import { coalesce } from './coalesce.ts';
import { pubsub, type UrlChange } from './pubsub.ts';

const INTERVAL_MS = 300;
/** Beyond this many changed links the whole list is read again. */
const MOST_CHANGES = 100;

/** Collects changes of an owner's links until they are taken. */
export class UrlChanges {
  readonly #kinds = new Map<number, UrlChange['kind']>();
  readonly #clicked = new ClickedLinks();
  #isIncomplete = false;

  /** Adds a change or clicks; null when events may have been missed. */
  add(change: UrlChange | Clicked | null): void {
    if (!change) return void (this.#isIncomplete = true);
    if ('clicked' in change) return this.#clicked.add(change.clicked);
    const before = this.#kinds.get(change.urlId);
    const kind = before === 'CREATED' && change.kind === 'UPDATED' ? 'CREATED' : change.kind;
    this.#kinds.set(change.urlId, kind);
    if (this.#kinds.size > MOST_CHANGES) this.#isIncomplete = true;
  }

  /** Returns and forgets everything. `reload` means incomplete changes; `clicked` is null when any link may be among them. */
  drain(): { changes: UrlChange[]; clicked: number[] | null; reload: boolean } {
    const reload = this.#isIncomplete;
    const changes = reload ? [] : [...this.#kinds].map(([urlId, kind]) => ({ urlId, kind }));
    this.#kinds.clear();
    this.#isIncomplete = false;
    return { changes, clicked: this.#clicked.drain(), reload };
  }
}

/**
 * Delivers at once, after every change of the viewer's links, and after clicks, those of a second together. Completes when
 * the viewer's access token expires.
 */
export function urlChanges(viewer: Viewer): Repeater<UrlChanges> {
  const events = Repeater.merge([
    pubsub.subscribe('urls', viewer.id),
    clicksTogether(viewer),
    pubsub.subscribe('reconnected'),
  ]);
  return coalesce(events, { interval: INTERVAL_MS, endsAt: viewer.tokenExpiresAt }, new UrlChanges());
}
