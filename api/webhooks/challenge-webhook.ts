import { spend } from '../account/rates.ts';
import { db } from '../database/db.ts';
import type { WebhookDelivery } from '../generated/prisma/client.ts';
import { UserError } from '../common/user-error.ts';
import type { Viewer } from '../common/viewer.ts';
import { queueChallenge } from './challenge.ts';
import { getWebhook } from './owned-webhook.ts';
import { messages } from './rules.ts';

/**
 * Sends the endpoint of a webhook of the viewer another challenge at once. Refuses NOT_FOUND, CONFLICT for a webhook that is off or has
 * proved its endpoint, and RATE_LIMITED.
 */
export async function challengeWebhook(viewer: Viewer, id: number): Promise<WebhookDelivery> {
  await spend(viewer, 'write');
  const webhook = await getWebhook(viewer, id);
  if (webhook.offReason) throw new UserError('CONFLICT', messages.off);
  if (webhook.provedAt) throw new UserError('CONFLICT', messages.proved);
  return db.$transaction((tx) => queueChallenge(tx, webhook));
}
