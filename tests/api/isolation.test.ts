import { expect, test } from 'vitest';
import { db } from '../../api/database/db.ts';
import { DELETE_URL, numberOf, shorten, TOGGLE_URL, UPDATE_URL } from '../kit/queries.ts';
import { gql, person, rest, useWorld } from '../kit/world.ts';

useWorld();

const missing = { code: 'NOT_FOUND', message: 'Resource not found', field: null };

test("a stranger's URL is not found at the GraphQL door, like one that never was", async () => {
  const ada = await person();
  const bob = await person();
  const hers = await shorten(ada, { title: 'Hers' });
  const his = await shorten(bob);
  const never = Buffer.from('ShortUrl:2000000000').toString('base64');
  for (const id of [hers.id, never]) {
    const { data } = await gql(
      bob,
      'query ($id: ID!, $ids: [ID!]!) { node(id: $id) { id } nodes(ids: $ids) { id ... on ShortUrl { title } } }',
      { id, ids: [his.id, id] },
    );
    expect(data).toEqual({ node: null, nodes: [{ id: his.id, title: null }, null] });
    expect((await gql(bob, UPDATE_URL, { input: { id, title: 'His' } })).data.updateUrl).toEqual(missing);
    expect((await gql(bob, TOGGLE_URL, { input: { id, isActive: false } })).data.toggleUrl).toEqual(missing);
    expect((await gql(bob, DELETE_URL, { input: { id } })).data.deleteUrl).toEqual(missing);
  }
  const nobody = await gql(null, 'query ($id: ID!) { node(id: $id) { id } }', { id: hers.id });
  expect(nobody.data.node).toBeNull();
  expect(await db.shortUrl.findFirst({ where: { shortCode: hers.shortCode } })).toMatchObject({
    title: 'Hers',
    isActive: true,
  });
});

test("a stranger's URL is not found at the REST door, like one that never was", async () => {
  const ada = await person();
  const bob = await person();
  const hers = await shorten(ada, { title: 'Hers' });
  for (const id of [numberOf(hers.id), 2_000_000_000, 99_999_999_999, -1, 'abc', '1e3', '%00']) {
    const answers = [
      await rest(bob, 'GET', `/api/urls/${id}`),
      await rest(bob, 'PUT', `/api/urls/${id}`, { title: 'His' }),
      await rest(bob, 'POST', `/api/urls/${id}/toggle`, { is_active: false }),
      await rest(bob, 'DELETE', `/api/urls/${id}`),
    ];
    for (const answer of answers) {
      expect(answer.status).toBe(404);
      expect(answer.body).toEqual({ error: { code: 'NOT_FOUND', message: 'Resource not found', details: {} } });
    }
  }
  expect((await rest(ada, 'GET', `/api/urls/${numberOf(hers.id)}`)).body.title).toBe('Hers');
});

test("lists hold nobody else's URLs, also from a stranger's cursor", async () => {
  const ada = await person();
  const bob = await person();
  await shorten(ada);
  await shorten(bob, { title: 'his' });
  const LIST = `query ($after: String) { viewer { urls(first: 9, after: $after) {
    totalCount edges { cursor node { title } } } } }`;
  const own = await gql(bob, LIST);
  expect(own.data.viewer.urls).toMatchObject({ totalCount: 1, edges: [{ node: { title: 'his' } }] });
  const cursor = (await gql(ada, LIST)).data.viewer.urls.edges[0].cursor;
  const peek = await gql(bob, LIST, { after: cursor });
  expect(peek.errors).toBeUndefined();
  expect(peek.data.viewer.urls.edges.every((edge: any) => edge.node.title === 'his')).toBe(true);
  expect(peek.data.viewer.urls.totalCount).toBe(1);
  expect((await rest(bob, 'GET', '/api/urls')).body.urls).toHaveLength(1);
});

test.each([
  ['GET', '/api/urls'],
  ['POST', '/api/urls'],
  ['GET', '/api/urls/1'],
  ['PUT', '/api/urls/1'],
  ['DELETE', '/api/urls/1'],
  ['POST', '/api/urls/1/toggle'],
  ['POST', '/api/urls/validate'],
  ['GET', '/api/urls/generate-code'],
  ['GET', '/api/urls/check/abc'],
  ['GET', '/api/short-codes/abc'],
  ['GET', '/api/dashboard'],
  ['GET', '/api/dashboard/enhanced'],
  ['GET', '/api/dashboard/my'],
  ['GET', '/api/dashboard/my/analytics'],
  ['GET', '/api/dashboard/my/performance'],
  ['GET', '/api/dashboard/my/trends'],
])('%s %s wants a session before it reads anything', async (method, path) => {
  const answer = await rest(null, method, path, method === 'GET' ? undefined : 'not even an object');
  expect(answer.status).toBe(401);
  expect(answer.headers.get('www-authenticate')).toBe('Bearer');
  expect(answer.body.error).toMatchObject({ code: 'UNAUTHENTICATED', message: 'Authentication required' });
});

test.each([
  '{ viewer { id } }',
  '{ validateUrl(url: "x") { valid } }',
  '{ generateShortCode }',
  '{ checkShortCode(code: "x") { available } }',
])('%s wants a session', async (query) => {
  const answer = await gql(null, query);
  expect([answer.status, answer.errors?.[0]?.extensions.code]).toEqual([401, 'UNAUTHENTICATED']);
});
