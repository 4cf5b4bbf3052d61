import { beforeAll, describe, expect, test } from 'vitest';
import { storeClicks } from '../kit/clicks.ts';
import { readContract } from '../kit/openapi.ts';
import { numberOf, shorten } from '../kit/queries.ts';
import { upload } from '../kit/upload.ts';
import { at, gql, person, rest, useWorld, type Person } from '../kit/world.ts';

useWorld();

let ada: Person;
let id: number;
beforeAll(async () => {
  ada = await person({ tier: 'premium' });
  id = numberOf((await shorten(ada)).id);
});

const fieldOf = async (method: string, path: string, body?: object) => {
  const answer = await rest(ada, method, path, body);
  return [answer.status, answer.body.error?.details.field];
};

test('every path of an account refuses parameters and members that it does not know, by name', async () => {
  const { operations } = await readContract();
  for (const { method, path, isPublic, operation } of operations) {
    if (isPublic || path === '/api/conversions') continue;
    const address = path.replace('{id}', String(id)).replace('{code}', 'x');
    expect([path, ...(await fieldOf(method, `${address}?limitt=2`))]).toEqual([path, 400, 'limitt']);
    if (!operation.requestBody?.content['application/json'] || method === 'GET') continue;
    expect([path, ...(await fieldOf(method, address, { originalUrll: 1 }))]).toEqual([path, 400, 'originalUrll']);
  }
});

describe('a name within others is told with its place', () => {
  test.each([
    ['/api/urls/bulk', { urls: [{ original_url: 'https://a.example/' }, { titel: 'x' }] }, 'urls.1.titel'],
    ['/api/urls/bulk', { urls: [] }, 'urls'],
    ['/api/conversions', { name: 'x', amount: 5 }, 'amount'],
  ])('%s %j: %s', async (path, body, field) => {
    expect(await fieldOf('POST', path, body)).toEqual([400, field]);
  });

  test('of an experiment and of a form', async () => {
    const variants = [{ destination: 'https://a.example/', wieght: 1 }];
    expect(await fieldOf('POST', `/api/urls/${id}/experiments`, { variants })).toEqual([400, 'variants.0.wieght']);
    const { status, body } = await upload(ada, 'original_url\nhttps://example.com/', {
      fields: { skipheader: 'true' },
    });
    expect([status, body.error.details.field]).toEqual([400, 'skipheader']);
  });
});

test.each([
  ['/api/analytics?device=toaster', 'device'],
  ['/api/analytics?country=DE&country_not=XXX', 'country_not'],
  ['/api/analytics/clicks?reason=head', 'reason'],
  ['/api/urls?page_size=0', 'page_size'],
  ['/api/urls?sort=odd', 'sort'],
])('%s blames %s', async (path, field) => {
  expect(await fieldOf('GET', path)).toEqual([400, field]);
});

test('a number and an id of GraphQL name the same thing at both doors', async () => {
  const globalId = Buffer.from(`ShortUrl:${id}`).toString('base64');
  for (const name of [String(id), globalId]) {
    expect((await rest(ada, 'GET', `/api/urls/${encodeURIComponent(name)}`)).body.id).toBe(id);
    const toggle = `mutation { toggleUrl(input: { id: "${name}", isActive: true }) {
      ... on ToggleUrlSuccess { url { id } } } }`;
    expect((await gql(ada, toggle)).data.toggleUrl.url.id).toBe(globalId);
  }
  const website = Buffer.from(`Website:${id}`).toString('base64');
  expect((await rest(ada, 'GET', `/api/urls/${website}`)).status).toBe(404);
});

test('what has not changed is answered with 304, compressed or not', async () => {
  const get = (tag?: string, more: object = {}) =>
    fetch(at(`/api/urls/${id}`), {
      headers: { authorization: `Bearer ${ada.token}`, ...(tag && { 'if-none-match': tag }), ...more },
    });
  const first = await get();
  const tag = first.headers.get('etag')!;
  expect([first.status, tag, first.headers.get('cache-control')]).toEqual([
    200,
    expect.stringMatching(/^W\/"/),
    'private, no-cache',
  ]);
  for (const known of [tag, `"other", ${tag}`, tag.slice(2), '*']) {
    const again = await get(known);
    expect([known, again.status, await again.text(), again.headers.get('etag')]).toEqual([known, 304, '', tag]);
    expect(again.headers.get('ratelimit-remaining')).not.toBeNull();
  }
  await rest(ada, 'PUT', `/api/urls/${id}`, { title: 'Changed' });
  expect((await get(tag)).status).toBe(200);
});

test('visitors have one name at each door, and their earlier names beside it', async () => {
  await storeClicks([
    { linkId: id, address: 'DE-1' },
    { linkId: id, address: 'DE-2' },
  ]);
  const query = `{ globalStats { visitors totalVisitors } viewer { urls(first: 1) { nodes {
    visitors uniqueVisitors quickAnalytics { visitors uniqueVisitors } } } } }`;
  const { viewer, globalStats } = (await gql(ada, query)).data;
  const both = { visitors: 2, uniqueVisitors: 2 };
  expect(viewer.urls.nodes).toEqual([{ ...both, quickAnalytics: both }]);
  expect(globalStats).toEqual({ visitors: 2, totalVisitors: 2 });
  const { body } = await rest(ada, 'GET', '/api/urls/stats/global');
  expect([body.unique_visitors, body.total_unique_visitors]).toEqual([2, 2]);
});
