import { Repeater } from '@repeaterjs/repeater';
import type { Viewer } from '../viewer.ts';
import { coalesce } from './coalesce.ts';
import { pubsub } from './pubsub.ts';

/** Shortest time between two deliveries, milliseconds. */
const INTERVAL_MS = 1_000;

/**
 * Delivers whenever the viewer's figures should be read: at once, and after clicks and changes of links. Completes when
 * the viewer's access token expires: the client then subscribes again with a new one.
 */
export function figureChanges(viewer: Viewer): Repeater<unknown> {
  const events = Repeater.merge([
    pubsub.subscribe('clicks', viewer.id),
    pubsub.subscribe('urls', viewer.id),
    pubsub.subscribe('joined', viewer.id),
    pubsub.subscribe('reconnected'),
  ]);
  return coalesce(events, { interval: INTERVAL_MS, endsAt: viewer.tokenExpiresAt });
}
