import { spend } from '../account/rates.ts';
import { tellOwner } from '../identity/tell-owner.ts';
import { db } from '../database/db.ts';
import type { Webhook } from '../generated/prisma/client.ts';
import { requirePresence } from '../identity/presence.ts';
import { parseInput } from '../common/parse-input.ts';
import type { Viewer } from '../common/viewer.ts';
import { queueChallenge } from './challenge.ts';
import { checkEndpoint } from './check-endpoint.ts';
import { requireEvents } from './may-have.ts';
import { getWebhook, notFound } from './owned-webhook.ts';
import { WebhookChanges } from './rules.ts';
import { switchOff } from './switch-off.ts';

/**
 * Changes a webhook of the viewer, or switches it on or off; what waits for one that is switched off fails. At another address nothing
 * arrives before its endpoint has answered a challenge. Refuses INVALID input, NOT_FOUND, FORBIDDEN events that an API key may not
 * read, and RATE_LIMITED.
 */
export async function updateWebhook(viewer: Viewer, id: number, input: unknown): Promise<Webhook> {
  await spend(viewer, 'write');
  const { isActive, currentPassword, ...changes } = parseInput(WebhookChanges, input);
  const before = await getWebhook(viewer, id);
  requireEvents(viewer, changes.events ?? before.events);
  const isMoved = changes.url !== undefined && changes.url !== before.url;
  if (isMoved) {
    await requirePresence(viewer, currentPassword); // as for a new one
    await checkEndpoint(changes.url!, viewer.id);
  }
  const on = isActive && before.offReason ? { offReason: null, offAt: null, failingSince: null } : {};
  const unproved = isMoved ? { provedAt: null, failingSince: null } : {};
  await store(before, { ...changes, ...on, ...unproved });
  if (isMoved) await tellOwner(viewer.id, { deed: 'webhook', id, name: new URL(changes.url!).host });
  if (isActive === false) await switchOff(id, 'owner');
  return getWebhook(viewer, id);
}

/** Stores changes; where they bring another address, or the webhook back, its endpoint is challenged unless it has proved itself. */
async function store(before: Webhook, data: Partial<Webhook>): Promise<void> {
  const { id, ownerId } = before;
  await db.$transaction(async (tx) => {
    const { count } = await tx.webhook.updateMany({ where: { id, ownerId }, data });
    if (!count) throw notFound(); // deleted meanwhile
    const { offReason, provedAt } = { ...before, ...data };
    const isAsked = data.provedAt === null || (before.offReason && !offReason);
    if (isAsked && !offReason && !provedAt) await queueChallenge(tx, before);
  });
}

/** Deletes a webhook of the viewer with its log; what waited is not delivered any more. Refuses NOT_FOUND and RATE_LIMITED. */
export async function deleteWebhook(viewer: Viewer, id: number): Promise<void> {
  await spend(viewer, 'write');
  const { count } = await db.webhook.deleteMany({ where: { id, ownerId: viewer.id } });
  if (!count) throw notFound();
}
