import { Repeater } from '@repeaterjs/repeater';
import type { Viewer } from '../common/viewer.ts';
import { coalesce } from './coalesce.ts';
import { MOST_CLICKED } from './notifications.ts';
import { pubsub } from './pubsub.ts';

const INTERVAL_MS = 1_000;

/** Clicked links; null when any link may be among them. */
export interface Clicked {
  clicked: number[] | null;
}

/** Collects clicked links until they are taken. */
export class ClickedLinks {
  readonly #ids = new Set<number>();
  #isIncomplete = false;

  /** Adds links; a full notification counts as incomplete. */
  add(ids: number[] | null): void {
    for (const id of ids ?? []) this.#ids.add(id);
    if (!ids || ids.length >= MOST_CLICKED || this.#ids.size >= MOST_CLICKED) this.#isIncomplete = true;
  }

  /** Returns and forgets the links; null when any link may be among them. */
  drain(): number[] | null {
    const ids = this.#isIncomplete ? null : [...this.#ids];
    this.#ids.clear();
    this.#isIncomplete = false;
    return ids;
  }
}

/** Streams the viewer's clicked links, at most once a second; completes when the viewer's access token expires. */
export function clicksTogether(viewer: Viewer): Repeater<Clicked> {
  return new Repeater<Clicked>(async (push, stop) => {
    const pace = { interval: INTERVAL_MS, endsAt: viewer.tokenExpiresAt };
    const batches = coalesce(pubsub.subscribe('clicks', viewer.id), pace, new ClickedLinks());
    void stop.then(() => batches.return());
    for await (const batch of batches) {
      const clicked = batch.drain();
      if (clicked?.length !== 0) void push({ clicked }); // the first batch precedes any click
    }
    stop();
  });
}
