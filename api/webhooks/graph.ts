import { ViewerNode } from '../account/graph.ts';
import { builder } from '../graph/builder.ts';
import { GLOBAL_ID } from '../common/descriptions.ts';
import { WebhookOffReason } from '../generated/prisma/enums.ts';
import { NO_ROW, rowId, rowOfEither } from '../graph/row-id.ts';
import { eventTypes, webhookEvents } from './events.ts';
import { exposedFields, type Exposed } from '../graph/member-fields.ts';
import { storedNames } from '../common/member.ts';
import { isOn, webhookMembers } from './members.ts';
import { listWebhooks } from './owned-webhook.ts';
import { MAX_WEBHOOKS, MOST_WAITING, TRIED_DAYS } from './rules.ts';

const OffReason = builder.enumType('WebhookOffReason', {
  description: 'Why a webhook is off.',
  values: {
    OWNER: { value: WebhookOffReason.owner, description: 'Its owner switched it off.' },
    GONE: { value: WebhookOffReason.gone, description: 'Its endpoint answered 410 Gone.' },
    FAILURES: { value: WebhookOffReason.failures, description: `Every attempt failed for ${TRIED_DAYS} days.` },
    BACKLOG: {
      value: WebhookOffReason.backlog,
      description: `${MOST_WAITING.account} deliveries of the account waited, ${MOST_WAITING.webhook} or more of them for it.`,
    },
  } as const,
});

interface EventType {
  name: string;
  about: string;
}

const WebhookEventType = builder.objectRef<EventType>('WebhookEventType').implement({
  description: 'A type of event that webhooks can be subscribed to.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'The type, such as link.created.' }),
    about: t.exposeString('about', { description: 'When it happens, for people.' }),
  }),
});

builder.queryField('webhookEventTypes', (t) =>
  t.withAuth({ may: ['read'] }).field({
    type: [WebhookEventType],
    description: 'Everything that webhooks can be told.',
    resolve: () => webhookEvents.map((name) => ({ name, about: eventTypes[name].about })),
  }),
);

/** A webhook of the viewer; a stranger's id reads as "no such node". */
export const WebhookNode = builder.prismaNode('Webhook', {
  authScopes: { may: ['read', 'write'] },
  id: { field: 'id', description: GLOBAL_ID },
  findUnique: (id, { viewer }) => ({ id: rowId(id), ownerId: viewer?.id ?? NO_ROW }),
  nullable: true,
  description: 'An address to which events of the account are delivered.',
  fields: (t) => ({
    ...exposedFields(webhookMembers, storedNames(webhookMembers), { offReason: OffReason }, (name, options) =>
      t.expose(name as 'description', options as Exposed),
    ),
    isActive: t.boolean({
      description: webhookMembers.isActive.words,
      resolve: isOn,
    }),
    formerSecretEndsAt: t.expose('formerEndsAt', {
      type: 'DateTime',
      nullable: true,
      description: webhookMembers.formerSecretEndsAt.words,
    }),
  }),
});

builder.prismaObjectField(WebhookNode, 'waitingCount', (t) =>
  t.relationCount('deliveries', {
    description: webhookMembers.waitingCount.words,
    where: { state: 'waiting' },
  }),
);

builder.prismaObjectField(ViewerNode, 'webhooks', (t) =>
  t.field({
    authScopes: { may: ['read'] },
    type: [WebhookNode],
    description: `The viewer's webhooks, oldest first; at most ${MAX_WEBHOOKS}.`,
    complexity: { field: 1, multiplier: MAX_WEBHOOKS },
    resolve: (viewer) => listWebhooks(viewer),
  }),
);

/** The row id of a webhook in an input; no row for what names none. */
export const rowOfWebhook = (id: string | number): number => rowOfEither('Webhook', String(id));
