import { Repeater } from '@repeaterjs/repeater';
import { filter } from '@graphql-yoga/subscription';
import type { Viewer } from '../viewer.ts';
import { coalesce } from './coalesce.ts';
import { pubsub } from './pubsub.ts';

/** Clicks are told once a second at most, however fast they come. */
const INTERVAL_MS = 1_000;

/**
 * Delivers `reader` at once and after every click on one of the viewer's links (on the given one, unless null), and
 * completes when the viewer's access token expires: the client then comes back with a fresh one.
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
  // Every delivery reads whatever is new: there is nothing to collect in between.
  return coalesce(
    events,
    { interval: INTERVAL_MS, endsAt: viewer.tokenExpiresAt },
    Object.assign(reader, { add() {} }),
  );
}
