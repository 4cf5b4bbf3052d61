import { z } from 'zod';
import { createWebhook, type WebhookWithSecret } from '../../webhooks/create-webhook.ts';
import { waitingOf } from '../../webhooks/deliveries.ts';
import { webhookMembers } from '../../webhooks/members.ts';
import { getWebhook, listWebhooks } from '../../webhooks/owned-webhook.ts';
import { rotateWebhookSecret } from '../../webhooks/rotate-secret.ts';
import { FORMER_SECRET_HOURS, MAX_WEBHOOKS, NewWebhook, WebhookChanges } from '../../webhooks/rules.ts';
import { deleteWebhook, updateWebhook } from '../../webhooks/update-webhook.ts';
import { answers } from './answers.ts';
import { creationHeaders, keyOf, tellRepetition } from './idempotency-key.ts';
import { requestDocs } from './member-schemas.ts';
import { rowParameter } from './parameters.ts';
import { viewerOf } from './signed-in.ts';
import type { TypedApp } from './typed.ts';
import { toWebhook, Webhook, WebhookSecret } from './webhook-shape.ts';
import { requestSchema } from './wire.ts';

const tags = ['Webhooks'];
const write = { rate: 'write' } as const;
const words = requestDocs(webhookMembers);
const one = (...errors: number[]) => answers(200, 'The webhook.', Webhook, ...errors);

async function asShown(webhook: Parameters<typeof toWebhook>[0]) {
  return toWebhook(webhook, (await waitingOf([webhook.id])).get(webhook.id));
}

const withSecret = async ({ webhook, secret }: WebhookWithSecret) => ({ webhook: await asShown(webhook), secret });

/** /api/webhooks: where events of the viewer's account are delivered. */
export async function webhookRoutes(app: TypedApp): Promise<void> {
  const all = {
    tags,
    summary: 'List webhooks',
    description: `All of them, at most ${MAX_WEBHOOKS}, with how they fare; never their secrets.`,
    response: answers(
      200,
      'All of them, oldest first.',
      z.object({ webhooks: z.array(Webhook).describe('Those that are switched off, too.') }),
      401,
    ),
  };
  app.get('/api/webhooks', { schema: all }, async (request) => {
    const webhooks = await listWebhooks(viewerOf(request));
    const waiting = await waitingOf(webhooks.map(({ id }) => id));
    return { webhooks: webhooks.map((webhook) => toWebhook(webhook, waiting.get(webhook.id))) };
  });

  const creation = {
    tags,
    summary: 'Create a webhook',
    description: 'An API key can choose events only where it may read what they tell.',
    headers: creationHeaders,
    body: requestSchema(NewWebhook, words),
    response: answers(201, 'The new webhook and its secret.', WebhookSecret, 400, 401, 403, 409, 429),
  };
  app.post('/api/webhooks', { config: write, schema: creation }, async (request, reply) => {
    const made = await createWebhook(viewerOf(request), request.body, keyOf(request));
    tellRepetition(reply, made);
    void reply.header('cache-control', 'no-store').header('location', `/api/webhooks/${made.webhook.id}`);
    return reply.code(201).send(await withSecret(made));
  });
  await oneWebhook(app);
}

async function oneWebhook(app: TypedApp): Promise<void> {
  const params = rowParameter('Webhook');
  const reading = { tags, summary: 'Get a webhook', description: 'How it fares.', params, response: one(401, 404) };
  app.get('/api/webhooks/:id', { schema: reading }, async (request) =>
    asShown(await getWebhook(viewerOf(request), request.params.id)),
  );

  const update = {
    tags,
    summary: 'Change a webhook',
    description: 'What is left out stays as it is; the description is cleared by null.',
    params,
    body: requestSchema(WebhookChanges, words),
    response: one(400, 401, 403, 404, 429),
  };
  app.put('/api/webhooks/:id', { config: write, schema: update }, async (request) =>
    asShown(await updateWebhook(viewerOf(request), request.params.id, request.body)),
  );

  const deletion = {
    tags,
    summary: 'Delete a webhook',
    description: 'With its log. What waited is not delivered any more.',
    params,
    response: answers(204, 'Deleted.', z.undefined(), 401, 404, 429),
  };
  app.delete('/api/webhooks/:id', { config: write, schema: deletion }, async (request, reply) => {
    await deleteWebhook(viewerOf(request), request.params.id);
    return reply.code(204).send();
  });

  const rotation = {
    tags,
    summary: 'Replace the secret',
    description: `The secret before signs along for ${FORMER_SECRET_HOURS} hours.`,
    params,
    response: answers(200, 'The webhook and its new secret.', WebhookSecret, 401, 403, 404, 429),
  };
  app.post('/api/webhooks/:id/rotate-secret', { config: write, schema: rotation }, async (request, reply) => {
    void reply.header('cache-control', 'no-store');
    return withSecret(await rotateWebhookSecret(viewerOf(request), request.params.id));
  });
}
