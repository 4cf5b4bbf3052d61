import { ViewerNode } from '../account/graph.ts';
import { builder } from '../graph/builder.ts';
import { delaysOf, type Delay, type DelayOfPlace, type Delays } from './delays.ts';
import { placeKinds } from './judge-delays.ts';
import { rowOfEither } from '../graph/row-id.ts';
import { listFallbacks, type Fallback } from './fallback-list.ts';

const PlaceKind = builder.enumType('FallbackKind', {
  description: 'What visitors of a fallback have in common: their country or their network.',
  values: Object.fromEntries(placeKinds.map((kind) => [kind.toUpperCase(), { value: kind }])) as {
    [Kind in (typeof placeKinds)[number] as Uppercase<Kind>]: { value: Kind };
  },
});

const DelayInterface = builder.interfaceRef<Delay>('Delay').implement({
  description: 'How long visitors were held up, milliseconds; null where nobody was measured.',
  fields: (t) => ({
    pages: t.exposeInt('pages', {
      description:
        'Clicks that the page answered; exact, also across restarts. Before November 2026, those that reported.',
    }),
    arrivals: t.exposeInt('arrivals', {
      description: 'Pages whose browser was heard of afterwards, by the server: it answered a PING, or reported.',
    }),
    reports: t.exposeInt('reports', { description: 'Pages that reported, suspect reports included.' }),
    measurements: t.exposeInt('measurements', {
      description: 'How many visitors the figures are based on: reports that are not suspect.',
    }),
    p50Ms: t.exposeFloat('p50Ms', { nullable: true, description: 'Half of them waited at most this long.' }),
    p95Ms: t.exposeFloat('p95Ms', { nullable: true, description: '95% of them waited at most this long.' }),
    p99Ms: t.exposeFloat('p99Ms', { nullable: true, description: '99% of them waited at most this long.' }),
  }),
});

const PlaceDelay = builder.objectRef<DelayOfPlace>('PlaceDelay').implement({
  interfaces: [DelayInterface],
  description: 'How long the visitors from one country or network were held up.',
  fields: (t) => ({
    name: t.exposeString('name', {
      nullable: true,
      description: 'ISO 3166-1 alpha-2, or number and organisation of the network; null where unknown.',
    }),
  }),
});

const DelaysType = builder.objectRef<Delays>('Delays').implement({
  interfaces: [DelayInterface],
  description: 'How long visitors were held up in all, and by place.',
  fields: (t) => ({
    byCountry: t.expose('byCountry', { type: [PlaceDelay], description: 'Most measurements first, at most 50.' }),
    byNetwork: t.expose('byNetwork', { type: [PlaceDelay], description: 'Most measurements first, at most 50.' }),
  }),
});

const FallbackType = builder.objectRef<Fallback>('Fallback').implement({
  description: 'A place whose visitors get the plain redirect, as measuring held them up for too long.',
  fields: (t) => ({
    kind: t.expose('kind', { type: PlaceKind, description: 'Whether the place is a country or a network.' }),
    place: t.exposeString('name', { description: 'ISO 3166-1 alpha-2, or number and organisation of the network.' }),
    p95Ms: t.exposeFloat('p95Ms', { description: 'The slowest 5% waited at least this long.' }),
    measurements: t.exposeInt('measurements', { description: 'How many measured visitors the figure is based on.' }),
    since: t.expose('since', { type: 'DateTime', description: 'When its visitors began to get the plain redirect.' }),
  }),
});

const Network = builder.objectRef<{ id: number }>('ViewerNetwork').implement({
  description: 'What measuring costs visitors.',
  fields: (t) => ({
    delays: t.field({
      type: DelaysType,
      description: "How long the page that measures held up visitors, by the server's clock.",
      args: {
        days: t.arg.int({ required: true, defaultValue: 30, description: '1 to 365.' }),
        urlId: t.arg.id({ description: 'Only visitors of this URL.' }),
      },
      complexity: 20,
      resolve: (owner, { days, urlId }) =>
        delaysOf(owner, {
          days,
          urlId: urlId === null || urlId === undefined ? null : rowOfEither('ShortUrl', String(urlId)),
        }),
    }),
    fallbacks: t.field({
      type: [FallbackType],
      description:
        'Of the whole installation, the slowest first. They end by themselves when few visitors show they can.',
      complexity: 5,
      resolve: () => listFallbacks(),
    }),
  }),
});

builder.prismaObjectField(ViewerNode, 'network', (t) =>
  t.field({
    authScopes: { may: ['analytics'] },
    type: Network,
    description: 'How long measuring holds visitors up.',
    resolve: ({ id }) => ({ id }),
  }),
);
