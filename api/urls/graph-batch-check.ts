import { builder } from '../graph/builder.ts';
import { batchCheck, itemStates, LIVE_DESTINATIONS, oneDestination, type CheckedItem } from './batch-check.ts';
import { ShortUrlNode, UrlHop } from './graph.ts';
import { isReachable } from './probe.ts';

const State = builder.enumType('BatchCheckState', {
  description:
    "ACTIVE, EXPIRING, EXPIRED and INACTIVE: a URL of the viewer. TAKEN: somebody else's code. AVAILABLE: a code that is " +
    'free. VALID: a destination that can be shortened. REFUSED: neither.',
  values: itemStates,
});

const Item = builder.objectRef<CheckedItem>('BatchCheckItem').implement({
  description: 'What is known of one of many short codes, short URLs and destinations.',
  fields: (t) => ({
    item: t.exposeString('item', { description: 'As sent in the request.' }),
    shortCode: t.exposeString('shortCode', {
      nullable: true,
      description: 'The code it was read as; null for a destination.',
    }),
    state: t.expose('state', { type: State, description: 'What the item is, and whether it can be used.' }),
    reason: t.exposeString('reason', {
      nullable: true,
      description: 'Why it cannot be used for a new URL. Null when it can, and for URLs of the viewer.',
    }),
    url: t.expose('url', { type: ShortUrlNode, nullable: true, description: "The viewer's URL with this code." }),
    destination: t.string({
      nullable: true,
      description: 'Where the URL redirects to, or the destination as createUrl would store it; null for several.',
      resolve: oneDestination,
    }),
    destinations: t.exposeStringList('destinations', { description: LIVE_DESTINATIONS }),
  }),
});

builder.objectFields(Item, (t) => ({
  isReachable: t.boolean({
    nullable: true,
    description:
      'Whether people arrive at every destination. Null when that is not known: it was not requested, or refuses robots.',
    resolve: ({ probe }) => isReachable(probe),
  }),
  notChecked: t.string({
    nullable: true,
    description:
      'Why nothing is known of the destination although probe was true, such as too many requests, a name that could not ' +
      'be looked up, a private address or another port; else null.',
    resolve: ({ probe }) => probe?.notChecked ?? null,
  }),
  warning: t.string({
    nullable: true,
    description: 'Why visitors will probably see an error at the destination; null where they will not.',
    resolve: ({ probe }) => probe?.warning ?? null,
  }),
  hops: t.field({
    type: [UrlHop],
    description: 'The addresses that were requested, in order.',
    resolve: ({ probe }) => probe?.hops ?? [],
  }),
}));

builder.queryField('batchCheck', (t) =>
  t.withAuth({ may: ['read'] }).field({
    type: [Item],
    description: 'What is known of each of many short codes, short URLs and destinations, in the order sent.',
    args: {
      items: t.arg.stringList({ required: true, description: '1 to 1,000 of them.' }),
      probe: t.arg.boolean({
        defaultValue: false,
        description: 'Whether destinations are requested as well. Then at most 10 items can be sent at once.',
      }),
    },
    resolve: (_root, { items, probe }, { viewer }) => batchCheck(viewer, { items, probe: probe ?? undefined }),
  }),
);
