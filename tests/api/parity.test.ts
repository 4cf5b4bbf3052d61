import { beforeAll, expect, test, vi } from 'vitest';
import { stopClock } from '../kit/clock.ts';
import { storeClicks } from '../kit/clicks.ts';
import { numberOf, shorten } from '../kit/queries.ts';
import { db } from '../../api/database/db.ts';
import { at, gql, person, rest, useWorld, type Person } from '../kit/world.ts';

// What one door can, the other can.
stopClock();
useWorld();

const DAY_MS = 86_400_000;
let ada: Person;
let grace: Person;
let globalId: string;
let id: number;
let hers: number;

beforeAll(async () => {
  ada = await person();
  grace = await person({ name: 'Grace' });
  globalId = (await shorten(ada, { shortCode: 'mine', title: 'Mine' })).id;
  id = numberOf(globalId);
  hers = numberOf((await shorten(grace, { shortCode: 'hers' })).id);
  await storeClicks([
    { linkId: id, at: Date.now(), address: 'DE-1' },
    { linkId: id, at: Date.now() - DAY_MS, address: 'US-2' },
  ]);
});

test('a URL is copied and extended over REST', async () => {
  const copy = await rest(ada, 'POST', `/api/urls/${id}/duplicate`);
  expect([copy.status, copy.body.title, copy.body.original_url]).toEqual([
    201,
    'Mine (Copy)',
    expect.stringMatching(/^https/),
  ]);
  expect(copy.headers.get('location')).toBe(`/api/urls/${copy.body.id}`);
  expect((await rest(ada, 'POST', `/api/urls/${hers}/duplicate`)).status).toBe(404);

  const early = await rest(ada, 'POST', `/api/urls/${copy.body.id}/extend`);
  expect([early.status, early.body.error.message]).toEqual([
    400,
    'Only links that have expired or expire soon can be extended.',
  ]);
  await db.shortUrl.update({ where: { id: copy.body.id }, data: { expiresAt: new Date(Date.now() - DAY_MS) } });
  const later = await rest(ada, 'POST', `/api/urls/${copy.body.id}/extend`);
  expect([later.status, later.body.expires_at]).toEqual([200, new Date(Date.now() + 30 * DAY_MS).toISOString()]);
  expect((await rest(ada, 'POST', `/api/urls/${hers}/extend`)).status).toBe(404);
  expect((await rest(null, 'POST', `/api/urls/${id}/extend`)).status).toBe(401);
});

test('one action changes many URLs over REST, each told as it was sent', async () => {
  const update = (body: object) => rest(ada, 'POST', '/api/urls/bulk-update', body);
  const { status, body } = await update({ ids: [globalId, hers, 'nonsense'], action: 'deactivate' });
  expect(status).toBe(200);
  expect(body.results.map((one: Record<string, unknown>) => [one.id, one.success, one.error_code])).toEqual([
    [globalId, true, null],
    [hers, false, 'NOT_FOUND'],
    ['nonsense', false, 'NOT_FOUND'],
  ]);
  expect(body.results[0].url).toMatchObject({ id, is_active: false });
  expect((await update({ ids: [id], action: 'activate' })).body.results[0]).toMatchObject({ is_changed: true });
  expect((await update({ ids: [id], action: 'activate' })).body.results[0]).toMatchObject({ is_changed: false });

  const ACTION =
    'The action must be activate, deactivate, delete, extend, restore, undo_extend, add_tags or remove_tags.';
  for (const [wrong, message] of [
    [{ ids: [], action: 'delete' }, 'Please choose at least one link.'],
    [{ ids: [id], action: 'explode' }, ACTION],
    [{ ids: Array.from({ length: 1_001 }, (_, one) => one + 1), action: 'delete' }, /^At most 1000 links/],
  ] as const) {
    const answer = await update(wrong);
    expect([answer.status, answer.body.error.message]).toEqual([
      400,
      message instanceof RegExp ? expect.stringMatching(message) : message,
    ]);
  }
  expect((await update({ ids: 7, action: 'delete' })).status).toBe(400);
});

test('the hours of the week are those of GraphQL', async () => {
  const document = `query { viewer { analytics(scope: { period: LAST_7_DAYS }) {
    heatmap { weekday hour clicks visitors } } } }`;
  const { data } = await gql(ada, document);
  const { body } = await rest(ada, 'GET', '/api/analytics/heat-map?period=7d');
  expect(body.hours).toHaveLength(168);
  expect(
    body.hours.map(({ weekday, hour, clicks, uniqueVisitors }: Record<string, unknown>) => ({
      ...{ weekday, hour, clicks },
      visitors: uniqueVisitors,
    })),
  ).toEqual(data.viewer.analytics.heatmap);
  expect(body.hours.filter(({ clicks }: { clicks: number }) => clicks > 0)).toHaveLength(2);
  const one = await rest(ada, 'GET', `/api/analytics/heat-map?url=${hers}`);
  expect(one.status).toBe(404);
  expect((await rest(ada, 'GET', '/api/analytics/heat-map?period=eon')).status).toBe(400);
});

test('GraphQL gives addresses of the exports, which work for ten minutes without a token', async () => {
  const document = `query ($filter: UrlFilter) { viewer {
    urlsExport(filter: $filter) { url expiresAt } clicksExport(scope: {}) { url } analyticsExport(scope: {}, hours: true) { url } } }`;
  const { data } = await gql(ada, document, { filter: { search: 'mine', createdAfter: '2020-01-01T00:00:00Z' } });
  const { urlsExport, clicksExport, analyticsExport } = data.viewer;
  expect(Date.parse(urlsExport.expiresAt) - Date.now()).toBe(10 * 60_000);
  const get = (url: string) => fetch(at(new URL(url).pathname + new URL(url).search));

  const urls = await get(urlsExport.url);
  const same = await fetch(at('/api/urls/export.csv?search=mine&created_after=2020-01-01T00:00:00Z'), {
    headers: { authorization: `Bearer ${ada.token}` },
  });
  expect(await urls.text()).toBe(await same.text());
  expect(Object.fromEntries(urls.headers)).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'x-total-rows': '2',
    'cache-control': 'private, no-store',
  });
  const clicks = await get(clicksExport.url);
  expect([clicks.headers.get('x-total-rows'), (await clicks.text()).split('\r\n')[1]]).toEqual([
    '2',
    expect.stringContaining('mine'),
  ]);
  const analytics = await get(analyticsExport.url);
  expect(analytics.headers.get('content-type')).toBe('application/zip');
  expect(Buffer.from(await analytics.arrayBuffer()).toString('latin1')).toContain('hours.csv');

  const [head, claims, signature] = new URL(urlsExport.url).searchParams.get('token')!.split('.') as [
    string,
    string,
    string,
  ];
  const forged = Buffer.from(
    JSON.stringify({ ...JSON.parse(Buffer.from(claims, 'base64url').toString()), sub: String(grace.id) }),
  ).toString('base64url');
  for (const token of [`${head}.${forged}.${signature}`, `${head}.${claims}.`, 'nonsense', grace.token])
    expect((await fetch(at(`/api/downloads?token=${token}`))).status).toBe(404);
  vi.setSystemTime(Date.now() + 10 * 60_000 + 1_000);
  expect((await get(urlsExport.url)).status).toBe(404);

  const long = await gql(ada, document, { filter: { search: 'x'.repeat(201) } });
  expect((await get(long.data.viewer.urlsExport.url)).status).toBe(400);
  const filters = Array.from({ length: 20 }, () => ({
    dimension: 'REFERRER',
    values: Array.from({ length: 50 }, (_, one) => `site-${one}.example`),
  }));
  const many = 'query ($scope: AnalyticsScope!) { viewer { clicksExport(scope: $scope) { url } } }';
  expect((await gql(ada, many, { scope: { filters } })).errors![0]!.message).toBe(
    'There are too many filters for a download address.',
  );
});
