import { spend } from '../account/rates.ts';
import { db } from '../database/db.ts';
import type { WebhookDelivery } from '../generated/prisma/client.ts';
import { UserError } from '../common/user-error.ts';
import type { Viewer } from '../common/viewer.ts';
import { TEST_EVENT } from './events.ts';
import { getWebhook } from './owned-webhook.ts';
import { messages } from './rules.ts';

const MESSAGE = 'This is a test. Nothing has happened.';

/** Queues an event that tells of nothing. Refuses NOT_FOUND, CONFLICT for a webhook that is off or not proved, and RATE_LIMITED. */
export async function sendTestWebhook(viewer: Viewer, id: number): Promise<WebhookDelivery> {
  await spend(viewer, 'write');
  const { offReason, provedAt } = await getWebhook(viewer, id);
  if (offReason) throw new UserError('CONFLICT', messages.off);
  if (!provedAt) throw new UserError('CONFLICT', messages.unproved);
  const data = { webhookId: id, ownerId: viewer.id, event: TEST_EVENT, data: { message: MESSAGE } };
  return db.webhookDelivery.create({ data });
}
