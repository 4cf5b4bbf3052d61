import { spend } from '../account/rates.ts';
import { db } from '../database/db.ts';
import type { Viewer } from '../common/viewer.ts';
import { withSecret, type WebhookWithSecret } from './create-webhook.ts';
import { requireEvents } from './may-have.ts';
import { getWebhook } from './owned-webhook.ts';
import { FORMER_SECRET_HOURS } from './rules.ts';
import { encryptSecret, makeSecret } from './secret.ts';

const HOUR_MS = 3_600_000;

/**
 * Gives a webhook of the viewer a new secret, which only this answer contains; the one before signs along for a day. Refuses
 * NOT_FOUND, FORBIDDEN for events that an API key may not read, and RATE_LIMITED.
 */
export async function rotateWebhookSecret(viewer: Viewer, id: number): Promise<WebhookWithSecret> {
  await spend(viewer, 'write');
  const { events, secret: formerSecret } = await getWebhook(viewer, id);
  requireEvents(viewer, events);
  const formerEndsAt = new Date(Date.now() + FORMER_SECRET_HOURS * HOUR_MS);
  const secret = await encryptSecret(makeSecret());
  await db.webhook.updateMany({ where: { id, ownerId: viewer.id }, data: { secret, formerSecret, formerEndsAt } });
  return withSecret(await getWebhook(viewer, id));
}
