import { Repeater } from '@repeaterjs/repeater';
import { filter } from '@graphql-yoga/subscription';
import type { Viewer } from '../viewer.ts';
import { coalesce } from './coalesce.ts';
import { MOST_CLICKED } from './notifications.ts';
import { pubsub } from './pubsub.ts';

/** Shortest time between two deliveries, milliseconds. */
const INTERVAL_MS = 1_000;

/** Tells of clicks of an owner, or only of those that may be on one of these links. */
export function clicksOn(ownerId: number, linkIds: readonly number[] | null): Repeater<number[]> {
  const isMeant = (clicked: number[]) =>
    linkIds === null || clicked.length >= MOST_CLICKED || linkIds.some((id) => clicked.includes(id));
  return filter(isMeant)(pubsub.subscribe('clicks', ownerId));
}

/**
 * Delivers `reader` at once and after clicks on the viewer's links, or on `linkId` alone. Completes when the viewer's
 * access token expires: the client then subscribes again with a new one.
 */
export function clickChanges<Reader extends object>(
  viewer: Viewer,
  linkId: number | null,
  reader: Reader,
): Repeater<Reader> {
  const events = Repeater.merge([
    clicksOn(viewer.id, linkId === null ? null : [linkId]),
    pubsub.subscribe('reconnected'),
  ]);
  // Every delivery reads everything new, so nothing is collected between two.
  return coalesce(
    events,
    { interval: INTERVAL_MS, endsAt: viewer.tokenExpiresAt },
    Object.assign(reader, { add() {} }),
  );
}
