// Paging by cursors: whatever is added or deleted meanwhile, every other link comes once.
import { expect, test } from 'vitest';
import { pool } from '../../api/database/db.ts';
import { gql, person, useWorld, type Person } from '../kit/world.ts';

useWorld();

const LIST = `query ($first: Int, $after: String, $last: Int, $before: String, $page: Int, $filter: UrlFilter,
    $order: UrlOrder) {
  viewer { urls(first: $first, after: $after, last: $last, before: $before, page: $page, filter: $filter, order: $order) {
    totalCount edges { cursor node { shortCode } } pages { count }
    pageInfo { hasNextPage hasPreviousPage startCursor endCursor } } } }`;
const list = async (who: Person, variables: object = {}) => {
  const { data, errors } = await gql(who, LIST, variables);
  if (errors) throw new Error(JSON.stringify(errors));
  return data.viewer.urls;
};
const codes = (urls: any): string[] => urls.edges.map((edge: any) => edge.node.shortCode);
const refusal = async (who: Person, variables: object) => (await gql(who, LIST, variables)).errors?.[0];

/** Links `from` to `to`, many with the same value in every order, and every fourth without one where that can be. */
const add = (who: Person, from: number, to: number) =>
  pool.query(
    `INSERT INTO short_url (owner_id, short_code, original_url, title, click_count, unique_visitors, last_clicked_at,
       expires_at, created_at)
     SELECT $1::int, 'k' || $1 || '-' || n, 'https://example.com/', CASE WHEN n % 4 > 0 THEN (ARRAY['é', 'E', 'f"'])[1 + n % 3] END,
       n % 5, n % 3, CASE WHEN n % 4 > 0 THEN '2026-01-01'::timestamptz + n % 3 * interval '1 ms' END,
       CASE WHEN n % 4 > 0 THEN '2036-01-01'::timestamptz + n % 3 * interval '1 ms' END,
       '2026-01-01'::timestamptz + n % 6 * interval '1 ms'
     FROM generate_series($2::int, $3::int) AS n`,
    [who.id, from, to],
  );
const remove = (code: string) => pool.query('DELETE FROM short_url WHERE short_code = $1', [code]);

const orders = ['CREATED_AT', 'CLICKS', 'VISITORS', 'TITLE', 'LAST_CLICKED_AT', 'EXPIRES_AT'].flatMap((field) =>
  ['ASC', 'DESC'].map((direction) => ({ field, direction })),
);

/** How a client pages in either direction. */
const ways = {
  forwards: {
    window: ({ endCursor }: any) => ({ first: 4, after: endCursor }),
    told: ({ hasNextPage, hasPreviousPage }: any) => ({ hasMore: hasNextPage, hasBehind: hasPreviousPage }),
    join: (seen: string[], page: string[]) => [...seen, ...page],
    edge: -1,
  },
  backwards: {
    window: ({ startCursor }: any) => ({ last: 4, before: startCursor }),
    told: ({ hasNextPage, hasPreviousPage }: any) => ({ hasMore: hasPreviousPage, hasBehind: hasNextPage }),
    join: (seen: string[], page: string[]) => [...page, ...seen],
    edge: 0,
  },
};

const bothWays = orders.flatMap((order) => [
  { ...order, way: 'forwards' as const },
  { ...order, way: 'backwards' as const },
]);

test.each(bothWays)('by $field, $direction, $way, nothing is lost or doubled', async ({ way, ...order }) => {
  const { window, told, join, edge } = ways[way];
  const ada = await person({ tier: 'enterprise' });
  await add(ada, 1, 30);
  const before = codes(await list(ada, { first: 100, order }));
  expect(before).toHaveLength(30);
  let seen: string[] = [];
  const deleted: string[] = [];
  let next: object = window({});
  for (let round = 0; ; round++) {
    const urls = await list(ada, { ...next, order });
    const page = codes(urls);
    seen = join(seen, page);
    const { hasMore, hasBehind } = told(urls.pageInfo);
    expect(hasBehind).toBe(round > 0);
    if (!hasMore) break;
    // One that was seen, every other time the cursor's own; one that was not; and new ones with every value.
    const unseen = before.filter((code) => !seen.includes(code) && !deleted.includes(code));
    const gone = [page.at(round % 2 ? edge : 1)!, ...unseen.slice(unseen.length / 2).slice(0, 1)];
    for (const code of gone) await remove(code);
    deleted.push(...gone);
    if (round < 3) await add(ada, 100 + round * 6, 105 + round * 6);
    next = window(urls.pageInfo);
  }
  expect(new Set(seen).size).toBe(seen.length);
  const old = seen.filter((code) => before.includes(code));
  expect(old).toEqual(before.filter((code) => old.includes(code)));
  expect(before.filter((code) => !old.includes(code) && !deleted.includes(code))).toEqual([]);
});

test('a cursor leads on with a filter, without page numbers, and past the end to an empty page', async () => {
  const ada = await person({ tier: 'enterprise' });
  await add(ada, 1, 9);
  const order = { field: 'TITLE', direction: 'ASC' };
  const all = await list(ada, { order });
  expect([all.pages, all.pageInfo.hasNextPage, all.pageInfo.hasPreviousPage]).toEqual([{ count: 1 }, false, false]);
  const rest = await list(ada, { order, after: all.edges[3].cursor, filter: { minClicks: 1, search: 'EXAMPLE' } });
  const counted = codes(await list(ada, { order, filter: { minClicks: 1 } }));
  expect(codes(rest)).toEqual(
    codes(all)
      .slice(4)
      .filter((code) => counted.includes(code)),
  );
  expect([rest.pages, rest.totalCount]).toEqual([null, counted.length]);
  const past = await list(ada, { order, after: all.pageInfo.endCursor });
  expect([codes(past), past.pageInfo]).toEqual([
    [],
    { hasNextPage: false, hasPreviousPage: true, startCursor: null, endCursor: null },
  ]);
  const end = await list(ada, { order, last: 2 });
  expect(codes(end)).toEqual(codes(all).slice(-2));
  expect(codes(await list(ada, { order, before: all.edges[2].cursor }))).toEqual(codes(all).slice(0, 2));
  const second = await list(ada, { order, first: 4, page: 2 });
  expect([codes(second), second.pages]).toEqual([codes(all).slice(4, 8), { count: 3 }]);
});

const forged = (...parts: unknown[]) => Buffer.from(JSON.stringify(parts)).toString('base64url');
const NOT_OURS = 'This cursor does not belong to this list.';
const OTHER = 'This cursor belongs to another order. Use it with the order of the list that it comes from.';

test.each([
  ['no cursor', 'nonsense', NOT_OURS],
  ['of an earlier version', Buffer.from('place:10').toString('base64url'), /earlier version/],
  ['of another order', forged('CLICKS', 'DESC', 5, 1), OTHER],
  ['of the other direction', forged('CREATED_AT', 'ASC', 1_770_000_000_000, 1), OTHER],
  ['of no order', forged('toString', 'DESC', 5, 1), NOT_OURS],
  ['with a value of another type', forged('CREATED_AT', 'DESC', "2026-01-01' OR true --", 1), NOT_OURS],
  ['without a value', forged('CREATED_AT', 'DESC', null, 1), NOT_OURS],
  ['with a timestamp that nobody has', forged('CREATED_AT', 'DESC', 1e300, 1), NOT_OURS],
  ['with an id that no link has', forged('CREATED_AT', 'DESC', 5, 3_000_000_000), NOT_OURS],
  ['with a title that cannot be stored', forged('TITLE', 'DESC', 'a\0', 1), NOT_OURS],
  ['that is too long', forged('TITLE', 'DESC', 'a'.repeat(5_000), 1), NOT_OURS],
])('a cursor %s is refused', async (_, cursor, message) => {
  const ada = await person();
  for (const field of ['after', 'before']) {
    const error = await refusal(ada, { [field]: cursor });
    expect(error?.extensions).toMatchObject({ code: 'INVALID', field });
    expect(error?.message).toMatch(message);
  }
});

test.each([
  ['last', { first: 5, last: 5 }],
  ['last', { last: 0 }],
  ['last', { last: 101 }],
  ['last', { last: 5, after: 'x' }],
  ['before', { first: 5, before: 'x' }],
  ['page', { page: 2, last: 5 }],
  ['page', { page: 2, after: 'x' }],
  ['page', { page: 0 }],
])('%s is refused in %j', async (field, window) => {
  expect((await refusal(await person(), window))?.extensions).toMatchObject({ code: 'INVALID', field });
});
