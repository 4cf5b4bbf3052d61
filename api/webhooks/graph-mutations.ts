import { builder, SENT_AGAIN } from '../graph/builder.ts';
import { PRESENCE } from '../common/descriptions.ts';
import { UserError } from '../common/user-error.ts';
import { challengeWebhook } from './challenge-webhook.ts';
import { createWebhook, type WebhookWithSecret } from './create-webhook.ts';
import { rowOfWebhook, WebhookNode } from './graph.ts';
import { webhookMembers } from './members.ts';
import { DeliveryNode, idOfDelivery } from './graph-deliveries.ts';
import { replayFailedDeliveries, replayWebhookDelivery } from './replay.ts';
import { rotateWebhookSecret } from './rotate-secret.ts';
import { FORMER_SECRET_HOURS } from './rules.ts';
import { sendTestWebhook } from './send-test.ts';
import { deleteWebhook, updateWebhook } from './update-webhook.ts';

const WRITE = { may: ['write'] } as const;
const NAMED = 'The global id of the webhook.';
const EVENTS = 'Types of events, such as link.created, one or more; webhookEventTypes has all.';

const Secret = builder.objectRef<WebhookWithSecret>('WebhookWithSecret').implement({
  description: 'A webhook with a new secret.',
  fields: (t) => ({
    webhook: t.field({ type: WebhookNode, description: 'The webhook.', resolve: ({ webhook }) => webhook }),
    secret: t.exposeString('secret', { description: 'What signs its deliveries, whsec_…. It cannot be shown again.' }),
  }),
});
const created = { types: [UserError], dataField: { name: 'created', description: 'The webhook and its secret.' } };
const changed = { types: [UserError], dataField: { name: 'webhook', description: 'The webhook as it is now.' } };
const queued = { types: [UserError], dataField: { name: 'delivery', description: 'The delivery, which waits.' } };

const CreateWebhookInput = builder.inputType('CreateWebhookInput', {
  description: 'Where to deliver what.',
  fields: (t) => ({
    url: t.string({ required: true, description: webhookMembers.url.asked }),
    description: t.string({ description: webhookMembers.description.asked }),
    events: t.stringList({ required: true, description: EVENTS }),
    idempotencyKey: t.string({ description: SENT_AGAIN }),
    currentPassword: t.string({ description: PRESENCE }),
  }),
});

builder.mutationField('createWebhook', (t) =>
  t.withAuth(WRITE).field({
    type: Secret,
    description: 'Makes a webhook, at most ten. An API key can choose events only where it may read what they tell.',
    args: { input: t.arg({ type: CreateWebhookInput, required: true }) },
    errors: created,
    resolve: (_root, { input: { idempotencyKey, ...input } }, { viewer }) =>
      createWebhook(viewer, input, idempotencyKey),
  }),
);

const UpdateWebhookInput = builder.inputType('UpdateWebhookInput', {
  description: 'Omitted fields stay unchanged; null clears the description.',
  fields: (t) => ({
    id: t.id({ required: true, description: NAMED }),
    url: t.string({ description: webhookMembers.url.asked }),
    description: t.string({ description: webhookMembers.description.asked }),
    events: t.stringList({ description: EVENTS }),
    isActive: t.boolean({
      description: 'Whether events are delivered to it. What waits when it is switched off fails.',
    }),
    currentPassword: t.string({ description: `For another address. ${PRESENCE}` }),
  }),
});

builder.mutationField('updateWebhook', (t) =>
  t.withAuth(WRITE).field({
    type: WebhookNode,
    description: 'Changes a webhook, or switches it on or off.',
    args: { input: t.arg({ type: UpdateWebhookInput, required: true }) },
    errors: changed,
    resolve: (_root, { input: { id, ...changes } }, { viewer }) => updateWebhook(viewer, rowOfWebhook(id), changes),
  }),
);

const DeleteWebhookInput = builder.inputType('DeleteWebhookInput', {
  description: 'The webhook to delete.',
  fields: (t) => ({ id: t.id({ required: true, description: NAMED }) }),
});

builder.mutationField('deleteWebhook', (t) =>
  t.withAuth(WRITE).field({
    type: 'ID',
    description: 'Deletes a webhook with its log. What waited is not delivered any more.',
    args: { input: t.arg({ type: DeleteWebhookInput, required: true }) },
    errors: { types: [UserError], dataField: { name: 'deletedId', description: 'The id as sent in the request.' } },
    resolve: async (_root, { input: { id } }, { viewer }) => {
      await deleteWebhook(viewer, rowOfWebhook(id));
      return id;
    },
  }),
);

const RotateWebhookSecretInput = builder.inputType('RotateWebhookSecretInput', {
  description: 'The webhook that gets a new secret.',
  fields: (t) => ({ id: t.id({ required: true, description: NAMED }) }),
});

builder.mutationField('rotateWebhookSecret', (t) =>
  t.withAuth(WRITE).field({
    type: Secret,
    description: `Replaces the secret. The one before signs along for ${FORMER_SECRET_HOURS} hours.`,
    args: { input: t.arg({ type: RotateWebhookSecretInput, required: true }) },
    errors: created,
    resolve: (_root, { input: { id } }, { viewer }) => rotateWebhookSecret(viewer, rowOfWebhook(id)),
  }),
);

const SendTestWebhookInput = builder.inputType('SendTestWebhookInput', {
  description: 'The webhook to try.',
  fields: (t) => ({ id: t.id({ required: true, description: NAMED }) }),
});

builder.mutationField('sendTestWebhook', (t) =>
  t.withAuth(WRITE).field({
    type: DeliveryNode,
    description: 'Sends the event webhook.test, which tells of nothing.',
    args: { input: t.arg({ type: SendTestWebhookInput, required: true }) },
    errors: queued,
    resolve: (_root, { input: { id } }, { viewer }) => sendTestWebhook(viewer, rowOfWebhook(id)),
  }),
);

const ChallengeWebhookInput = builder.inputType('ChallengeWebhookInput', {
  description: 'The webhook whose endpoint is to prove that it wants to be called.',
  fields: (t) => ({ id: t.id({ required: true, description: NAMED }) }),
});

builder.mutationField('challengeWebhook', (t) =>
  t.withAuth(WRITE).field({
    type: DeliveryNode,
    description: 'Sends webhook.verification again, with a new challenge, to an endpoint that has not answered it yet.',
    args: { input: t.arg({ type: ChallengeWebhookInput, required: true }) },
    errors: queued,
    resolve: (_root, { input: { id } }, { viewer }) => challengeWebhook(viewer, rowOfWebhook(id)),
  }),
);

const ReplayWebhookDeliveryInput = builder.inputType('ReplayWebhookDeliveryInput', {
  description: 'The delivery to send again.',
  fields: (t) => ({
    id: t.id({ required: true, description: 'The global id of the delivery, or the one that receivers know.' }),
  }),
});

builder.mutationField('replayWebhookDelivery', (t) =>
  t.withAuth(WRITE).field({
    type: DeliveryNode,
    description: 'Sends a delivery again that arrived or was given up, under the same webhook-id.',
    args: { input: t.arg({ type: ReplayWebhookDeliveryInput, required: true }) },
    errors: queued,
    resolve: (_root, { input: { id } }, { viewer }) => replayWebhookDelivery(viewer, idOfDelivery(String(id))),
  }),
);

const ReplayFailedWebhookDeliveriesInput = builder.inputType('ReplayFailedWebhookDeliveriesInput', {
  description: 'Which deliveries to send again.',
  fields: (t) => ({
    id: t.id({ required: true, description: NAMED }),
    since: t.field({ type: 'DateTime', required: true, description: 'Events that happened since then.' }),
  }),
});

builder.mutationField('replayFailedWebhookDeliveries', (t) =>
  t.withAuth(WRITE).field({
    type: 'Int',
    description: 'Sends all deliveries of a webhook again that were given up.',
    args: { input: t.arg({ type: ReplayFailedWebhookDeliveriesInput, required: true }) },
    errors: { types: [UserError], dataField: { name: 'count', description: 'How many wait again.' } },
    resolve: (_root, { input: { id, since } }, { viewer }) =>
      replayFailedDeliveries(viewer, rowOfWebhook(id), { since }),
  }),
);
