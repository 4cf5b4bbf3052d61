import { filter } from '@graphql-yoga/subscription';
import { Repeater } from '@repeaterjs/repeater';
import type { Viewer } from '../common/viewer.ts';
import { clicksOn } from './click-changes.ts';
import { coalesce } from './coalesce.ts';
import { midnights } from './midnight.ts';
import { pubsub, type UrlChange } from './pubsub.ts';

/** Shortest time between two deliveries, milliseconds. */
const INTERVAL_MS = 1_000;

/**
 * Delivers whenever the viewer's figures should be read: at once, after clicks and changes of links, and when
 * a day begins for the viewer. With links, only theirs count. Completes when the viewer's access token expires: the client
 * then subscribes again with a new one.
 */
export function figureChanges(viewer: Viewer, linkIds: readonly number[] | null = null): Repeater<unknown> {
  const isMeant = ({ urlId }: UrlChange) => linkIds === null || linkIds.includes(urlId);
  const events: Repeater<unknown> = Repeater.merge<unknown>([
    clicksOn(viewer.id, linkIds),
    filter(isMeant)(pubsub.subscribe('urls', viewer.id)),
    pubsub.subscribe('joined', viewer.id),
    pubsub.subscribe('reconnected'),
    midnights(viewer.timeZone),
  ]);
  return coalesce(events, { interval: INTERVAL_MS, endsAt: viewer.tokenExpiresAt });
}
