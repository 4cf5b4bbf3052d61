import { spend } from '../account/rates.ts';
import { tellOwner } from '../identity/tell-owner.ts';
import type { Webhook } from '../generated/prisma/client.ts';
import { createOnce, isRepeated, markRepeated, repeatable } from '../database/idempotency.ts';
import { requirePresence } from '../identity/presence.ts';
import { parseInput } from '../common/parse-input.ts';
import { UserError } from '../common/user-error.ts';
import type { Viewer } from '../common/viewer.ts';
import { queueChallenge } from './challenge.ts';
import { checkEndpoint } from './check-endpoint.ts';
import { requireEvents } from './may-have.ts';
import { getWebhook } from './owned-webhook.ts';
import { MAX_WEBHOOKS, messages, NewWebhook } from './rules.ts';
import { decryptSecret, encryptSecret, makeSecret, secretText } from './secret.ts';

/** A webhook, and the secret that signs what it gets, which only this answer contains. */
export interface WebhookWithSecret {
  webhook: Webhook;
  secret: string;
}

/** A webhook with its secret in the form that integrators configure. */
export const withSecret = async (webhook: Webhook): Promise<WebhookWithSecret> => ({
  webhook,
  secret: secretText(await decryptSecret(webhook.secret)),
});

/**
 * Makes a webhook of the viewer, whose endpoint gets a challenge and nothing else until it answers that. Refuses INVALID input, CONFLICT for an idempotency key of another request, FORBIDDEN above the
 * number of webhooks and for events that an API key may not read, and RATE_LIMITED.
 */
export async function createWebhook(
  viewer: Viewer,
  input: unknown,
  idempotencyKey?: unknown,
): Promise<WebhookWithSecret> {
  await spend(viewer, 'write');
  const { currentPassword, ...fields } = parseInput(NewWebhook, input);
  await requirePresence(viewer, currentPassword);
  requireEvents(viewer, fields.events);
  const request = repeatable(idempotencyKey, 'webhook', fields);
  await checkEndpoint(fields.url, viewer.id);
  const secret = await encryptSecret(makeSecret());
  // What is remembered for a repetition is the id alone: the secret is never stored as it is.
  const created = await createOnce(viewer, request, async (tx) => {
    // Parallel creations wait here, so that they cannot pass the limit together.
    await tx.$queryRaw`SELECT 1 FROM app_user WHERE id = ${viewer.id} FOR NO KEY UPDATE`;
    const count = await tx.webhook.count({ where: { ownerId: viewer.id } });
    if (count >= MAX_WEBHOOKS) throw new UserError('LIMIT_REACHED', messages.full);
    const webhook = await tx.webhook.create({ data: { ...fields, secret, ownerId: viewer.id } });
    await queueChallenge(tx, webhook);
    await tellOwner(viewer.id, { deed: 'webhook', id: webhook.id, name: new URL(fields.url).host }, tx);
    return { id: webhook.id };
  });
  const answer = await withSecret(await getWebhook(viewer, created.id));
  return isRepeated(created) ? markRepeated(answer) : answer;
}
