import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { completeSignIn } from '../../web/session/complete-sign-in.ts';
import { goTo } from '../../web/session/go-to.ts';
import { challengeOf } from '../../web/session/pkce.ts';
import { safeReturnPath, startSignIn } from '../../web/session/sign-in.ts';

vi.mock('../../web/session/go-to.ts', () => ({ goTo: vi.fn() }));

const config = {
  authorization_endpoint: 'https://id.test/auth',
  client_id: 'web',
  scope: 'openid email profile',
  redirect_uri: 'http://localhost:3000/auth/callback',
};
const answer = {
  tokens: { access_token: 'a', refresh_token: 'r', expires_at: '2030-01-01T00:00:00.000Z' },
  user: {
    ...{ cognito_sub: 's', first_name: 'Ada', email: 'ada@example.com', subscription_tier: 'free' },
    limits: { max_urls: 100 },
    preferences: { theme: 'system', landing_page: 'dashboard' },
  },
};
const json = (status: number, body: unknown) => Response.json(body, { status });

let callback: () => Response;
let posted: Record<string, string>[];

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  vi.mocked(goTo).mockClear();
  vi.stubGlobal('isSecureContext', true);
  posted = [];
  callback = () => json(200, answer);
  vi.stubGlobal('fetch', async (path: string, init?: RequestInit) => {
    if (path === '/api/auth/config') return json(200, config);
    posted.push(JSON.parse(String(init?.body)));
    return callback();
  });
});
afterEach(() => vi.unstubAllGlobals());

async function begin(returnTo = '/urls/new') {
  await startSignIn(returnTo);
  return new URL(vi.mocked(goTo).mock.lastCall![0]).searchParams;
}
const back = (query: Record<string, string>) => completeSignIn(new URLSearchParams(query));

test('the provider is asked for a code with state and an S256 challenge whose verifier the exchange sends', async () => {
  const asked = await begin();
  expect(Object.fromEntries(asked)).toMatchObject({
    response_type: 'code',
    client_id: 'web',
    scope: 'openid email profile',
    redirect_uri: config.redirect_uri,
    code_challenge_method: 'S256',
  });

  expect(await back({ code: 'c', state: asked.get('state')! })).toEqual({ returnTo: '/urls/new' });

  expect(posted).toEqual([
    expect.objectContaining({ code: 'c', redirect_uri: config.redirect_uri, time_zone: expect.any(String) }),
  ]);
  expect(await challengeOf(posted[0]!.code_verifier!)).toBe(asked.get('code_challenge'));
  expect(localStorage.getItem('access_token')).toBe('a');
  // What scripts can read is what is read: plan and limits would go stale.
  expect(JSON.parse(localStorage.getItem('user')!)).toEqual({ cognito_sub: 's', first_name: 'Ada' });
});

test.each([
  ['', '/analytics'],
  ['/', '/analytics'],
  ['/dashboard', '/dashboard'],
  ['/dashboard?period=7d', '/dashboard?period=7d'],
])('a sign-in for "%s" leads to %s where Analytics is the landing page', async (target, page) => {
  const preferences = { theme: 'system', landing_page: 'analytics' };
  callback = () => json(200, { ...answer, user: { ...answer.user, preferences } });
  const state = (await begin(target)).get('state')!;
  expect(await back({ code: 'c', state })).toEqual({ returnTo: page });
});

test.each([
  [{ error: 'access_denied', error_description: 'You said no' }, 'You said no'],
  [{ error: 'access_denied' }, 'access_denied'],
  [{}, 'No authorization code received'],
  [{ code: 'c', state: 'foreign' }, 'Authentication failed. Please try again.'],
  [{ code: 'c' }, 'Authentication failed. Please try again.'],
])('coming back with %o fails before the server is asked', async (query, failure) => {
  await begin();
  expect(await back(query as Record<string, string>)).toEqual({ failure });
  expect(posted).toEqual([]);
});

test.each([
  ['no answer', () => Promise.reject(new TypeError('offline')), /^Cannot connect to backend server at localhost/],
  ['404', () => json(404, {}), /^Backend OAuth callback endpoint not found/],
  [
    'a message',
    () => json(400, { error: { code: 'INVALID', message: 'The code was used before.' } }),
    /^The code was used/,
  ],
  ['no message', () => json(500, {}), /^Authentication failed\. Please try again\.$/],
])('an exchange that ends with %s says so, and can be tried again', async (_name, answers, failure) => {
  const state = (await begin()).get('state')!;
  callback = answers as () => Response;
  expect(await back({ code: 'c', state })).toEqual({ failure: expect.stringMatching(failure) });

  callback = () => json(200, answer);
  expect(await back({ code: 'c', state })).toEqual({ returnTo: '/urls/new' });
});

test.each([
  ['/urls/new?a=1#b', '/urls/new?a=1#b'],
  ['https://evil.test/', '/'],
  ['//evil.test/x', '/'],
  ['/\\evil.test', '/'],
  ['/login?return_to=/login', '/'],
  [null, '/'],
  ['/urls/7/edit?tab=a#b', '/urls/7/edit?tab=a#b'],
  ['/analytics/clicks?country=DE', '/analytics/clicks?country=DE'],
  ['/nothing/of/ours', '/'],
  ['/auth/callback?code=x', '/'],
  ['/./login', '/'],
  ...[
    '/.//evil.example/',
    '/./\\evil.example/',
    '/..//evil.example/',
    '/%2e//evil.example/',
    '/%2E%2e//evil.example/',
    '/.%2e/\\evil.example/',
    '/x/..//evil.example/x',
    '/urls/..//evil.example/urls',
    '/\t/evil.example/',
    '/\n\\evil.example/',
    '///evil.example/urls',
    '/.///evil.example/',
    '/%2f/evil.example/',
    '/%5cevil.example/',
    '/http://evil.example/',
    '//[',
  ].map((spelling): [string, string] => [spelling, '/']),
])('after signing in %s leads to %s', (asked, path) => {
  expect(safeReturnPath(asked)).toBe(path);
});
