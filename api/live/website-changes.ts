import { Repeater } from '@repeaterjs/repeater';
import { filter } from '@graphql-yoga/subscription';
import type { Viewer } from '../common/viewer.ts';
import { coalesce } from './coalesce.ts';
import { pubsub } from './pubsub.ts';

/** Shortest time between two deliveries, milliseconds. */
const INTERVAL_MS = 5_000;

/** Delivers at once and after reports of one of the viewer's websites, until the viewer's access token expires. */
export function websiteChanges(viewer: Viewer, websiteId: number): Repeater<unknown> {
  const isMeant = (reported: number) => reported === websiteId;
  const events = Repeater.merge([
    filter(isMeant)(pubsub.subscribe('websites', viewer.id)),
    pubsub.subscribe('reconnected'),
    pubsub.subscribe('joined', viewer.id),
  ]);
  return coalesce<unknown>(events, { interval: INTERVAL_MS, endsAt: viewer.tokenExpiresAt });
}
