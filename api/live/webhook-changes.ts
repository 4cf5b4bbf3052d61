import { Repeater } from '@repeaterjs/repeater';
import type { Viewer } from '../common/viewer.ts';
import { coalesce } from './coalesce.ts';
import { pubsub } from './pubsub.ts';

/** Shortest time between two deliveries, milliseconds. */
const INTERVAL_MS = 1_000;

/** Delivers at once and after changes of the viewer's webhooks and their log, until the viewer's access token expires. */
export function webhookChanges(viewer: Viewer): Repeater<unknown> {
  const events = Repeater.merge([pubsub.subscribe('webhooks', viewer.id), pubsub.subscribe('reconnected')]);
  return coalesce<unknown>(events, { interval: INTERVAL_MS, endsAt: viewer.tokenExpiresAt });
}
