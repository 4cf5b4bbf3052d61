import { ViewerNode } from '../account/graph.ts';
import { builder } from '../builder.ts';
import { GLOBAL_ID } from '../descriptions.ts';
import { WebhookOffReason } from '../generated/prisma/enums.ts';
import { NO_ROW, rowId, rowOfEither } from '../row-id.ts';
import { eventTypes, webhookEvents } from './events.ts';
import { listWebhooks } from './owned.ts';
import { FORMER_SECRET_HOURS, MAX_WEBHOOKS, MOST_WAITING, TRIED_DAYS } from './rules.ts';

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
    url: t.exposeString('url', { description: 'The address that is called.' }),
    description: t.exposeString('description', { nullable: true, description: 'A note for people; null without one.' }),
    events: t.exposeStringList('events', { description: 'The types of the events that it gets.' }),
    isActive: t.boolean({
      description: 'Whether events are delivered to it.',
      select: { offReason: true },
      resolve: ({ offReason }) => offReason === null,
    }),
    offReason: t.expose('offReason', { type: OffReason, nullable: true, description: 'Null while it is on.' }),
    offAt: t.expose('offAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it was switched off; null while it is on.',
    }),
    failingSince: t.expose('failingSince', {
      type: 'DateTime',
      nullable: true,
      description: 'The first of the attempts that failed since one succeeded; null while all is well.',
    }),
    deliveredAt: t.expose('deliveredAt', {
      type: 'DateTime',
      nullable: true,
      description: 'The last attempt that succeeded; null before the first.',
    }),
    provedAt: t.expose('provedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When its endpoint answered the challenge of its address; null before, when it gets nothing else.',
    }),
    droppedCount: t.exposeInt('droppedCount', {
      description: 'Clicks and reported conversions that were dropped because too many waited; other events never are.',
    }),
    droppedAt: t.expose('droppedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When some were dropped last; null if none ever were.',
    }),
    formerSecretEndsAt: t.expose('formerEndsAt', {
      type: 'DateTime',
      nullable: true,
      description: `Until when the secret that was replaced signs along, ${FORMER_SECRET_HOURS} hours; null without one.`,
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was made.' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime', description: 'When it was last changed.' }),
  }),
});

builder.prismaObjectField(WebhookNode, 'waitingCount', (t) =>
  t.relationCount('deliveries', {
    description: 'Deliveries that have not arrived yet and are not given up.',
    where: { state: 'waiting' },
  }),
);

builder.prismaObjectField(ViewerNode, 'webhooks', (t) =>
  t.field({
    authScopes: { may: ['read'] },
    type: [WebhookNode],
    description: `The viewer's webhooks, oldest first; at most ${MAX_WEBHOOKS}.`,
    select: { id: true },
    complexity: { field: 1, multiplier: MAX_WEBHOOKS },
    resolve: (viewer) => listWebhooks(viewer),
  }),
);

/** The row id of a webhook in an input; no row for what names none. */
export const rowOfWebhook = (id: string | number): number => rowOfEither('Webhook', String(id));
