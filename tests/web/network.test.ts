import type { GraphQLResponse, RequestParameters } from 'relay-runtime';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { askEarly } from '../../web/relay/early.ts';
import { fetchGraphQL, NoDataError } from '../../web/relay/network.ts';
import { currentReach } from '../../web/session/reach.ts';
import { writeTokens } from '../../web/session/storage.ts';

vi.mock('../../web/session/go-to.ts', () => ({ goUnlessLeaving: vi.fn() }));

const later = new Date(Date.now() + 3_600_000).toISOString();
const operation = { name: 'Q', text: 'query Q { a }' } as RequestParameters;
const json = (status: number, body: unknown) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

let answers: (() => Response | Promise<Response>)[];
let asked: { path: string; token: string | null }[];

beforeEach(() => {
  localStorage.clear();
  writeTokens({ access_token: 'old', expires_at: later });
  asked = [];
  vi.stubGlobal('fetch', async (path: string, init: RequestInit = {}) => {
    asked.push({ path, token: new Headers(init.headers).get('authorization') });
    if (path === '/api/auth/refresh') return json(200, { access_token: 'new', expires_at: later });
    return answers.shift()!();
  });
});
afterEach(() => vi.unstubAllGlobals());

const ask = () =>
  new Promise<GraphQLResponse>((resolve, reject) => {
    const source = fetchGraphQL(operation, {}, {});
    (source as { subscribe: (observer: object) => void }).subscribe({ next: resolve, error: reject });
  });
const refused = {
  errors: [{ message: 'Authentication required', extensions: { code: 'UNAUTHENTICATED' } }],
  data: null,
};

test.each([
  ['an answer 401', () => json(401, refused)],
  ['an UNAUTHENTICATED error', () => json(200, refused)],
])('%s is renewed and repeated once', async (_name, refusal) => {
  answers = [refusal, () => json(200, { data: { a: 1 } })];
  expect(await ask()).toEqual({ data: { a: 1 } });
  expect(asked).toEqual([
    { path: '/graphql', token: 'Bearer old' },
    { path: '/api/auth/refresh', token: null },
    { path: '/graphql', token: 'Bearer new' },
  ]);
});

test('a second refusal is final', async () => {
  answers = [() => json(401, refused), () => json(200, refused)];
  await expect(ask()).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
});

test.each([
  ['a masked bug', () => json(200, { errors: [{ message: 'Unexpected error.' }], data: null }), 500, 'Server error'],
  ['a proxy’s limit', () => json(429, {}), 429, 'Request failed (status 429)'],
  ['a proxy’s refusal', () => json(403, { error: 'No.' }), 403, 'Request failed (status 403)'],
  ['a proxy’s page', () => new Response('<h1>Bad gateway</h1>', { status: 502 }), 502, 'Server error'],
  ['no answer', () => Promise.reject(new TypeError('x')), null, 'Network error - please check your connection'],
  [
    'an unavailable database',
    () => json(200, { errors: [{ message: 'The database is away.', extensions: { code: 'UNAVAILABLE' } }] }),
    500,
    'The database is away.',
  ],
  [
    'our own limit',
    () => json(429, { errors: [{ message: 'Rate limit exceeded', extensions: { code: 'RATE_LIMITED' } }] }),
    400,
    'Rate limit exceeded',
  ],
])('%s has its documented words', async (_name, failure, status, message) => {
  answers = [failure as () => Response];
  await expect(ask()).rejects.toMatchObject({ status, message });
});

test('a query waits for a server that cannot be reached, and is answered when it can', async () => {
  const query = { ...operation, operationKind: 'query' } as RequestParameters;
  const gone = () => Promise.reject(new TypeError('x'));
  answers = [gone, gone, () => json(200, { alive: true }), () => json(200, { data: { a: 1 } })];
  const answer = new Promise<GraphQLResponse>((resolve, reject) => {
    const source = fetchGraphQL(query, {}, {});
    (source as { subscribe: (observer: object) => void }).subscribe({ next: resolve, error: reject });
  });
  await vi.waitFor(() => expect(currentReach()).toBe('away'));
  expect(await answer).toEqual({ data: { a: 1 } });
  expect(currentReach()).toBe('online');
  expect(asked.map(({ path }) => path)).toEqual(['/graphql', '/health/live', '/health/live', '/graphql']);
});

test('an answer without data and without errors is told apart', async () => {
  answers = [() => json(200, { data: null })];
  await expect(ask()).rejects.toBeInstanceOf(NoDataError);
});

test('what was asked early is not asked again, but once only and with the same variables', async () => {
  answers = [1, 2, 3].map((a) => () => json(200, { data: { a } }));
  const query = { ...operation, operationKind: 'query' } as RequestParameters;
  const askFor = (variables: object) =>
    new Promise<GraphQLResponse>((resolve, reject) => {
      const source = fetchGraphQL(query, variables, {});
      (source as { subscribe: (observer: object) => void }).subscribe({ next: resolve, error: reject });
    });
  askEarly({ name: 'Q', text: 'query Q { a }' }, { period: 'TODAY' });
  expect(await askFor({ period: 'LAST_7_DAYS' })).toEqual({ data: { a: 2 } });
  expect(await askFor({ period: 'TODAY' })).toEqual({ data: { a: 1 } });
  expect(await askFor({ period: 'TODAY' })).toEqual({ data: { a: 3 } });
});
