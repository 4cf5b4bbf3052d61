import { Repeater } from '@repeaterjs/repeater';
import type { Viewer } from '../viewer.ts';
import { coalesce } from './coalesce.ts';
import { midnights } from './midnight.ts';
import { pubsub } from './pubsub.ts';

/** Shortest time between two deliveries, milliseconds. */
const INTERVAL_MS = 1_000;

/**
 * Delivers whenever the viewer's figures should be read: at once, after clicks and changes of links, and when
 * a day begins for the viewer. Completes when the viewer's access token expires: the client then subscribes again with a new one.
 */
export function figureChanges(viewer: Viewer): Repeater<unknown> {
  const events: Repeater<unknown> = Repeater.merge<unknown>([
    pubsub.subscribe('clicks', viewer.id),
    pubsub.subscribe('urls', viewer.id),
    pubsub.subscribe('joined', viewer.id),
    pubsub.subscribe('reconnected'),
    midnights(viewer.timeZone),
  ]);
  return coalesce(events, { interval: INTERVAL_MS, endsAt: viewer.tokenExpiresAt });
}
