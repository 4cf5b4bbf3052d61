import { z } from 'zod';
import { challengeWebhook } from '../../webhooks/challenge-webhook.ts';
import { cursorOf, DeliveryQuestion, getDelivery, listDeliveries } from '../../webhooks/deliveries.ts';
import { getWebhook } from '../../webhooks/owned-webhook.ts';
import { replayFailedDeliveries, replayWebhookDelivery } from '../../webhooks/replay.ts';
import { Since } from '../../webhooks/rules.ts';
import { sendTestWebhook } from '../../webhooks/send-test.ts';
import { answers } from './answers.ts';
import { flag, text, whole } from './fields.ts';
import { rowParameter } from './parameters.ts';
import { linkNext, paged } from './paging.ts';
import { viewerOf } from './signed-in.ts';
import type { TypedApp } from './typed.ts';
import { Delivery, toDelivery, toWholeDelivery, WholeDelivery } from './webhook-shape.ts';
import { requestSchema, requestMembers } from './wire.ts';

const tags = ['Webhooks'];
const write = { rate: 'write' } as const;
const params = rowParameter('Webhook');
const deliveryParams = z.object({ id: text.describe('The header webhook-id of the delivery.') });

/** /api/webhooks/:id/deliveries and /api/webhook-deliveries: the log of webhooks, and sending again. */
export async function webhookDeliveryRoutes(app: TypedApp): Promise<void> {
  const list = {
    tags,
    summary: 'The log of a webhook, newest first',
    description: 'What became of each delivery, without what was sent. It reaches back 30 days, and 5,000 deliveries.',
    params,
    querystring: z.looseObject(
      requestMembers(DeliveryQuestion, {
        state: { description: 'Only deliveries in this state.' },
        first: { description: 'The most deliveries of a page.', default: 20 },
        after: { type: 'string', description: 'The end_cursor of the page before.' },
      }),
    ),
    response: answers(
      200,
      'A page.',
      z.object({
        deliveries: z.array(Delivery).describe('The deliveries of this page.'),
        has_more: flag.describe('Whether older deliveries follow.'),
        end_cursor: text.nullable().describe('What to send as after for the next page; null without deliveries.'),
      }),
      400,
      401,
      404,
    ),
  };
  app.get('/api/webhooks/:id/deliveries', { config: paged, schema: list }, async (request, reply) => {
    const viewer = viewerOf(request);
    const { id } = await getWebhook(viewer, request.params.id);
    const { deliveries, hasMore } = await listDeliveries(viewer, id, request.query);
    const last = deliveries.at(-1);
    const end = last ? cursorOf(last) : null;
    linkNext(request, reply, hasMore && end ? { after: end } : null);
    return { deliveries: deliveries.map(toDelivery), has_more: hasMore, end_cursor: end };
  });

  const reading = {
    tags,
    summary: 'Get a delivery',
    description: 'With what it sends, and every attempt.',
    params: deliveryParams,
    response: answers(200, 'The delivery.', WholeDelivery, 401, 404),
  };
  app.get('/api/webhook-deliveries/:id', { config: { scopes: ['analytics'] }, schema: reading }, async (request) =>
    toWholeDelivery(await getDelivery(viewerOf(request), request.params.id)),
  );
  await sending(app);
}

async function sending(app: TypedApp): Promise<void> {
  const queued = (...errors: number[]) => answers(202, 'It waits to be sent.', Delivery, ...errors);
  const test = {
    tags,
    summary: 'Send a test event',
    description:
      'The event webhook.test, which tells of nothing. Refused while the webhook is off or its endpoint has not answered the challenge.',
    params,
    response: queued(401, 404, 409, 429),
  };
  app.post('/api/webhooks/:id/test', { config: write, schema: test }, async (request, reply) =>
    reply.code(202).send(toDelivery(await sendTestWebhook(viewerOf(request), request.params.id))),
  );

  const challenge = {
    tags,
    summary: 'Send the challenge again',
    description: 'The event webhook.verification with a new value. Refused once the endpoint has answered one.',
    params,
    response: queued(401, 404, 409, 429),
  };
  app.post('/api/webhooks/:id/challenge', { config: write, schema: challenge }, async (request, reply) =>
    reply.code(202).send(toDelivery(await challengeWebhook(viewerOf(request), request.params.id))),
  );

  const replay = {
    tags,
    summary: 'Send a delivery again',
    description: 'One that arrived or was given up, under the same webhook-id. Refused while it waits.',
    params: deliveryParams,
    response: queued(401, 404, 409, 410, 429),
  };
  app.post('/api/webhook-deliveries/:id/replay', { config: write, schema: replay }, async (request, reply) =>
    reply.code(202).send(toDelivery(await replayWebhookDelivery(viewerOf(request), request.params.id))),
  );

  const replayAll = {
    tags,
    summary: 'Send failed deliveries again',
    description: 'All that were given up, of events since a time.',
    params,
    body: requestSchema(Since, {
      since: { type: 'string', format: 'date-time', description: 'Events that happened since then.' },
    }),
    response: answers(
      202,
      'They wait to be sent.',
      z.object({ count: whole.describe('How many wait again.') }),
      400,
      401,
      404,
      409,
      429,
    ),
  };
  app.post('/api/webhooks/:id/replay-failed', { config: write, schema: replayAll }, async (request, reply) =>
    reply.code(202).send({
      count: await replayFailedDeliveries(viewerOf(request), request.params.id, request.body),
    }),
  );
}
