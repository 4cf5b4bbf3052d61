import { encodeGlobalID } from '@pothos/plugin-relay';
import { builder } from '../graph/builder.ts';
import { db } from '../database/db.ts';
import type { ShortUrl } from '../generated/prisma/client.ts';
import type { UrlChange } from '../live/pubsub.ts';
import { urlChanges } from '../live/url-changes.ts';
import { ShortUrlNode } from './graph.ts';

const Kind = builder.enumType('UrlEventKind', {
  description: 'What happened to a URL.',
  values: ['CREATED', 'UPDATED', 'DELETED'] as const,
});

const globalId = (urlId: number) => encodeGlobalID('ShortUrl', urlId);

type Event = UrlChange & { url: ShortUrl | null };

const UrlEvent = builder.objectRef<Event>('UrlEvent').implement({
  description: 'A change of one URL.',
  fields: (t) => ({
    kind: t.expose('kind', { type: Kind, description: 'What happened to it.' }),
    urlId: t.id({ description: 'The global id of the URL.', resolve: ({ urlId }) => globalId(urlId) }),
    url: t.expose('url', {
      type: ShortUrlNode,
      nullable: true,
      description: 'The current URL; null when it was deleted.',
    }),
  }),
});

interface Update {
  events: Event[];
  clicked: number[] | null;
  reload: boolean;
}

const UrlsUpdate = builder.objectRef<Update>('UrlsUpdate').implement({
  description: "Which of the viewer's URLs changed, and which were clicked.",
  fields: (t) => ({
    events: t.expose('events', { type: [UrlEvent], description: 'One for each URL that changed, at most 100.' }),
    clicked: t.idList({
      nullable: true,
      description:
        'The URLs whose counts changed; reload those that are shown. Null when there are too many to list: reload all.',
      resolve: ({ clicked }) => clicked && clicked.map(globalId),
    }),
    reload: t.exposeBoolean('reload', { description: 'True when events are missing: reload the list.' }),
  }),
});

builder.subscriptionField('urlsUpdated', (t) =>
  t.withAuth({ may: ['read'] }).field({
    type: UrlsUpdate,
    description:
      'Delivers an empty update immediately, then updates after changes (at most a few times a second) and clicks ' +
      '(at most once a second). Completes when the access token expires: subscribe again with a new one.',
    subscribe: (_root, _args, { viewer }) => urlChanges(viewer),
    resolve: async (batch, _args, { viewer }) => {
      const { changes, clicked, reload } = batch.drain();
      const ids = changes.filter(({ kind }) => kind !== 'DELETED').map(({ urlId }) => urlId);
      const urls = ids.length ? await db.shortUrl.findMany({ where: { id: { in: ids }, ownerId: viewer.id } }) : [];
      const known = new Map(urls.map((url) => [url.id, url]));
      const events = changes.map((change) => ({ ...change, url: known.get(change.urlId) ?? null }));
      return { events, clicked, reload };
    },
  }),
);
