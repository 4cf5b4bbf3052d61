import { filter } from '@graphql-yoga/subscription';
import { Repeater, SlidingBuffer } from '@repeaterjs/repeater';
import { FOLLOWING_NOTED_HOURS } from '../common/stream-bounds.ts';
import type { Viewer } from '../common/viewer.ts';
import { coalesce } from './coalesce.ts';
import { MOST_CLICKED } from './notifications.ts';
import { pubsub, type UrlChange } from './pubsub.ts';

/** Shortest time between two deliveries, milliseconds. */
const INTERVAL_MS = 1_000;
/** Who follows clicks is noted anew so often, also where nobody clicks. */
const NOTED_MS = FOLLOWING_NOTED_HOURS * 3_600_000;

/** Tells of clicks of an owner, or only of those that may be on one of these links: an empty or full list may mean any. */
export function clicksOn(ownerId: number, linkIds: readonly number[] | null): Repeater<number[]> {
  const isMeant = (clicked: number[]) =>
    linkIds === null || !clicked.length || clicked.length >= MOST_CLICKED || linkIds.some((id) => clicked.includes(id));
  return filter(isMeant)(pubsub.subscribe('clicks', ownerId));
}

const hours = () =>
  new Repeater<null>(async (push, stop) => {
    const timer = setInterval(() => void push(null), NOTED_MS);
    await stop;
    clearInterval(timer);
  }, new SlidingBuffer(1));

/** Delivers once for any number of calls of `wake` in between. */
export function waking(): { wakes: Repeater<null>; wake: () => void } {
  const bell = new EventTarget();
  const wakes = new Repeater<null>(async (push, stop) => {
    const ring = () => void push(null);
    bell.addEventListener('wake', ring);
    await stop;
    bell.removeEventListener('wake', ring);
  }, new SlidingBuffer(1));
  return { wakes, wake: () => void bell.dispatchEvent(new Event('wake')) };
}

/**
 * Delivers `reader` at once, after clicks on the viewer's links, or on `linkId` alone and when it is deleted, every hour, and when
 * `wakes` does. Completes when the viewer's access token expires: the client then subscribes again with a new one.
 */
export function clickChanges<Reader extends object>(
  viewer: Viewer,
  linkId: number | null,
  reader: Reader,
  wakes: Repeater<null> = new Repeater(() => {}),
): Repeater<Reader> {
  const events = Repeater.merge<unknown>([
    clicksOn(viewer.id, linkId === null ? null : [linkId]),
    filter(({ kind, urlId }: UrlChange) => kind === 'DELETED' && urlId === linkId)(pubsub.subscribe('urls', viewer.id)),
    pubsub.subscribe('reconnected'),
    hours(),
    wakes,
  ]);
  // Every delivery reads everything new, so nothing is collected between two.
  return coalesce(
    events,
    { interval: INTERVAL_MS, endsAt: viewer.tokenExpiresAt },
    Object.assign(reader, { add() {} }),
  );
}
