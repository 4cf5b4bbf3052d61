import { ViewerNode } from '../account/graph.ts';
import { urlCounts, type UrlCounts } from './url-counts.ts';
import { builder } from '../graph/builder.ts';
import { readsAlone } from '../graph/refusable-fields.ts';
import { directions, orderFields, scopes, statusFilters, tagMatches, type Order } from './filter.ts';
import { findByDestination } from './find-by-destination.ts';
import { ShortUrlNode } from './graph.ts';
import { DEFAULT_PAGE_SIZE } from './list-urls.ts';
import { pageNumbers } from './pages.ts';
import { cursorOf } from './url-cursor.ts';
import { UrlList, type Listed } from './url-list.ts';
import type { ListPage } from './url-page.ts';
import { MAX_FIRST, openWindow, sizeOf } from './url-window.ts';

export const StatusFilter = builder.enumType('UrlStatusFilter', {
  description: 'ACTIVE URLs redirect; EXPIRING ones (7 days or fewer left) are among them.',
  values: statusFilters,
});
export const UrlScope = builder.enumType('UrlScope', {
  description: 'RECOVERABLE: switched off, expired, at their click limit, or expiring within 7 days.',
  values: scopes,
});
export const OrderField = builder.enumType('UrlOrderField', {
  description: 'What lists of URLs can be sorted by.',
  values: orderFields,
});
export const Direction = builder.enumType('OrderDirection', {
  description: 'ASC: smallest or oldest first. DESC: largest or newest first.',
  values: directions,
});

export const TagMatch = builder.enumType('TagMatch', {
  description: 'ANY: at least one of the tags. ALL: each of them.',
  values: tagMatches,
});

export const UrlFilter = builder.inputType('UrlFilter', {
  description: 'Only URLs that match every given condition.',
  fields: (t) => ({
    search: t.string({ description: 'Part of the title, the code or the destination, ignoring case.' }),
    status: t.field({ type: StatusFilter, description: 'Only URLs with this status.' }),
    createdAfter: t.field({ type: 'DateTime', description: 'That moment included.' }),
    createdBefore: t.field({ type: 'DateTime', description: 'That moment excluded.' }),
    expiresAfter: t.field({ type: 'DateTime', description: 'That moment included.' }),
    expiresBefore: t.field({ type: 'DateTime', description: 'That moment excluded.' }),
    shortCode: t.string({ description: 'Only URLs with exactly this code, on whatever domain.' }),
    domain: t.string({ description: "Only URLs on this domain; this server's own host means those on none." }),
    externalId: t.string({ description: 'Only the URL with exactly this external id.' }),
    originalUrl: t.string({ description: 'Only URLs that lead exactly there.' }),
    tags: t.stringList({ description: 'Only URLs with these tags, by their names in any case.' }),
    tagMatch: t.field({ type: TagMatch, description: 'ANY when left out.' }),
    minClicks: t.int({ description: 'Only URLs with at least this many clicks by people.' }),
  }),
});

export const UrlOrder = builder.inputType('UrlOrder', {
  description: 'In ascending order, nulls sort last for titles and expiries and first for last clicks.',
  fields: (t) => ({
    field: t.field({ type: OrderField, required: true, description: 'What to sort by.' }),
    direction: t.field({ type: Direction, required: true, description: 'Which end comes first.' }),
  }),
});

interface Edge extends Listed {
  order: Order;
}

const ShortUrlEdge = builder.objectRef<Edge>('ShortUrlEdge').implement({
  description: 'A URL and its place in the list.',
  fields: (t) => ({
    cursor: t.string({
      description: 'The place of the URL in this order.',
      resolve: ({ order, place }) => cursorOf(order, place),
    }),
    node: t.field({ type: ShortUrlNode, description: 'The URL itself.', resolve: ({ url }) => url }),
  }),
});

interface NumberedPage {
  page: number;
  current: number;
}

const NumberedPageType = builder.objectRef<NumberedPage>('NumberedPage').implement({
  description: 'One page of a list, by its number.',
  fields: (t) => ({
    page: t.exposeInt('page', { description: 'Starts at 1; the argument `page` of this page.' }),
    isCurrent: t.boolean({
      description: 'Whether it is the page shown.',
      resolve: ({ page, current }) => page === current,
    }),
  }),
});

const NumberedPages = builder.objectRef<{ current: number; count: number }>('NumberedPages').implement({
  description: 'Numbered pages of `first` URLs each; at most seven of them get a button.',
  fields: (t) => {
    const one = (name: 'first' | 'last' | 'previous' | 'next', description: string) =>
      t.field({
        type: NumberedPageType,
        nullable: true,
        description,
        resolve: ({ current, count }) => {
          const page = pageNumbers(current, count)[name];
          return page === null ? null : { page, current };
        },
      });
    return {
      count: t.exposeInt('count', { description: 'The number of pages, at least one.' }),
      first: one('first', 'Null when `around` contains it.'),
      around: t.field({
        type: [NumberedPageType],
        description: 'The pages around the current one, in order.',
        resolve: ({ current, count }) => pageNumbers(current, count).around.map((page) => ({ page, current })),
      }),
      last: one('last', 'Null when `around` contains it.'),
      previous: one('previous', 'The page before this one; null on the first page.'),
      next: one('next', 'The page after this one; null on the last page.'),
    };
  },
});

const edgesOf = async (page: ListPage): Promise<Edge[]> =>
  (await page.listed()).map((listed) => ({ ...listed, order: page.list.order }));

/** The connection's own cost already multiplies by the size of the page. */
const COUNTED = { field: 0, multiplier: 1 };

const ShortUrlConnection = builder.objectRef<ListPage>('ShortUrlConnection').implement({
  description: 'A page of a list of URLs.',
  fields: (t) => ({
    edges: t.field({
      type: [ShortUrlEdge],
      description: 'The URLs of the page with their places in the list.',
      complexity: COUNTED,
      resolve: edgesOf,
    }),
    nodes: t.field({
      type: [ShortUrlNode],
      description: 'The URLs of the page.',
      complexity: COUNTED,
      resolve: async (page) => (await page.listed()).map(({ url }) => url),
    }),
    pageInfo: t.field({
      type: builder.pageInfoRef(),
      description: 'Whether there are more URLs, and where the page begins and ends.',
      resolve: async (page) => {
        const [listed, hasNextPage, hasPreviousPage] = await Promise.all([
          page.listed(),
          page.hasNext(),
          page.hasPrevious(),
        ]);
        const cursor = (at: number) => {
          const one = listed.at(at);
          return one ? cursorOf(page.list.order, one.place) : null;
        };
        return { hasNextPage, hasPreviousPage, startCursor: cursor(0), endCursor: cursor(-1) };
      },
    }),
    pages: t.field({
      type: NumberedPages,
      nullable: true,
      complexity: { field: 1, multiplier: 0 },
      description: 'Null where a cursor, or `last`, says which URLs are shown.',
      resolve: async ({ list, number, size }) =>
        number === null ? null : { current: number, count: Math.max(Math.ceil((await list.total()) / size), 1) },
    }),
  }),
});

builder.objectField(ShortUrlConnection, 'totalCount', (t) =>
  t.int({ ...readsAlone, description: 'The total of all pages.', resolve: ({ list }) => list.total() }),
);

builder.prismaObjectField(ViewerNode, 'urls', (t) =>
  t.field({
    authScopes: { may: ['read'] },
    type: ShortUrlConnection,
    description:
      "The viewer's URLs, by default newest first. Cursors name a place in one order: whatever is added or deleted while " +
      'you page, no other URL is left out or comes twice. A URL that moves within the order meanwhile, as by CLICKS when ' +
      'it is clicked, may do either.',
    args: {
      first: t.arg.int({ description: `1 to ${MAX_FIRST}; ${DEFAULT_PAGE_SIZE} when left out.` }),
      after: t.arg.string({ description: 'A cursor of this order. The page begins after it.' }),
      last: t.arg.int({ description: `1 to ${MAX_FIRST}, instead of \`first\`: the URLs at the end of the list.` }),
      before: t.arg.string({ description: 'A cursor of this order. The page ends before it; with `last`.' }),
      page: t.arg.int({ description: 'A page by its number instead of a cursor; what is added or deleted moves it.' }),
      filter: t.arg({ type: UrlFilter, description: 'Only URLs that match it.' }),
      order: t.arg({ type: UrlOrder, description: 'Newest first when left out.' }),
      scope: t.arg({
        type: UrlScope,
        required: true,
        defaultValue: 'ALL',
        description: 'All URLs, or only those to recover.',
      }),
    },
    complexity: (window) => ({ field: 1, multiplier: sizeOf(window) }),
    resolve: ({ id }, { filter, order, scope, ...window }) =>
      openWindow(new UrlList({ id }, { ...filter, scope, sort: order?.field, direction: order?.direction }), window),
  }),
);

const Counts = builder.objectRef<UrlCounts>('UrlCounts').implement({
  description:
    'Every URL is active, inactive, expired, scheduled or has reached its limit; active includes expiring ones.',
  fields: (t) => ({
    total: t.exposeInt('total', { description: 'URLs of every status.' }),
    active: t.exposeInt('active', { description: 'URLs that redirect now.' }),
    inactive: t.exposeInt('inactive', { description: 'URLs that are switched off.' }),
    expired: t.exposeInt('expired', { description: 'URLs whose expiry has passed.' }),
    expiring: t.exposeInt('expiring', { description: 'Active, with 7 days or fewer left.' }),
    limitReached: t.exposeInt('limitReached', {
      description: 'URLs that have let as many people through as they may.',
    }),
    scheduled: t.exposeInt('scheduled', { description: 'URLs that will redirect from a later time on.' }),
  }),
});

builder.prismaObjectField(ViewerNode, 'urlWithDestination', (t) =>
  t.field({
    authScopes: { may: ['read'] },
    type: ShortUrlNode,
    nullable: true,
    description: "The newest of the viewer's URLs that lead to this destination; null without one.",
    args: { destination: t.arg.string({ required: true, description: 'Completed as createUrl does.' }) },
    resolve: (_owner, { destination }, { viewer }) => findByDestination(viewer!, destination),
  }),
);

builder.prismaObjectField(ViewerNode, 'urlCounts', (t) =>
  t.field({
    authScopes: { may: ['read'] },
    type: Counts,
    description: 'How many URLs there are, by status.',
    resolve: ({ id }) => urlCounts(id),
  }),
);
