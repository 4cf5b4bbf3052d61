import { z } from 'zod';
import type { Webhook as Row, WebhookDelivery } from '../../generated/prisma/client.ts';
import { WebhookDeliveryState } from '../../generated/prisma/enums.ts';
import { messageIdOf, triesOf } from '../../webhooks/deliveries.ts';
import { TEST_EVENT, VERIFICATION_EVENT, webhookEvents } from '../../webhooks/events.ts';
import { isOn, webhookMembers } from '../../webhooks/members.ts';
import { payloadOf } from '../../webhooks/payload.ts';
import { BODY_DAYS } from '../../webhooks/rules.ts';
import { text, timestamp, whole } from './fields.ts';
import { responseMembers, wireValues } from './member-schemas.ts';

/** A webhook as integrators see it. */
export const Webhook = z
  .object({
    id: whole.describe('The number of the webhook.'),
    ...responseMembers(webhookMembers),
  })
  .meta({ id: 'Webhook', description: 'An address to which events of the account are delivered.' });

/** A webhook with a new secret. */
export const WebhookSecret = z.object({
  webhook: Webhook,
  secret: text.describe('What signs its deliveries, whsec_…. It cannot be shown again.'),
});

/** A webhook and how many deliveries wait for it, in the names of REST. */
export const toWebhook = (webhook: Row, waiting = 0) => ({
  id: webhook.id,
  ...wireValues(webhookMembers, {
    ...webhook,
    isActive: isOn(webhook),
    waitingCount: waiting,
    formerSecretEndsAt: webhook.formerEndsAt,
  }),
});

const deliveryMembers = {
  id: text.describe('The header webhook-id, the same at each attempt.'),
  webhook_id: whole.describe('The number of the webhook.'),
  event: z.enum([...webhookEvents, TEST_EVENT, VERIFICATION_EVENT]).describe('The type of the event.'),
  state: z.enum(WebhookDeliveryState).describe('waiting: it has not arrived yet. failed: it was given up.'),
  answer: text.nullable().describe('The beginning of what the endpoint answered last; null where nothing came.'),
  attempts: z
    .array(
      z.object({
        at: timestamp.describe('When it ended.'),
        status: whole.nullable().describe('The status of the answer; null where none came.'),
        error: text.nullable().describe('Why it failed; null when it succeeded.'),
        took_ms: whole.describe('How long it took, milliseconds.'),
      }),
    )
    .describe('The latest attempts, oldest first, those before a replay among them.'),
  next_attempt_at: timestamp.nullable().describe('When it is tried next; null once it is settled.'),
  created_at: timestamp.describe('When the event happened.'),
  settled_at: timestamp.nullable().describe('When it was delivered or given up; null while it waits.'),
};

/** A delivery as integrators see it. */
export const Delivery = z
  .object(deliveryMembers)
  .meta({ id: 'WebhookDelivery', description: 'An event on its way to a webhook, and what became of it.' });

/** A delivery with what it sends. */
export const WholeDelivery = z.object({
  ...deliveryMembers,
  payload: z
    .object({
      type: text.describe('The type of the event.'),
      timestamp: text.describe('When it happened.'),
      data: z.record(z.string(), z.unknown()).describe('What it tells; each type has its own.'),
    })
    .nullable()
    .describe(`What is sent; null once it is no longer kept, ${BODY_DAYS} days after it was settled.`),
});

/** A delivery in the names of REST. */
export const toDelivery = (delivery: WebhookDelivery): z.output<typeof Delivery> => ({
  id: messageIdOf(delivery.id),
  webhook_id: delivery.webhookId,
  event: delivery.event as z.output<typeof Delivery>['event'],
  state: delivery.state,
  answer: delivery.answer,
  attempts: triesOf(delivery).map(({ at, status, error, tookMs }) => ({
    at: new Date(at),
    status,
    error,
    took_ms: tookMs,
  })),
  next_attempt_at: delivery.state === 'waiting' ? delivery.dueAt : null,
  created_at: delivery.createdAt,
  settled_at: delivery.settledAt,
});

/** The same with what it sends. */
export const toWholeDelivery = (delivery: WebhookDelivery): z.output<typeof WholeDelivery> => {
  const payload = payloadOf(delivery);
  return { ...toDelivery(delivery), payload: payload && { ...payload, data: { ...payload.data } } };
};
