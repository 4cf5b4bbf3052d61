import { crc32 } from 'node:zlib';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { changePlan } from '../../api/usage/change-plan.ts';
import { calls } from '../../api/account/rates.ts';
import { db, pool } from '../../api/database/db.ts';
import { MAX_KEYS, messages } from '../../api/keys/rules.ts';
import { startListening } from '../../api/live/listen.ts';
import { calling, makeKey, withKey } from '../kit/api-keys.ts';
import { untilHeard } from '../kit/news.ts';
import { CREATE_URL, shorten } from '../kit/queries.ts';
import { subscribe } from '../kit/stream.ts';
import { act } from '../kit/websites.ts';
import { at, gql, person, rest, useWorld, type Person } from '../kit/world.ts';

useWorld();

let stopListening = async () => {};
let ada: Person;
let eve: Person;
beforeAll(async () => {
  stopListening = await startListening();
});
afterAll(() => stopListening());
beforeEach(async () => {
  [ada, eve] = [await person(), await person()];
});
afterEach(() => void vi.restoreAllMocks());

const CREATE = `mutation ($input: CreateApiKeyInput!) { createApiKey(input: $input) {
  ... on CreateApiKeySuccess { key { secret apiKey { id name hint scopes origins expiresAt isExpired lastUsedAt } } }
  ... on UserError { code message field } } }`;
const REVOKE = `mutation ($input: RevokeApiKeyInput!) { revokeApiKey(input: $input) {
  ... on RevokeApiKeySuccess { deletedId } ... on UserError { code message field } } }`;
const LIST = '{ viewer { apiKeys { id name lastUsedAt } } }';
const MISSING = { code: 'NOT_FOUND', message: 'Resource not found', field: null };
const listed = async (who: Person) => (await rest(who, 'GET', '/api/account/keys')).body.keys;
const statusOf = async (who: Person, method: string, path: string, body?: object) =>
  (await rest(who, method, path, body)).status;
const urlsOf = (who: Person) => statusOf(who, 'GET', '/api/urls');

test('a key is shown once and stored as a hash, and scanners know it by its prefix and checksum', async () => {
  const { key, secret } = await makeKey(ada, ['analytics', 'read', 'read']);
  expect(key).toMatchObject({ name: 'Script', scopes: ['read', 'analytics'], origins: [], expires_at: null });
  const [, random, checksum] = /^fbapi_([0-9A-Za-z]{30})([0-9A-Za-z]{6})$/.exec(secret)!;
  const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
  expect([...checksum!].reduce((sum, letter) => sum * 62 + digits.indexOf(letter), 0)).toBe(crc32(random!));
  expect(key.hint).toBe(secret.slice(-4));
  const { rows } = await pool.query('SELECT k::text AS row FROM api_key k WHERE id = $1', [key.id]);
  expect(rows[0].row).not.toContain(random);
  expect(JSON.stringify(await listed(ada))).not.toContain(random);
});

test('both doors make and list keys', async () => {
  const expiresAt = new Date(Date.now() + 86_400_000).toISOString();
  const input = {
    name: ' Reports ',
    scopes: ['read'],
    expiresAt,
    origins: ['https://A.example/', 'http://localhost:5000'],
  };
  const { secret, apiKey } = (await act(ada, CREATE, input)).key;
  expect(apiKey).toMatchObject({ name: 'Reports', scopes: ['read'], isExpired: false, lastUsedAt: null });
  expect(apiKey).toMatchObject({ hint: secret.slice(-4), origins: ['https://a.example', 'http://localhost:5000'] });
  expect((await gql(ada, LIST)).data.viewer.apiKeys).toEqual([{ id: apiKey.id, name: 'Reports', lastUsedAt: null }]);
  expect(await listed(ada)).toMatchObject([{ name: 'Reports', expires_at: expiresAt, hint: apiKey.hint }]);
  expect([await listed(eve), (await gql(eve, LIST)).data.viewer.apiKeys]).toEqual([[], []]);
});

describe('a new key', () => {
  test.each([
    [{ name: ' ' }, 'name', messages.name],
    [{ name: 'x'.repeat(101) }, 'name', messages.name],
    [{ scopes: [] }, 'scopes', messages.scopes],
    [{ expires_at: '2001-01-01T00:00:00Z' }, 'expires_at', messages.expiry],
    [{ expires_at: '2999-01-01T00:00:00Z' }, 'expires_at', messages.expiry],
    [{ origins: ['http://app.example'] }, 'origins.0', messages.origin],
    [{ origins: ['https://app.example/path'] }, 'origins.0', messages.origin],
    [{ origins: Array.from({ length: 11 }, (_, n) => `https://a${n}.example`) }, 'origins', messages.origins],
  ])('with %j is refused by name at both doors', async (wrong, field, message) => {
    const body = { name: 'Script', scopes: ['read'], ...wrong };
    const answer = await rest(ada, 'POST', '/api/account/keys', body);
    expect([answer.status, answer.body.error]).toEqual([
      400,
      { code: 'INVALID', message, details: expect.objectContaining({ field }) },
    ]);
    const { expires_at: expiresAt, ...input } = body as { expires_at?: string };
    const refused = await act(ada, CREATE, { ...input, ...(expiresAt && { expiresAt }) });
    expect(refused).toEqual({ code: 'INVALID', message, field: field === 'expires_at' ? 'expiresAt' : field });
  });

  test('has scopes that there are', async () => {
    const answer = await rest(ada, 'POST', '/api/account/keys', { name: 'x', scopes: ['all'] });
    expect([answer.status, answer.body.error.message]).toEqual([400, messages.scopes]);
  });

  test('is refused above fifty, at both doors, until one is revoked', async () => {
    await db.apiKey.createMany({
      data: Array.from({ length: MAX_KEYS }, (_, n) => {
        const hash = `${ada.id}-${n}`.padStart(64, 'x');
        return { ownerId: ada.id, name: 'x', hash, hint: 'abcd', scopes: ['read' as const], origins: [] };
      }),
    });
    const body = { name: 'x', scopes: ['read'] };
    expect((await rest(ada, 'POST', '/api/account/keys', body)).body.error.message).toBe(messages.full);
    expect(await act(ada, CREATE, body)).toMatchObject({ code: 'LIMIT_REACHED', message: messages.full });
    await rest(ada, 'DELETE', `/api/account/keys/${(await listed(ada))[0].id}`);
    expect(await statusOf(ada, 'POST', '/api/account/keys', body)).toBe(201);
  });
});

describe('a key that is sent', () => {
  test('speaks for its account at every door', async () => {
    const script = await withKey(ada, ['read', 'write']);
    const url = await shorten(script);
    expect((await rest(script, 'GET', '/api/urls')).body.urls).toMatchObject([{ short_code: url.shortCode }]);
    expect((await gql(script, '{ viewer { urls { totalCount } } }')).data.viewer.urls.totalCount).toBe(1);
    const stream = await subscribe(script, 'subscription { urlsUpdated { reload } }');
    expect((await stream.next()).data.urlsUpdated).toEqual({ reload: false });
    stream.close();
    expect((await rest(eve, 'GET', '/api/urls')).body.urls).toEqual([]);
  });

  test('tells when it was last used', async () => {
    const script = await withKey(ada, ['read']);
    expect((await listed(ada))[0].last_used_at).toBeNull();
    await urlsOf(script);
    await expect.poll(async () => (await listed(ada))[0].last_used_at).not.toBeNull();
    expect(Date.now() - Date.parse((await gql(ada, LIST)).data.viewer.apiKeys[0].lastUsedAt)).toBeLessThan(120_000);
  });

  test('needs no database when it was seen a moment ago, and none at all when it is forged', async () => {
    const { secret } = await makeKey(ada, ['read']);
    await urlsOf(calling(ada, secret));
    const look = vi.spyOn(db.apiKey, 'findUnique');
    expect(await urlsOf(calling(ada, secret))).toBe(200);
    for (const forged of [`${secret.slice(0, -1)}${secret.endsWith('0') ? '1' : '0'}`, 'fbapi_', 'fbapi_x']) {
      const { status, headers } = await rest(calling(ada, forged), 'GET', '/api/urls');
      expect([status, headers.get('www-authenticate')]).toEqual([401, 'Bearer error="invalid_token"']);
      expect((await gql(calling(ada, forged), '{ viewer { id } }')).status).toBe(401);
    }
    expect(look).not.toHaveBeenCalled();
  });

  test('ends with its expiry, also when it is remembered', async () => {
    const script = await withKey(ada, ['read'], { expires_at: new Date(Date.now() + 86_400_000).toISOString() });
    expect(await urlsOf(script)).toBe(200);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 86_400_000 });
    const after = await urlsOf(script).finally(() => vi.useRealTimers());
    expect(after).toBe(401);
  });

  test('has the plan of its account at once, whoever changes it', async () => {
    const script = await withKey(ada, ['read']);
    const tier = async () =>
      (await gql(script, '{ viewer { tier limits { canUseBulkOperations } } }')).data.viewer.tier;
    expect(await tier()).toBe('free');
    const { email } = await db.user.findUniqueOrThrow({ where: { id: ada.id } });
    await changePlan(email!, 'premium');
    await untilHeard();
    expect(await statusOf(script, 'GET', '/api/account/usage')).toBe(200);
    expect(await tier()).toBe('premium');
  });
});

describe('revoking', () => {
  test('ends a key at once, and its streams, and no other stream', async () => {
    const { key, secret } = await makeKey(ada, ['read']);
    const script = calling(ada, secret);
    expect(await urlsOf(script)).toBe(200);
    const query = 'subscription { urlsUpdated { reload } }';
    const streams = [await subscribe(script, query), await subscribe(ada, query)] as const;
    for (const stream of streams) await stream.next();
    expect(await statusOf(ada, 'DELETE', `/api/account/keys/${key.id}`)).toBe(204);
    expect(await urlsOf(script)).toBe(401);
    expect((await gql(script, '{ viewer { id } }')).status).toBe(401);
    expect(await streams[0].next()).toBeNull();
    await shorten(ada);
    expect(await streams[1].next()).not.toBeNull();
    streams[1].close();
  });

  test('on another server of the same database is heard of', async () => {
    const { key, secret } = await makeKey(ada, ['analytics']);
    const script = calling(ada, secret);
    const stream = await subscribe(script, 'subscription { dashboardUpdated { at: __typename } }');
    await stream.next();
    await pool.query('DELETE FROM api_key WHERE id = $1', [key.id]);
    await untilHeard();
    expect((await gql(script, '{ viewer { id } }')).status).toBe(401);
    expect((await stream.rest()).every(({ errors }) => !errors)).toBe(true);
  });

  test("a stranger's key, or one that never was, is not found at either door", async () => {
    const made = await act(ada, CREATE, { name: 'Hers', scopes: ['read'] });
    const id = made.key.apiKey.id as string;
    const number = (await listed(ada))[0].id as number;
    expect(await act(eve, REVOKE, { id })).toEqual(MISSING);
    expect(await act(eve, REVOKE, { id: 'nonsense' })).toEqual(MISSING);
    expect(await statusOf(eve, 'DELETE', `/api/account/keys/${number}`)).toBe(404);
    expect((await gql(eve, 'query ($id: ID!) { node(id: $id) { id } }', { id })).data.node).toBeNull();
    expect((await gql(ada, 'query ($id: ID!) { node(id: $id) { id } }', { id })).data.node).toEqual({ id });
    expect(await act(ada, REVOKE, { id: String(number) })).toEqual({ deletedId: String(number) });
    expect((await gql(ada, LIST)).data.viewer.apiKeys).toEqual([]);
  });
});

test('each key has rates of its own, told in headers at both doors', async () => {
  const [one, other] = [await withKey(ada, ['read']), await withKey(ada, ['read', 'write'])];
  const left = (headers: Headers) => [headers.get('ratelimit-limit'), headers.get('ratelimit-remaining')];
  const first = await rest(one, 'GET', '/api/urls');
  expect(left(first.headers)).toEqual([String(calls.key.max), String(calls.key.max - 1)]);
  const graph = await gqlHeaders(one, '{ viewer { id } }');
  expect(left(graph)).toEqual([String(calls.key.max), String(calls.key.max - 2)]);
  expect(left((await rest(ada, 'GET', '/api/urls')).headers)[0]).toBe(String(calls.person.max));
  vi.useFakeTimers({ toFake: ['Date'] }); // the minute must not end before all have called
  let status = 200;
  for (let used = 0; used <= calls.key.max && status === 200; used++) status = await urlsOf(one);
  expect(status).toBe(429);
  expect((await gql(one, '{ viewer { id } }')).status).toBe(429);
  expect((await act(other, CREATE_URL, { originalUrl: 'https://example.com/' })).url).toBeDefined();
  vi.useRealTimers();
});

async function gqlHeaders(who: Person, query: string): Promise<Headers> {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${who.token}` };
  return (await fetch(at('/graphql'), { method: 'POST', headers, body: JSON.stringify({ query }) })).headers;
}
