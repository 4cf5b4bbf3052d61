import { ViewerNode } from '../account/graph.ts';
import { builder } from '../graph/builder.ts';
import { db } from '../database/db.ts';
import { webhookChanges } from '../live/webhook-changes.ts';
import { rowOfWebhook, WebhookNode } from './graph.ts';
import { listWebhooks } from './owned-webhook.ts';
import { MAX_WEBHOOKS } from './rules.ts';

interface Followed {
  ownerId: number;
  /** The row of the one to follow; null for all. */
  id: number | null;
}

const WebhooksUpdate = builder.objectRef<Followed>('WebhooksUpdate').implement({
  description: 'Webhooks as they are now.',
  fields: (t) => ({
    viewer: t.prismaField({
      type: ViewerNode,
      description: 'The viewer, whose webhooks may be others now.',
      resolve: (query, { ownerId }) => db.user.findUniqueOrThrow({ ...query, where: { id: ownerId } }),
    }),
    webhook: t.field({
      type: WebhookNode,
      nullable: true,
      description: 'The only one that is followed; null without an id, and once it is gone.',
      resolve: async ({ ownerId, id }) => (id === null ? null : db.webhook.findUnique({ where: { id, ownerId } })),
    }),
    webhooks: t.field({
      type: [WebhookNode],
      description: 'Those that are followed and still there, oldest first.',
      complexity: { field: 1, multiplier: MAX_WEBHOOKS },
      resolve: async ({ ownerId, id }) =>
        (await listWebhooks({ id: ownerId })).filter((webhook) => id === null || webhook.id === id),
    }),
  }),
});

builder.subscriptionField('webhooksUpdated', (t) =>
  t.withAuth({ may: ['read'] }).field({
    type: WebhooksUpdate,
    description:
      'Delivers immediately, then after changes of webhooks and their deliveries, at most once a second. Completes when the ' +
      'access token expires: subscribe again with a new one.',
    args: { id: t.arg.id({ description: 'The global id of the only webhook to follow; all without it.' }) },
    subscribe: (_root, _arguments, { viewer }) => webhookChanges(viewer),
    resolve: (_change, { id }, { viewer }) => ({
      ownerId: viewer.id,
      id: id === null || id === undefined ? null : rowOfWebhook(id),
    }),
  }),
);
