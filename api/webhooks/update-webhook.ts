import { spend } from '../account/rates.ts';
import { db } from '../db.ts';
import type { Webhook } from '../generated/prisma/client.ts';
import { parseInput } from '../parse-input.ts';
import type { Viewer } from '../viewer.ts';
import { queueChallenge } from './challenge.ts';
import { checkEndpoint } from './check-endpoint.ts';
import { requireEvents } from './may-have.ts';
import { getWebhook, notFound } from './owned.ts';
import { WebhookChanges } from './rules.ts';
import { switchOff } from './switch-off.ts';

/**
 * Changes a webhook of the viewer, or switches it on or off; what waits for one that is switched off fails. At another address nothing
 * arrives before its endpoint has answered a challenge. Refuses INVALID input, NOT_FOUND, FORBIDDEN events that an API key may not read, and RATE_LIMITED.
 */
export async function updateWebhook(viewer: Viewer, id: number, input: unknown): Promise<Webhook> {
  await spend(viewer, 'write');
  const { isActive, ...changes } = parseInput(WebhookChanges, input);
  const before = await getWebhook(viewer, id);
  requireEvents(viewer, changes.events ?? before.events);
  const isMoved = changes.url !== undefined && changes.url !== before.url;
  if (isMoved) await checkEndpoint(changes.url!, viewer.id);
  const isBack = Boolean(isActive && before.offReason);
  const data = {
    ...changes,
    ...(isBack && { offReason: null, offAt: null, failingSince: null }),
    ...(isMoved && { provedAt: null, failingSince: null }),
  };
  await db.$transaction(async (tx) => {
    const { count } = await tx.webhook.updateMany({ where: { id, ownerId: viewer.id }, data });
    if (!count) throw notFound(); // deleted meanwhile
    const { offReason, provedAt } = { ...before, ...data };
    if ((isMoved || isBack) && !offReason && !provedAt) await queueChallenge(tx, before);
  });
  if (isActive === false) await switchOff(id, 'owner');
  return getWebhook(viewer, id);
}

/** Deletes a webhook of the viewer with its log; what waited is not delivered any more. Refuses NOT_FOUND and RATE_LIMITED. */
export async function deleteWebhook(viewer: Viewer, id: number): Promise<void> {
  await spend(viewer, 'write');
  const { count } = await db.webhook.deleteMany({ where: { id, ownerId: viewer.id } });
  if (!count) throw notFound();
}
