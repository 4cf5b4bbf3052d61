import { describe, expect, test } from 'vitest';
import { pool } from '../../api/database/db.ts';
import { onLinkChange } from '../../api/live/link-changes.ts';
import { lockLinks } from '../../api/urls/link-clicks.ts';
import { CREATE_URL, DELETE_URL, numberOf, shorten, TOGGLE_URL, UPDATE_URL } from '../kit/queries.ts';
import { gql, person, rest, useWorld } from '../kit/world.ts';

useWorld();

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

test('a URL is created with everything given, and looks alike at both doors', async () => {
  const ada = await person();
  const expiresAt = inDays(30);
  const url = await shorten(ada, {
    originalUrl: 'https://example.com/Path?q=a%20b#Part',
    shortCode: 'Spring_1',
    title: '  Spring sale ',
    description: '',
    expiresAt,
  });
  expect(url).toMatchObject({
    shortCode: 'Spring_1',
    shortUrl: 'http://localhost:3000/Spring_1',
    originalUrl: 'https://example.com/Path?q=a%20b#Part',
    title: 'Spring sale',
    description: null,
    isActive: true,
    status: 'ACTIVE',
    expiresAt,
    clickCount: 0,
    lastClickedAt: null,
  });
  const answer = await rest(ada, 'GET', `/api/urls/${numberOf(url.id)}`);
  expect(answer.body).toMatchObject({
    id: numberOf(url.id),
    short_code: 'Spring_1',
    short_url: 'http://localhost:3000/Spring_1',
    original_url: 'https://example.com/Path?q=a%20b#Part',
    title: 'Spring sale',
    description: null,
    is_active: true,
    expires_at: expiresAt,
    click_count: 0,
    unique_visitors: 0,
    created_at: url.createdAt,
    updated_at: url.updatedAt,
    last_clicked_at: null,
  });
});

test('REST creates with 201, the short URL and a generated code without look-alikes', async () => {
  const ada = await person();
  const answer = await rest(ada, 'POST', '/api/urls', { original_url: 'https://example.com/a' });
  expect(answer.status).toBe(201);
  expect(answer.body.short_code).toMatch(/^[2-9a-hjkmnp-zA-HJ-NP-Z]{6}$/);
  expect(answer.body.short_url).toBe(`http://localhost:3000/${answer.body.short_code}`);
  expect(answer.headers.get('location')).toBe(`/api/urls/${answer.body.id}`);
  expect(answer.headers.get('ratelimit-limit')).toBe('120');
});

const format = 'Invalid short code format. Use only letters, numbers, hyphens, and underscores.';
test.each([
  [{ shortCode: 'a b' }, 'INVALID', 'shortCode', format],
  [{ shortCode: 'a/b' }, 'INVALID', 'shortCode', format],
  [{ shortCode: 'a'.repeat(65) }, 'INVALID', 'shortCode', 'A short code can have at most 64 characters.'],
  [{ shortCode: 'API' }, 'CODE_RESERVED', 'shortCode', 'This short code is reserved. Please choose a different one.'],
  [
    { shortCode: 'dashboard' },
    'CODE_RESERVED',
    'shortCode',
    'This short code is reserved. Please choose a different one.',
  ],
  [{ title: 'a'.repeat(201) }, 'INVALID', 'title', 'The title can have at most 200 characters.'],
  [{ title: 'a\0b' }, 'INVALID', 'title', 'The title contains a character that cannot be stored.'],
  [{ description: 'a'.repeat(1001) }, 'INVALID', 'description', 'The description can have at most 1000 characters.'],
  [{ expiresAt: inDays(-1) }, 'INVALID', 'expiresAt', 'The expiry must be in the future.'],
])('%j is refused alike at both doors', async (extra, code, field, message) => {
  const ada = await person();
  const input = { originalUrl: 'https://example.com/', ...extra };
  const graph = await gql(ada, CREATE_URL, { input });
  expect(graph.data.createUrl).toEqual({ code, message, field });
  const snake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  const body = Object.fromEntries(Object.entries(input).map(([name, value]) => [snake(name), value]));
  const answer = await rest(ada, 'POST', '/api/urls', body);
  expect(answer.status).toBe(code === 'CODE_RESERVED' ? 409 : 400);
  expect(answer.body.error).toEqual({ code, message, details: expect.objectContaining({ field: snake(field) }) });
});

test.each([[undefined], [null], ['text'], [[]], [{}], [{ original_url: 5 }], [{ original_url: null }]])(
  'the body %j is an invalid URL, not a failure',
  async (body) => {
    const ada = await person();
    const answer = await rest(ada, 'POST', '/api/urls', body);
    expect(answer.status).toBe(400);
    expect(answer.body.error.code).toBe('INVALID');
  },
);

test('a taken code is refused alike at both doors, and letters of another case are another code', async () => {
  const ada = await person();
  const bob = await person();
  await shorten(ada, { shortCode: 'taken' });
  const message = 'This short code is already taken. Please choose a different one.';
  const graph = await gql(bob, CREATE_URL, { input: { originalUrl: 'https://b.example/', shortCode: 'taken' } });
  expect(graph.data.createUrl).toEqual({ code: 'CODE_TAKEN', message, field: 'shortCode' });
  const answer = await rest(bob, 'POST', '/api/urls', { original_url: 'https://b.example/', short_code: 'taken' });
  expect([answer.status, answer.body.error.message]).toEqual([409, message]);
  expect((await shorten(bob, { shortCode: 'TAKEN' })).shortCode).toBe('TAKEN');
});

test('twenty at once for one code make one', async () => {
  const people = await Promise.all(Array.from({ length: 20 }, () => person()));
  const answers = await Promise.all(
    people.map((who) => rest(who, 'POST', '/api/urls', { original_url: 'https://e.example/', short_code: 'race' })),
  );
  const statuses = answers.map((answer) => answer.status).sort();
  expect(statuses).toEqual([201, ...Array.from({ length: 19 }, () => 409)]);
});

test('codes are generated free and checked', async () => {
  const ada = await person();
  const { data } = await gql(ada, '{ six: generateShortCode long: generateShortCode(length: 16) }');
  expect(data.six).toHaveLength(6);
  expect(data.long).toHaveLength(16);
  expect((await rest(ada, 'GET', '/api/urls/generate-code')).body.short_code).toHaveLength(6);
  expect((await rest(ada, 'GET', '/api/urls/generate-code?length=9')).body.short_code).toHaveLength(9);
  const refused = await rest(ada, 'GET', '/api/urls/generate-code?length=999');
  expect([refused.status, refused.body.error.details.field]).toEqual([400, 'length']);
  const graph = await gql(ada, '{ generateShortCode(length: 0) }');
  expect(graph.errors?.[0]?.extensions).toMatchObject({ code: 'INVALID', field: 'length' });

  await shorten(ada, { shortCode: 'known' });
  const check = async (code: string) => (await rest(ada, 'GET', `/api/urls/check/${encodeURIComponent(code)}`)).body;
  expect(await check('unknown')).toEqual({ short_code: 'unknown', available: true, reason: null });
  expect(await check('known')).toMatchObject({ available: false, reason: expect.stringContaining('taken') });
  expect(await check('GraphQL')).toMatchObject({ available: false, reason: expect.stringContaining('reserved') });
  expect(await check('a b')).toMatchObject({ available: false, reason: format });
  const asked = await gql(ada, '{ checkShortCode(code: "known") { available reason } }');
  expect(asked.data.checkShortCode.available).toBe(false);
});

describe('changing', () => {
  test('what is left out stays, null clears, and the code may change', async () => {
    const ada = await person();
    const url = await shorten(ada, { title: 'Old', description: 'Kept', expiresAt: inDays(3), shortCode: 'before' });
    expect(url.status).toBe('EXPIRING');
    const { data } = await gql(ada, UPDATE_URL, {
      input: { id: url.id, title: 'New', expiresAt: null, shortCode: 'after', originalUrl: 'https://new.example/' },
    });
    expect(data.updateUrl.url).toMatchObject({
      id: url.id,
      shortCode: 'after',
      originalUrl: 'https://new.example/',
      title: 'New',
      description: 'Kept',
      expiresAt: null,
      status: 'ACTIVE',
    });
    const put = await rest(ada, 'PUT', `/api/urls/${numberOf(url.id)}`, { description: null, is_active: false });
    expect(put.body).toMatchObject({ title: 'New', description: null, is_active: false, status: 'inactive' });
  });

  test('the same rules hold as for a new one', async () => {
    const ada = await person();
    await shorten(ada, { shortCode: 'occupied' });
    const url = await shorten(ada);
    const change = async (input: object) =>
      (await gql(ada, UPDATE_URL, { input: { id: url.id, ...input } })).data.updateUrl;
    expect(await change({ originalUrl: 'http://localhost/' })).toMatchObject({ code: 'INVALID', field: 'originalUrl' });
    expect(await change({ shortCode: 'occupied' })).toMatchObject({ code: 'CODE_TAKEN', field: 'shortCode' });
    expect(await change({ shortCode: 'Graphql' })).toMatchObject({ code: 'CODE_RESERVED', field: 'shortCode' });
    expect(await change({ expiresAt: inDays(-1) })).toMatchObject({ code: 'INVALID', field: 'expiresAt' });
  });

  test('does not wait for clicks on the link that are being stored', async () => {
    const ada = await person();
    const url = await shorten(ada);
    const storing = await pool.connect();
    try {
      await storing.query('BEGIN');
      await lockLinks(storing, [numberOf(url.id)]);
      const change = { original_url: 'https://elsewhere.example/', is_active: true };
      expect(await rest(ada, 'PUT', `/api/urls/${numberOf(url.id)}`, change)).toMatchObject({ status: 200 });
    } finally {
      await storing.query('ROLLBACK');
      storing.release();
    }
  });

  test('switching off and on answers with the new state', async () => {
    const ada = await person();
    const url = await shorten(ada);
    const { data } = await gql(ada, TOGGLE_URL, { input: { id: url.id, isActive: false } });
    expect(data.toggleUrl.url).toMatchObject({ id: url.id, isActive: false, status: 'INACTIVE' });
    expect(new Date(data.toggleUrl.url.updatedAt).getTime()).toBeGreaterThan(new Date(url.updatedAt).getTime());
    const on = await rest(ada, 'POST', `/api/urls/${numberOf(url.id)}/toggle`, { is_active: true });
    expect(on.body).toMatchObject({ is_active: true, status: 'active' });
    const bad = await rest(ada, 'POST', `/api/urls/${numberOf(url.id)}/toggle`, { is_active: 'yes' });
    expect([bad.status, bad.body.error.details.field]).toEqual([400, 'is_active']);
  });

  test('deleting answers with the id, and nothing is left', async () => {
    const ada = await person();
    const url = await shorten(ada);
    const { data } = await gql(ada, DELETE_URL, { input: { id: url.id } });
    expect(data.deleteUrl).toEqual({ deletedId: url.id });
    const again = await gql(ada, DELETE_URL, { input: { id: url.id } });
    expect(again.data.deleteUrl).toMatchObject({ code: 'NOT_FOUND', message: 'Resource not found' });
    const other = await shorten(ada);
    expect((await rest(ada, 'DELETE', `/api/urls/${numberOf(other.id)}`)).status).toBe(204);
    expect((await rest(ada, 'GET', `/api/urls/${numberOf(other.id)}`)).status).toBe(404);
  });

  test('every change is told to the redirect before it is answered', async () => {
    const told: string[] = [];
    const stop = onLinkChange((code) => told.push(code));
    const ada = await person();
    const url = await shorten(ada, { shortCode: 'told' });
    expect(told).toEqual(['told']);
    await gql(ada, UPDATE_URL, { input: { id: url.id, shortCode: 'retold' } });
    expect(told).toEqual(['told', 'told', 'retold']);
    await gql(ada, TOGGLE_URL, { input: { id: url.id, isActive: false } });
    await gql(ada, DELETE_URL, { input: { id: url.id } });
    expect(told.slice(3)).toEqual(['retold', 'retold']);
    stop();
  });
});

test('lists are newest first, in pages, with the total', async () => {
  const ada = await person();
  for (const title of ['one', 'two', 'three']) await shorten(ada, { title });
  const LIST = `query ($first: Int, $after: String) { viewer { urls(first: $first, after: $after) {
    totalCount edges { node { title } } pageInfo { hasNextPage endCursor } } } }`;
  const { urls } = (await gql(ada, LIST, { first: 2 })).data.viewer;
  expect(urls.totalCount).toBe(3);
  expect(urls.edges.map((edge: any) => edge.node.title)).toEqual(['three', 'two']);
  const rest2 = (await gql(ada, LIST, { first: 2, after: urls.pageInfo.endCursor })).data.viewer.urls;
  expect(rest2.edges.map((edge: any) => edge.node.title)).toEqual(['one']);
  expect(rest2.pageInfo.hasNextPage).toBe(false);

  const page = await rest(ada, 'GET', '/api/urls?page=2&page_size=2');
  expect(page.body).toMatchObject({ total: 3, page: 2, page_size: 2, urls: [{ title: 'one' }] });
  expect((await rest(ada, 'GET', '/api/urls')).body).toMatchObject({ page: 1, page_size: 20 });
  const bad = await rest(ada, 'GET', '/api/urls?page_size=100000');
  expect([bad.status, bad.body.error.details.field]).toEqual([400, 'page_size']);
});
