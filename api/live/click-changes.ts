import { Repeater } from '@repeaterjs/repeater';
import { filter } from '@graphql-yoga/subscription';
import type { Viewer } from '../viewer.ts';
import { coalesce } from './coalesce.ts';
import { pubsub } from './pubsub.ts';

/** Shortest time between two deliveries, milliseconds. */
const INTERVAL_MS = 1_000;

/**
 * Delivers `reader` at once and after clicks on the viewer's links, or on `linkId` alone. Completes when the viewer's
 * access token expires: the client then subscribes again with a new one.
 */
export function clickChanges<Reader extends object>(
  viewer: Viewer,
  linkId: number | null,
  reader: Reader,
): Repeater<Reader> {
  const isMeant = (linkIds: number[]) => linkId === null || linkIds.includes(linkId);
  const events = Repeater.merge([
    filter(isMeant)(pubsub.subscribe('clicks', viewer.id)),
    pubsub.subscribe('reconnected'),
  ]);
  // Every delivery reads everything new, so nothing is collected between two.
  return coalesce(
    events,
    { interval: INTERVAL_MS, endsAt: viewer.tokenExpiresAt },
    Object.assign(reader, { add() {} }),
  );
}
