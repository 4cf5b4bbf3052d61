import { z } from 'zod';
import { ViewerNode } from '../account/graph.ts';
import { urlCounts, type UrlCounts } from './url-counts.ts';
import { builder } from '../builder.ts';
import type { ShortUrl } from '../generated/prisma/client.ts';
import { parseInput } from '../parse-input.ts';
import { directions, orderFields, scopes, statusFilters } from './filter.ts';
import { ShortUrlNode } from './graph.ts';
import { DEFAULT_PAGE_SIZE } from './list-urls.ts';
import { pageNumbers } from './pages.ts';
import { UrlList } from './url-list.ts';

const MAX_FIRST = 100;
const FIRST = `first must be a whole number from 1 to ${MAX_FIRST}.`;
const CURSOR = 'This cursor does not belong to this list.';
const Window = z.object({
  first: z.number().int().min(1, FIRST).max(MAX_FIRST, FIRST),
  after: z
    .string()
    .transform((text) => Buffer.from(text, 'base64url').toString())
    .pipe(z.string().regex(/^place:\d{1,9}$/, CURSOR))
    .transform((text) => Number(text.slice('place:'.length)))
    .nullish(),
});

/** A cursor is the offset in the list: a list with another order or filter keeps its page numbers. */
const cursorOf = (place: number) => Buffer.from(`place:${place}`).toString('base64url');

const StatusFilter = builder.enumType('UrlStatusFilter', {
  description: 'ACTIVE URLs redirect; EXPIRING ones (7 days or fewer left) are among them.',
  values: statusFilters,
});
const Scope = builder.enumType('UrlScope', {
  description: 'RECOVERABLE: switched off, expired, or expiring within 7 days.',
  values: scopes,
});
const OrderField = builder.enumType('UrlOrderField', { values: orderFields });
const Direction = builder.enumType('OrderDirection', { values: directions });

const UrlFilter = builder.inputType('UrlFilter', {
  description: 'Only URLs that match every given condition.',
  fields: (t) => ({
    search: t.string({ description: 'Part of the title, the code or the destination, ignoring case.' }),
    status: t.field({ type: StatusFilter }),
    createdAfter: t.field({ type: 'DateTime', description: 'That moment included.' }),
    createdBefore: t.field({ type: 'DateTime', description: 'That moment excluded.' }),
    expiresAfter: t.field({ type: 'DateTime', description: 'That moment included.' }),
    expiresBefore: t.field({ type: 'DateTime', description: 'That moment excluded.' }),
    minClicks: t.int(),
  }),
});

const UrlOrder = builder.inputType('UrlOrder', {
  description: 'In ascending order, nulls sort last for titles and expiries and first for last clicks.',
  fields: (t) => ({
    field: t.field({ type: OrderField, required: true }),
    direction: t.field({ type: Direction, required: true }),
  }),
});

interface Edge {
  place: number;
  url: ShortUrl;
}

const ShortUrlEdge = builder.objectRef<Edge>('ShortUrlEdge').implement({
  fields: (t) => ({
    cursor: t.string({ resolve: ({ place }) => cursorOf(place) }),
    node: t.field({ type: ShortUrlNode, resolve: ({ url }) => url }),
  }),
});

interface Page {
  page: number;
  current: number;
  size: number;
}

const PageCursor = builder.objectRef<Page>('PageCursor').implement({
  fields: (t) => ({
    page: t.exposeInt('page', { description: 'Starts at 1.' }),
    cursor: t.string({
      description: 'The `after` cursor of this page.',
      resolve: ({ page, size }) => cursorOf((page - 1) * size),
    }),
    isCurrent: t.boolean({ resolve: ({ page, current }) => page === current }),
  }),
});

const PageCursors = builder.objectRef<{ total: number; list: UrlList }>('PageCursors').implement({
  description: 'Numbered pages of `first` URLs each; at most seven of them get a button.',
  fields: (t) => {
    const pages = ({ total, list: { page: shown } }: { total: number; list: UrlList }) => {
      const current = Math.floor(shown.offset / shown.size) + 1;
      const count = Math.max(Math.ceil(total / shown.size), 1);
      return {
        numbers: pageNumbers(current, count),
        count,
        page: (page: number) => ({ page, current, size: shown.size }),
      };
    };
    const one = (name: 'first' | 'last' | 'previous' | 'next', description: string) =>
      t.field({
        type: PageCursor,
        nullable: true,
        description,
        resolve: (parent) => {
          const { numbers, page } = pages(parent);
          const number = numbers[name];
          return number === null ? null : page(number);
        },
      });
    return {
      count: t.int({
        description: 'The number of pages, at least one.',
        resolve: (parent) => pages(parent).count,
      }),
      first: one('first', 'Null when `around` contains it.'),
      around: t.field({
        type: [PageCursor],
        resolve: (parent) => {
          const { numbers, page } = pages(parent);
          return numbers.around.map(page);
        },
      }),
      last: one('last', 'Null when `around` contains it.'),
      previous: one('previous', 'Null on the first page.'),
      next: one('next', 'Null on the last page.'),
    };
  },
});

const edgesOf = async (list: UrlList): Promise<Edge[]> =>
  (await list.urls()).map((url, index) => ({ url, place: list.page.offset + index + 1 }));

/** The connection's own cost already multiplies by the size of the page. */
const COUNTED = { field: 0, multiplier: 1 };

const ShortUrlConnection = builder.objectRef<UrlList>('ShortUrlConnection').implement({
  fields: (t) => ({
    totalCount: t.int({ description: 'The total of all pages.', resolve: (list) => list.total() }),
    edges: t.field({ type: [ShortUrlEdge], complexity: COUNTED, resolve: edgesOf }),
    nodes: t.field({ type: [ShortUrlNode], complexity: COUNTED, resolve: (list) => list.urls() }),
    pageInfo: t.field({
      type: builder.pageInfoRef(),
      resolve: async (list) => {
        const [edges, total] = await Promise.all([edgesOf(list), list.total()]);
        const { offset, size } = list.page;
        return {
          hasNextPage: offset + size < total,
          hasPreviousPage: offset > 0,
          startCursor: edges[0] ? cursorOf(edges[0].place) : null,
          endCursor: edges.length ? cursorOf(edges.at(-1)!.place) : null,
        };
      },
    }),
    pages: t.field({
      type: PageCursors,
      complexity: { field: 1, multiplier: 0 },
      resolve: async (list) => ({ list, total: await list.total() }),
    }),
  }),
});

builder.prismaObjectField(ViewerNode, 'urls', (t) =>
  t.field({
    type: ShortUrlConnection,
    description: "The viewer's URLs, by default newest first.",
    select: { id: true },
    args: {
      first: t.arg.int({ description: `1 to ${MAX_FIRST}; ${DEFAULT_PAGE_SIZE} when left out.` }),
      after: t.arg.string({ description: 'A cursor of an edge or of a page.' }),
      filter: t.arg({ type: UrlFilter }),
      order: t.arg({ type: UrlOrder }),
      scope: t.arg({ type: Scope, required: true, defaultValue: 'ALL' }),
    },
    complexity: ({ first }) => ({ field: 1, multiplier: first ?? DEFAULT_PAGE_SIZE }),
    resolve: ({ id }, args) => {
      const { first, after } = parseInput(Window, { ...args, first: args.first ?? DEFAULT_PAGE_SIZE });
      const question = { ...args.filter, scope: args.scope, sort: args.order?.field, direction: args.order?.direction };
      return new UrlList({ id }, question, { offset: after ?? 0, size: first });
    },
  }),
);

const Counts = builder.objectRef<UrlCounts>('UrlCounts').implement({
  description: 'Every URL is active, inactive or expired; active includes expiring ones.',
  fields: (t) => ({
    total: t.exposeInt('total'),
    active: t.exposeInt('active'),
    inactive: t.exposeInt('inactive'),
    expired: t.exposeInt('expired'),
    expiring: t.exposeInt('expiring', { description: 'Active, with 7 days or fewer left.' }),
  }),
});

builder.prismaObjectField(ViewerNode, 'urlCounts', (t) =>
  t.field({ type: Counts, select: { id: true }, resolve: ({ id }) => urlCounts(id) }),
);
