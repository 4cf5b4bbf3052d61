import { spend } from '../account/rates.ts';
import { db } from '../database/db.ts';
import { Prisma, type WebhookDelivery } from '../generated/prisma/client.ts';
import { parseInput } from '../common/parse-input.ts';
import { UserError } from '../common/user-error.ts';
import type { Viewer } from '../common/viewer.ts';
import { getDelivery } from './deliveries.ts';
import { getWebhook } from './owned-webhook.ts';
import { messages, Since } from './rules.ts';

/** What makes a settled delivery wait again, for as long as a new one. */
const anew = () =>
  ({ state: 'waiting', attempts: 0, dueAt: new Date(), queuedAt: new Date(), settledAt: null }) as const;

/**
 * Sends a settled delivery of the viewer again, under the id it had. Refuses NOT_FOUND, CONFLICT while it waits and for a webhook that
 * is off, GONE when what was sent is no longer kept, and RATE_LIMITED.
 */
export async function replayWebhookDelivery(viewer: Viewer, id: string): Promise<WebhookDelivery> {
  await spend(viewer, 'write');
  const delivery = await getDelivery(viewer, id);
  const { offReason } = await getWebhook(viewer, delivery.webhookId);
  if (offReason) throw new UserError('CONFLICT', messages.off);
  if (delivery.data === null) throw new UserError('GONE', messages.bodyGone);
  const { count } = await db.webhookDelivery.updateMany({
    where: { id: delivery.id, ownerId: viewer.id, state: { not: 'waiting' } },
    data: anew(),
  });
  if (!count) throw new UserError('CONFLICT', messages.waiting);
  return getDelivery(viewer, id);
}

/**
 * Sends all deliveries of a webhook again that failed and were queued since a time; returns their number. Refuses INVALID times,
 * NOT_FOUND, CONFLICT for a webhook that is off, and RATE_LIMITED.
 */
export async function replayFailedDeliveries(viewer: Viewer, id: number, input: unknown): Promise<number> {
  await spend(viewer, 'write');
  const { offReason } = await getWebhook(viewer, id);
  const { since } = parseInput(Since, input);
  if (offReason) throw new UserError('CONFLICT', messages.off);
  const { count } = await db.webhookDelivery.updateMany({
    where: {
      webhookId: id,
      ownerId: viewer.id,
      state: 'failed',
      createdAt: { gte: since },
      data: { not: Prisma.DbNull },
    },
    data: anew(),
  });
  return count;
}
