import { Repeater } from '@repeaterjs/repeater';
import type { Viewer } from '../viewer.ts';
import { coalesce } from './coalesce.ts';
import { MOST_CLICKED } from './most-clicked.ts';
import { pubsub } from './pubsub.ts';

const INTERVAL_MS = 1_000;

/** Links that were clicked; null says that there are more than can be named. */
export interface Clicked {
  clicked: number[] | null;
}

/** Which links were clicked since somebody looked. */
export class ClickedLinks {
  readonly #ids = new Set<number>();
  #isIncomplete = false;

  /** Notes links; as many as a notification can hold are taken for a part of them. */
  add(ids: number[] | null): void {
    for (const id of ids ?? []) this.#ids.add(id);
    if (!ids || ids.length >= MOST_CLICKED || this.#ids.size >= MOST_CLICKED) this.#isIncomplete = true;
  }

  /** Takes what was noted; null says that any link may be among them. */
  drain(): number[] | null {
    const ids = this.#isIncomplete ? null : [...this.#ids];
    this.#ids.clear();
    this.#isIncomplete = false;
    return ids;
  }
}

/** Tells which of the viewer's links were clicked, at most once a second; completes with the viewer's access token. */
export function clicksTogether(viewer: Viewer): Repeater<Clicked> {
  return new Repeater<Clicked>(async (push, stop) => {
    const pace = { interval: INTERVAL_MS, endsAt: viewer.tokenExpiresAt };
    const batches = coalesce(pubsub.subscribe('clicks', viewer.id), pace, new ClickedLinks());
    void stop.then(() => batches.return());
    for await (const batch of batches) {
      const clicked = batch.drain();
      if (clicked?.length !== 0) void push({ clicked }); // the first comes before any click
    }
    stop();
  });
}
