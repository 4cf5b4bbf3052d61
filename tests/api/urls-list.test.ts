import { beforeAll, describe, expect, test } from 'vitest';
import { pool } from '../../api/database/db.ts';
import { pageNumbers } from '../../api/urls/pages.ts';
import { numberOf, shorten } from '../kit/queries.ts';
import { GOOGLEBOT } from '../kit/agents.ts';
import { storeClicks } from '../kit/clicks.ts';
import { gql, person, rest, useWorld, type Person } from '../kit/world.ts';

useWorld();

const LIST = `query ($first: Int, $after: String, $page: Int, $filter: UrlFilter, $order: UrlOrder, $scope: UrlScope! = ALL) {
  viewer { urls(first: $first, after: $after, page: $page, filter: $filter, order: $order, scope: $scope) {
    totalCount nodes { title } edges { cursor node { shortCode title } }
    pageInfo { hasNextPage hasPreviousPage startCursor endCursor }
    pages { count first { ...page } around { ...page } last { ...page } previous { ...page } next { ...page } } } } }
  fragment page on NumberedPage { page isCurrent }`;

const list = async (who: Person, variables: object = {}) => (await gql(who, LIST, variables)).data.viewer.urls;
const codes = (urls: any): string[] => urls.edges.map((edge: any) => edge.node.shortCode);
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);

/** Puts links straight into the table, whatever their past. */
async function put(who: Person, rows: Record<string, unknown>[]): Promise<void> {
  for (const row of rows) {
    const all = { owner_id: who.id, original_url: 'https://example.com/', ...row };
    const names = Object.keys(all);
    await pool.query(
      `INSERT INTO short_url (${names.join(', ')}) VALUES (${names.map((_, index) => `$${index + 1}`).join(', ')})`,
      Object.values(all),
    );
  }
}

describe('filters and orders', () => {
  let ada: Person;
  beforeAll(async () => {
    ada = await person();
    await put(ada, [
      {
        short_code: 'aaa',
        title: 'éclair',
        click_count: 5,
        unique_visitors: 2,
        created_at: inDays(-9),
        last_clicked_at: inDays(-1),
      },
      { short_code: 'bbb', title: 'Zebra 100%', click_count: 50, created_at: inDays(-8), expires_at: inDays(3) },
      {
        short_code: 'ccc',
        title: 'apple',
        click_count: 500,
        unique_visitors: 3,
        created_at: inDays(-7),
        expires_at: inDays(-2),
      },
      { short_code: 'ddd', title: null, created_at: inDays(-6), is_active: false, last_clicked_at: inDays(-3) },
      { short_code: 'eee', title: 'Fig_tree', created_at: inDays(-5), expires_at: inDays(90) },
      { short_code: 'Fff', title: 'ÉCLAIR two', created_at: inDays(-4), original_url: 'https://Bücher.example/Straße' },
    ]);
    const bob = await person();
    await put(bob, [{ short_code: 'his', title: 'apple', original_url: 'https://example.com/apple' }]);
  });

  test.each([
    [{}, 'Fff eee ddd ccc bbb aaa'],
    [{ search: 'éclair' }, 'Fff aaa'],
    [{ search: ' BÜCHER ' }, 'Fff'],
    [{ search: 'fFf' }, 'Fff'],
    [{ search: '100%' }, 'bbb'],
    [{ search: 'g_t' }, 'eee'],
    [{ search: 'a%e' }, ''],
    [{ search: '\\' }, ''],
    [{ search: 'apple' }, 'ccc'],
    [{ search: 'applebbb' }, ''],
    [{ search: '' }, 'Fff eee ddd ccc bbb aaa'],
    [{ status: 'ACTIVE' }, 'Fff eee bbb aaa'],
    [{ status: 'INACTIVE' }, 'ddd'],
    [{ status: 'EXPIRED' }, 'ccc'],
    [{ status: 'EXPIRING' }, 'bbb'],
    [{ minClicks: 50 }, 'ccc bbb'],
    [{ createdAfter: inDays(-6.5), createdBefore: inDays(-4.5) }, 'eee ddd'],
    [{ expiresAfter: inDays(0) }, 'eee bbb'],
    [{ expiresBefore: inDays(4), status: 'ACTIVE' }, 'bbb'],
    [{ search: 'e', minClicks: 1, status: 'ACTIVE' }, 'bbb aaa'],
  ])('the filter %j finds %j, at both doors', async (filter: Record<string, unknown>, expected) => {
    const urls = await list(ada, { filter });
    expect(codes(urls).join(' ')).toBe(expected);
    expect(urls.totalCount).toBe(expected.split(' ').filter(Boolean).length);
    const snake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
    const query = new URLSearchParams(
      Object.entries(filter).map(([name, value]) => [
        snake(name),
        value instanceof Date ? value.toISOString() : String(value).toLowerCase(),
      ]),
    );
    const { body } = await rest(ada, 'GET', `/api/urls?${query}`);
    expect(body.urls.map((url: any) => url.short_code).join(' ')).toBe(expected);
    expect(body.total).toBe(urls.totalCount);
  });

  test.each([
    ['CREATED_AT', 'aaa bbb ccc ddd eee Fff'],
    ['CLICKS', 'ddd eee Fff aaa bbb ccc'],
    ['VISITORS', 'bbb ddd eee Fff aaa ccc'],
    ['TITLE', 'ccc aaa Fff eee bbb ddd'],
    ['LAST_CLICKED_AT', 'bbb ccc eee Fff ddd aaa'],
    ['EXPIRES_AT', 'ccc bbb eee aaa ddd Fff'],
  ])('the order %s has two directions, at both doors', async (field, ascending) => {
    const backwards = ascending.split(' ').reverse().join(' ');
    const orderBy = async (direction: string) => codes(await list(ada, { order: { field, direction } })).join(' ');
    expect([await orderBy('ASC'), await orderBy('DESC')]).toEqual([ascending, backwards]);
    const sorted = await rest(ada, 'GET', `/api/urls?sort=${field.toLowerCase()}&direction=asc`);
    expect(sorted.body.urls.map((url: any) => url.short_code).join(' ')).toBe(ascending);
  });

  test('what can be recovered is switched off, expired or expiring', async () => {
    expect(codes(await list(ada, { scope: 'RECOVERABLE' }))).toEqual(['ddd', 'ccc', 'bbb']);
    const inactive = await list(ada, { scope: 'RECOVERABLE', filter: { status: 'INACTIVE' } });
    expect([inactive.totalCount, codes(inactive)]).toEqual([1, ['ddd']]);
    expect((await rest(ada, 'GET', '/api/urls?scope=recoverable')).body.total).toBe(3);
  });

  test('counts add up', async () => {
    const { data } = await gql(ada, '{ viewer { urlCounts { total active inactive expired expiring } } }');
    expect(data.viewer.urlCounts).toEqual({ total: 6, active: 4, inactive: 1, expired: 1, expiring: 1 });
  });

  test.each([
    ['search', 'x'.repeat(201), '{ viewer { urls(filter: { search: "VALUE" }) { totalCount } } }'],
    ['minClicks', '-1', '{ viewer { urls(filter: { minClicks: VALUE }) { totalCount } } }'],
    ['first', '0', '{ viewer { urls(first: VALUE) { totalCount } } }'],
    ['first', '101', '{ viewer { urls(first: VALUE) { totalCount } } }'],
    ['after', 'nonsense', '{ viewer { urls(after: "VALUE") { totalCount } } }'],
  ])('%s cannot be %s', async (field, value, query) => {
    const { errors } = await gql(ada, query.replace('VALUE', value));
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'INVALID', field });
  });

  test.each([
    ['status=nonsense', 'status'],
    ['sort=colour', 'sort'],
    ['direction=up', 'direction'],
    ['created_after=yesterday', 'created_after'],
    ['min_clicks=many', 'min_clicks'],
    ['page=0', 'page'],
    ['page_size=1001', 'page_size'],
    ['search=%00', 'search'],
  ])('GET /api/urls?%s is refused', async (query, field) => {
    const answer = await rest(ada, 'GET', `/api/urls?${query}`);
    expect([answer.status, answer.body.error.details.field]).toEqual([400, field]);
  });
});

describe('pages', () => {
  let grace: Person;
  const COUNT = 2_345;
  beforeAll(async () => {
    grace = await person({ tier: 'enterprise' });
    await pool.query(
      `INSERT INTO short_url (owner_id, short_code, original_url, created_at)
       SELECT $1::int, 'p' || n, 'https://example.com/' || n, now() - n * interval '1 minute'
       FROM generate_series(1, $2::int) AS n`,
      [grace.id, COUNT],
    );
  });

  test('pages have numbers, and pages beside one another have everything once', async () => {
    const first = await list(grace, { first: 10 });
    expect(first.pages).toMatchObject({
      count: 235,
      first: null,
      previous: null,
      next: { page: 2, isCurrent: false },
      last: { page: 235 },
    });
    expect(first.pages.around.map((page: any) => page.page)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(first.pages.around.map((page: any) => page.isCurrent)).toEqual([true, false, false, false, false, false]);
    const second = await list(grace, { first: 10, page: first.pages.next.page });
    const scrolled = await list(grace, { first: 10, after: first.pageInfo.endCursor });
    expect(codes(second)).toEqual(codes(scrolled));
    expect(codes(first).concat(codes(second))).toEqual(Array.from({ length: 20 }, (_, index) => `p${index + 1}`));
    expect(second.nodes).toHaveLength(10);
  });

  test('the last page and those past it, from either end', async () => {
    const { pages } = await list(grace, { first: 10 });
    const last = await list(grace, { first: 10, page: pages.last.page });
    expect(codes(last)).toEqual(['p2341', 'p2342', 'p2343', 'p2344', 'p2345']);
    expect(last.pageInfo).toMatchObject({ hasNextPage: false, hasPreviousPage: true });
    expect(last.pages).toMatchObject({ first: { page: 1 }, last: null, next: null, previous: { page: 234 } });
    const at = async (page: number, first = 3) => codes(await list(grace, { first, page }));
    expect(await at(335)).toEqual(['p1003', 'p1004', 'p1005']);
    expect(await at(501)).toEqual(['p1501', 'p1502', 'p1503']);
    expect(await at(782)).toEqual(['p2344', 'p2345']);
    expect(await at(783)).toEqual([]);
    expect(await at(1_000_000, 100)).toEqual([]);
    const page = await rest(grace, 'GET', '/api/urls?page=1173&page_size=2');
    expect(page.body.urls.map((url: any) => url.short_code)).toEqual(['p2345']);
  });

  test('a search with many hits keeps order, pages and filters', async () => {
    const search = (variables: { filter?: object }) =>
      list(grace, { first: 3, ...variables, filter: { search: 'EXAMPLE', ...variables.filter } });
    const far = await search({ page: 668 } as object);
    expect([far.totalCount, codes(far)]).toEqual([COUNT, ['p2002', 'p2003', 'p2004']]);
    const oldest = await search({ order: { field: 'CREATED_AT', direction: 'ASC' } } as object);
    expect(codes(oldest)).toEqual(['p2345', 'p2344', 'p2343']);
    const active = await search({ filter: { status: 'ACTIVE', minClicks: 1 } });
    expect([active.totalCount, codes(active)]).toEqual([0, []]);
    const few = await search({ filter: { search: '/2345' } });
    expect([few.totalCount, codes(few)]).toEqual([1, ['p2345']]);
  });

  test('an account without URLs has one empty page', async () => {
    const urls = await list(await person());
    expect(urls).toMatchObject({
      totalCount: 0,
      edges: [],
      pages: { count: 1, around: [{ page: 1, isCurrent: true }] },
    });
    expect(urls.pageInfo).toEqual({ hasNextPage: false, hasPreviousPage: false, startCursor: null, endCursor: null });
  });

  test.each([
    [1, 1, '1'],
    [4, 7, '1 2 3 4 5 6 7'],
    [1, 8, '1 2 3 4 5 6 … 8'],
    [4, 9, '1 2 3 4 5 6 … 9'],
    [5, 9, '1 … 3 4 5 6 7 … 9'],
    [6, 9, '1 … 4 5 6 7 8 9'],
    [50, 99, '1 … 48 49 50 51 52 … 99'],
    [99, 99, '1 … 94 95 96 97 98 99'],
  ])('page %i of %i shows %j', (current, count, expected) => {
    const { first, around, last } = pageNumbers(current, count);
    const shown = [...(first ? [first, '…'] : []), ...around, ...(last ? ['…', last] : [])];
    expect(shown.join(' ')).toBe(expected);
    expect(around).toContain(current);
  });
});

describe('key figures', () => {
  const QUICK = `{ viewer { urls { nodes { shortCode quickAnalytics {
    uniqueVisitors uniqueRate peakHour topReferrer bounceRate botCount } } } } }`;

  test('what clicks tell, for a whole page', async () => {
    const ada = await person();
    const busy = numberOf((await shorten(ada, { shortCode: 'busy' })).id);
    await shorten(ada, { shortCode: 'quiet' });
    const yesterday = Date.now() - 86_400_000;
    const at = (hour: number, minute = 0) => new Date(yesterday).setUTCHours(hour, minute, 0, 0);
    await storeClicks([
      { linkId: busy, at: at(9), address: 'DE-1', referrer: 'https://news.example/a' },
      { linkId: busy, at: at(14), address: 'DE-2', referrer: 'https://blog.example/' },
      { linkId: busy, at: at(14, 5), address: 'DE-1', referrer: 'https://blog.example/x' },
      { linkId: busy, at: at(14, 9), address: 'DE-1' },
      { linkId: busy, at: at(20), userAgent: GOOGLEBOT },
    ]);
    const { nodes } = (await gql(ada, QUICK)).data.viewer.urls;
    expect(nodes).toEqual([
      {
        shortCode: 'quiet',
        quickAnalytics: {
          uniqueVisitors: 0,
          uniqueRate: null,
          peakHour: null,
          topReferrer: null,
          bounceRate: null,
          botCount: 0,
        },
      },
      {
        shortCode: 'busy',
        quickAnalytics: {
          uniqueVisitors: 2,
          uniqueRate: 50,
          peakHour: 14,
          topReferrer: 'blog.example',
          bounceRate: null,
          botCount: 1,
        },
      },
    ]);
  });
});
