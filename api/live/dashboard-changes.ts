import { Repeater } from '@repeaterjs/repeater';
import type { Viewer } from '../viewer.ts';
import { coalesce } from './coalesce.ts';
import { pubsub } from './pubsub.ts';

/** A dashboard moves once a second at most, however fast the clicks come. */
const INTERVAL_MS = 1_000;

/**
 * Tells when the viewer's dashboard should be read (at once, and after every click or change of a link) and completes
 * when the viewer's access token expires: the client then comes back with a fresh one.
 */
export function dashboardChanges(viewer: Viewer): Repeater<unknown> {
  const events = Repeater.merge([
    pubsub.subscribe('clicks', viewer.id),
    pubsub.subscribe('urls', viewer.id),
    pubsub.subscribe('joined', viewer.id),
    pubsub.subscribe('reconnected'),
  ]);
  return coalesce(events, { interval: INTERVAL_MS, endsAt: viewer.tokenExpiresAt });
}
