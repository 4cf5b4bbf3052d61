import { spend } from '../account/rates.ts';
import { tellOwner } from '../account/tell-owner.ts';
import { db } from '../db.ts';
import type { Webhook } from '../generated/prisma/client.ts';
import { requirePresence } from '../identity/presence.ts';
import { parseInput } from '../parse-input.ts';
import type { Viewer } from '../viewer.ts';
import { checkEndpoint } from './check-endpoint.ts';
import { requireEvents } from './may-have.ts';
import { getWebhook, notFound } from './owned.ts';
import { WebhookChanges } from './rules.ts';
import { switchOff } from './switch-off.ts';

/**
 * Changes a webhook of the viewer, or switches it on or off; what waits for one that is switched off fails. Refuses INVALID input,
 * NOT_FOUND, FORBIDDEN events that an API key may not read, and RATE_LIMITED.
 */
export async function updateWebhook(viewer: Viewer, id: number, input: unknown): Promise<Webhook> {
  await spend(viewer, 'write');
  const { isActive, currentPassword, ...changes } = parseInput(WebhookChanges, input);
  const before = await getWebhook(viewer, id);
  requireEvents(viewer, changes.events ?? before.events);
  const isMoved = changes.url !== undefined && changes.url !== before.url;
  if (isMoved) {
    await requirePresence(viewer, currentPassword); // as for a new one
    await checkEndpoint(changes.url!);
  }
  const on = isActive && before.offReason ? { offReason: null, offAt: null, failingSince: null } : {};
  const { count } = await db.webhook.updateMany({ where: { id, ownerId: viewer.id }, data: { ...changes, ...on } });
  if (!count) throw notFound(); // deleted meanwhile
  if (isMoved) await tellOwner(viewer.id, { deed: 'webhook', id, name: new URL(changes.url!).host });
  if (isActive === false) await switchOff(id, 'owner');
  return getWebhook(viewer, id);
}

/** Deletes a webhook of the viewer with its log; what waited is not delivered any more. Refuses NOT_FOUND and RATE_LIMITED. */
export async function deleteWebhook(viewer: Viewer, id: number): Promise<void> {
  await spend(viewer, 'write');
  const { count } = await db.webhook.deleteMany({ where: { id, ownerId: viewer.id } });
  if (!count) throw notFound();
}
