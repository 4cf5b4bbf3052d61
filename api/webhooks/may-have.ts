import { requireScope } from '../common/scopes.ts';
import type { Viewer } from '../common/viewer.ts';
import { eventTypes, type WebhookEvent } from './events.ts';

/**
 * Throws ScopeMissing (FORBIDDEN) where an API key would have events delivered that it may not read itself: a key must not get by
 * a webhook what it is refused at the doors.
 */
export function requireEvents(viewer: Viewer, events: readonly string[]): void {
  for (const event of events) {
    const known = eventTypes[event as WebhookEvent];
    if (known) requireScope(viewer, [known.scope]);
  }
}
