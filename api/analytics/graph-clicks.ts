import { ViewerNode } from '../account/graph.ts';
import { builder } from '../graph/builder.ts';
import { COUNTRY_CODE, GLOBAL_ID } from '../common/descriptions.ts';
import { byText, dimensions, kinds } from '../click-model/dimensions.ts';
import { MeasurementType } from '../measurements/graph.ts';
import { ShortUrlNode } from '../urls/graph.ts';
import { clickById } from './click-by-id.ts';
import { cursorOf } from './click-cursor.ts';
import {
  DEFAULT_FIRST,
  followClicks,
  MAX_FIRST,
  type ClickDetails,
  type ClickVariant,
  type FollowingPage,
} from './click-list.ts';
import { botReasons, type BotReason } from './click-scope.ts';
import { referrerOf } from '../figures/contract/names.ts';
import { asScopeInput, ScopeArgument } from './graph-scope.ts';
import { ownerOf } from '../common/viewer.ts';

export const ClickKind = builder.enumType('ClickKind', {
  description: 'Who or what clicked. HUMAN: a person. PREVIEW: a preview or a prefetch. BOT: any other program.',
  values: { HUMAN: { value: kinds.human }, BOT: { value: kinds.bot }, PREVIEW: { value: kinds.preview } } as const,
});

const Why = builder.enumType('ClickReason', {
  description: 'Why a click is not counted as a click by a person.',
  values: Object.fromEntries(botReasons.map((reason) => [reason.toUpperCase(), { value: reason }])) as {
    [Name in BotReason as Uppercase<Name>]: { value: Name };
  },
});

/** Limits a list of clicks to bots. */
export const BotFilter = builder.inputType('BotFilter', {
  description: 'Only clicks by bots, previews and prefetches, regardless of includeBots.',
  fields: (t) => ({
    reasons: t.field({
      type: [Why],
      required: true,
      defaultValue: [],
      description: 'Only clicks with one of these reasons; an empty list means all.',
    }),
  }),
});

const SERVER_RTT =
  'Round trip of the connection in milliseconds, as the server or the proxy in front of it saw it. Null on level none, and where neither could.';

const ClickVariantType = builder.objectRef<ClickVariant>('ClickVariant').implement({
  description: 'The variant of an experiment whose destination a click was given.',
  fields: (t) => ({
    key: t.exposeString('key', { description: 'Its key in filters.' }),
    label: t.exposeString('label', { description: 'The short code and the name of the variant.' }),
    destination: t.exposeString('destination', { description: 'Where the click was led.' }),
  }),
});

const ClickType = builder.objectRef<ClickDetails>('Click');
builder.node(ClickType, {
  id: { description: GLOBAL_ID, resolve: ({ id }) => id },
  loadOne: (id, { viewer }) => viewer && clickById(viewer, id),
  authScopes: { may: ['analytics'] },
  description: 'A click on a short URL. IP addresses and full user agents are not stored.',
  fields: (t) => ({
    at: t.expose('at', { type: 'DateTime', description: 'When it happened.' }),
    url: t.expose('url', { type: ShortUrlNode, description: 'The URL that was clicked.' }),
    kind: t.expose('kind', { type: ClickKind, description: 'Who or what clicked.' }),
    reason: t.expose('reason', {
      type: Why,
      nullable: true,
      description: 'Why it does not count as a click by a person; null for people.',
    }),
    country: t.exposeString('country', { description: 'The display name of the country.' }),
    countryCode: t.exposeString('countryCode', { nullable: true, description: COUNTRY_CODE }),
    city: t.exposeString('city', { nullable: true, description: 'The city; null where unknown.' }),
    region: t.exposeString('region', { nullable: true, description: 'The region of the city; null where unknown.' }),
    device: t.exposeString('device', { description: 'The key of the kind of device in filters.' }),
    deviceLabel: t.exposeString('deviceLabel', { description: 'The display name of the kind of device.' }),
    os: t.exposeString('os', { description: 'The display name of the operating system.' }),
    browser: t.exposeString('browser', { description: 'The display name of the browser.' }),
    browserVersion: t.exposeInt('browserVersion', {
      nullable: true,
      description: 'The major version; null where unknown.',
    }),
    channel: t.exposeString('channel', { description: 'The key of the channel in filters.' }),
    channelLabel: t.exposeString('channelLabel', { description: 'The display name of the channel.' }),
  }),
});

builder.objectFields(ClickType, (t) => ({
  ...byText((dimension) =>
    t.exposeString(dimension, { nullable: true, description: dimensions[dimension].text.graphql }),
  ),
  referrerLabel: t.string({
    nullable: true,
    description: 'The display name of the referrer; null where unknown.',
    resolve: ({ referrer }) => referrer && referrerOf(referrer),
  }),
  serverRttMs: t.exposeFloat('serverRttMs', { nullable: true, description: SERVER_RTT }),
  serverJitterMs: t.exposeFloat('serverJitterMs', {
    nullable: true,
    description: 'How much consecutive round trips differed, in milliseconds; null where there were fewer than three.',
  }),
  handshakeRttMs: t.exposeFloat('serverRttMs', {
    nullable: true,
    description: SERVER_RTT,
    deprecationReason: 'Use serverRttMs.',
  }),
  measurement: t.expose('measurement', {
    type: MeasurementType,
    nullable: true,
    description: 'Null when its way was not measured.',
  }),
}));

builder.objectField(ClickType, 'variant', (t) =>
  t.expose('variant', {
    type: ClickVariantType,
    nullable: true,
    description: "The experiment's variant whose destination it was given; null without an experiment.",
  }),
);

/** A click and its place in the list. */
export const ClickEdge = builder.objectRef<ClickDetails>('ClickEdge').implement({
  description: 'A click and its place in the list.',
  fields: (t) => ({
    cursor: t.string({ description: 'The place of the click in the list.', resolve: cursorOf }),
    node: t.field({ type: ClickType, description: 'The click itself.', resolve: (click) => click }),
  }),
});

const Connection = builder.objectRef<FollowingPage>('ClickConnection').implement({
  description: 'A page of a list of clicks.',
  fields: (t) => ({
    edges: t.field({
      type: [ClickEdge],
      description: 'The clicks of the page, newest first.',
      complexity: { field: 0, multiplier: 1 }, // the connection's complexity counts them
      resolve: ({ clicks }) => clicks,
    }),
    pageInfo: t.field({
      type: builder.pageInfoRef(),
      description: 'Whether there are more clicks, and where the page begins and ends.',
      resolve: ({ clicks, hasMore, isFirst, end }) => ({
        hasNextPage: hasMore,
        hasPreviousPage: !isFirst,
        startCursor: clicks[0] ? cursorOf(clicks[0]) : null,
        endCursor: end && cursorOf(end),
      }),
    }),
  }),
});

builder.prismaObjectField(ViewerNode, 'clicks', (t) =>
  t.field({
    authScopes: { may: ['analytics'] },
    type: Connection,
    description: 'Every click of a scope, newest first.',
    args: {
      scope: t.arg({ type: ScopeArgument, required: true, description: 'Which clicks the list covers.' }),
      bots: t.arg({ type: BotFilter, description: 'Lists bots instead of people.' }),
      first: t.arg.int({ required: true, defaultValue: DEFAULT_FIRST, description: `1 to ${MAX_FIRST}.` }),
      after: t.arg.string({ description: 'The end cursor of the page before; the newest clicks without it.' }),
    },
    complexity: ({ first }) => ({ field: 1, multiplier: first ?? DEFAULT_FIRST }),
    resolve: (user, { scope, bots, ...window }) =>
      followClicks(ownerOf(user), { ...asScopeInput(scope), bots }, window),
  }),
);
