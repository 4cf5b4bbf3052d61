import { builder } from '../graph/builder.ts';
import { db } from '../database/db.ts';
import { GLOBAL_ID } from '../common/descriptions.ts';
import { WebhookDeliveryState } from '../generated/prisma/enums.ts';
import { parseGlobalId } from '../graph/global-id.ts';
import { NO_ROW } from '../graph/row-id.ts';
import {
  cursorOf,
  DEFAULT_FIRST,
  deliveryIdOf,
  listDeliveries,
  MAX_FIRST,
  messageIdOf,
  triesOf,
  type DeliveryPage,
  type Try,
} from './deliveries.ts';
import { WebhookNode } from './graph.ts';
import { bodyOf } from './payload.ts';
import { BODY_DAYS } from './rules.ts';

const State = builder.enumType('WebhookDeliveryState', {
  description: 'What became of a delivery. WAITING: it has not arrived yet. FAILED: it was given up.',
  values: {
    WAITING: { value: WebhookDeliveryState.waiting },
    DELIVERED: { value: WebhookDeliveryState.delivered },
    FAILED: { value: WebhookDeliveryState.failed },
  } as const,
});

const Attempt = builder.objectRef<Try>('WebhookAttempt').implement({
  description: 'One attempt to deliver.',
  fields: (t) => ({
    at: t.field({ type: 'DateTime', description: 'When it ended.', resolve: ({ at }) => new Date(at) }),
    status: t.exposeInt('status', { nullable: true, description: 'The status of the answer; null where none came.' }),
    error: t.exposeString('error', { nullable: true, description: 'Why it failed; null when it succeeded.' }),
    tookMs: t.exposeInt('tookMs', { description: 'How long it took, milliseconds.' }),
  }),
});

/** Nobody but its owner finds a delivery. */
const NO_DELIVERY = '00000000-0000-0000-0000-000000000000';

/** A delivery of the viewer; a stranger's id reads as "no such node". */
export const DeliveryNode = builder.prismaNode('WebhookDelivery', {
  authScopes: { may: ['read', 'write'] },
  id: { field: 'id', description: GLOBAL_ID },
  findUnique: (id, { viewer }) => ({ id: deliveryIdOf(id) ?? NO_DELIVERY, ownerId: viewer?.id ?? NO_ROW }),
  nullable: true,
  description: 'An event on its way to a webhook, and what became of it.',
  fields: (t) => ({
    messageId: t.string({
      description: 'The header webhook-id, by which receivers know it at each attempt.',
      resolve: ({ id }) => messageIdOf(id),
    }),
    event: t.exposeString('event', { description: 'The type of the event.' }),
    state: t.expose('state', { type: State, description: 'What became of it.' }),
    body: t.string({
      nullable: true,
      authScopes: { may: ['analytics'] },
      description: `What is sent, as it is signed; null once it is no longer kept, ${BODY_DAYS} days after it was settled.`,
      resolve: (delivery) => bodyOf(delivery),
    }),
    answer: t.exposeString('answer', {
      nullable: true,
      description: 'The beginning of what the endpoint answered last; null where nothing came.',
    }),
    attempts: t.field({
      type: [Attempt],
      description: 'The latest attempts, oldest first, those before a replay among them.',
      authScopes: { may: ['read'] },
      resolve: (delivery) => triesOf(delivery),
    }),
  }),
});

builder.prismaObjectFields(DeliveryNode, (t) => ({
  nextAttemptAt: t.field({
    type: 'DateTime',
    nullable: true,
    description: 'When it is tried next; null once it is settled.',
    resolve: ({ state, dueAt }) => (state === 'waiting' ? dueAt : null),
  }),
  createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When the event happened.' }),
  settledAt: t.expose('settledAt', {
    type: 'DateTime',
    nullable: true,
    description: 'When it was delivered or given up; null while it waits.',
  }),
  webhook: t.prismaField({
    type: WebhookNode,
    authScopes: { may: ['read'] },
    description: 'Where it is delivered.',
    resolve: (query, { webhookId }) => db.webhook.findUniqueOrThrow({ ...query, where: { id: webhookId } }),
  }),
}));

type Edge = DeliveryPage['deliveries'][number];

const DeliveryEdge = builder.objectRef<Edge>('WebhookDeliveryEdge').implement({
  description: 'A delivery and its place in the log.',
  fields: (t) => ({
    cursor: t.string({ description: 'The place of the delivery in the log.', resolve: cursorOf }),
    node: t.field({ type: DeliveryNode, description: 'The delivery itself.', resolve: (delivery) => delivery }),
  }),
});

const Connection = builder.objectRef<DeliveryPage>('WebhookDeliveryConnection').implement({
  description: 'A page of the log of a webhook.',
  fields: (t) => ({
    edges: t.field({
      type: [DeliveryEdge],
      description: 'The deliveries of the page, newest first.',
      complexity: { field: 0, multiplier: 1 }, // the connection's complexity counts them
      resolve: ({ deliveries }) => deliveries,
    }),
    pageInfo: t.field({
      type: builder.pageInfoRef(),
      description: 'Whether there are more deliveries, and where the page begins and ends.',
      resolve: ({ deliveries: [...all], hasMore, isFirst }) => ({
        hasNextPage: hasMore,
        hasPreviousPage: !isFirst,
        startCursor: all[0] ? cursorOf(all[0]) : null,
        endCursor: all.length ? cursorOf(all.at(-1)!) : null,
      }),
    }),
  }),
});

builder.prismaObjectField(WebhookNode, 'deliveries', (t) =>
  t.field({
    authScopes: { may: ['read'] },
    type: Connection,
    description: 'Its log, newest first.',
    args: {
      state: t.arg({ type: State, description: 'Only deliveries in this state.' }),
      first: t.arg.int({ required: true, defaultValue: DEFAULT_FIRST, description: `1 to ${MAX_FIRST}.` }),
      after: t.arg.string({ description: 'The end cursor of the page before; the newest deliveries without it.' }),
    },
    complexity: ({ first }) => ({ field: 1, multiplier: first ?? DEFAULT_FIRST }),
    resolve: ({ id, ownerId }, window) => listDeliveries({ id: ownerId }, id, window),
  }),
);

/** The id of a delivery in an input: a global id, its own, or the one that receivers know. */
export function idOfDelivery(text: string): string {
  const { typename, id } = parseGlobalId(text);
  return typename === 'WebhookDelivery' ? id : text;
}
