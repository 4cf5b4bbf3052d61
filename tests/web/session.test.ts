import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { followPreferences } from '../../web/session/account-preferences.ts';
import { authorizedFetch } from '../../web/session/authorized-fetch.ts';
import { goTo } from '../../web/session/go-to.ts';
import { awaitProof, wasRefusedAtOnce } from '../../web/session/proof.ts';
import { freshToken, moveRefreshToken } from '../../web/session/refresh.ts';
import { RequestError } from '../../web/session/request-error.ts';
import { signOut } from '../../web/session/sign-out.ts';
import { isFresh, readTokens, writeTokens } from '../../web/session/storage.ts';
import { openLoginPage } from '../kit/login-page.ts';

vi.mock('../../web/session/go-to.ts', () => {
  const goTo = vi.fn();
  return { goTo, goUnlessLeaving: goTo, prepareToLeave: () => {} };
});

const MINUTE = 60_000;
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * MINUTE).toISOString();
const json = (status: number, body: unknown) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

/** The server: takes one access token, renews to another, and counts what it is asked. */
function server(options: { accepts: string; refresh: () => Response | Promise<Response> }) {
  const calls: string[] = [];
  const posted: RequestInit[] = [];
  vi.stubGlobal('fetch', async (path: string, init: RequestInit = {}) => {
    calls.push(path);
    if (init.method === 'POST') posted.push(init);
    if (path === '/api/auth/refresh') return options.refresh();
    if (path === '/api/auth/logout') return json(200, { logout_url: 'https://id.test/end' });
    const bearer = new Headers(init.headers).get('authorization');
    return bearer === `Bearer ${options.accepts}` ? json(200, { ok: true }) : json(401, unauthenticated);
  });
  return { calls, posted, refreshes: () => calls.filter((path) => path === '/api/auth/refresh').length };
}

const unauthenticated = { error: { code: 'UNAUTHENTICATED', message: 'Authentication required' } };
const renewed = () => json(200, { access_token: 'new', refresh_token: null, expires_at: inMinutes(60) });

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  vi.mocked(goTo).mockClear();
});
afterEach(() => vi.unstubAllGlobals());

test.each([
  [5, false],
  [5.1, true],
  [-1, false],
])('a token with %d minutes left is fresh: %s', (minutes, fresh) => {
  const now = Date.now();
  const tokens = { access_token: 'a', expires_at: new Date(now + minutes * MINUTE).toISOString() };
  expect(isFresh(tokens, now)).toBe(fresh);
});

test('the documented keys hold the session, and no refresh token', () => {
  localStorage.setItem('refresh_token', 'of an earlier version');
  writeTokens({ access_token: 'a', expires_at: '2030-01-01T00:00:00.000Z' });
  expect({ ...localStorage }).toEqual({ access_token: 'a', token_expiry: '2030-01-01T00:00:00.000Z' });
});

test('a refused token is renewed once, for parallel requests together, and the calls are repeated', async () => {
  writeTokens({ access_token: 'old', expires_at: inMinutes(60) });
  const { refreshes, calls } = server({ accepts: 'new', refresh: renewed });

  const responses = await Promise.all(['/a', '/b', '/c'].map((path) => authorizedFetch(path)));

  expect(responses.map((response) => response.status)).toEqual([200, 200, 200]);
  expect(refreshes()).toBe(1);
  expect(calls.filter((path) => path === '/a')).toHaveLength(2);
  expect(readTokens()).toMatchObject({ access_token: 'new' });
});

test('a token that another tab has renewed meanwhile is used without asking again', async () => {
  writeTokens({ access_token: 'old', expires_at: inMinutes(60) });
  const { refreshes } = server({ accepts: 'theirs', refresh: renewed });
  const ask = window.fetch;
  vi.stubGlobal('fetch', async (...call: Parameters<typeof fetch>) => {
    const response = await ask(...call);
    if (response.status === 401) writeTokens({ access_token: 'theirs', expires_at: inMinutes(60) });
    return response;
  });
  const answer = authorizedFetch('/a');

  expect((await answer).status).toBe(200);
  expect(refreshes()).toBe(0);
});

test('a second refusal is not retried: the session is cleared and the browser goes to sign in, coming back here', async () => {
  window.history.replaceState(null, '', '/urls/new?a=1');
  writeTokens({ access_token: 'old', expires_at: inMinutes(60) });
  const { calls } = server({ accepts: 'nothing', refresh: renewed });

  await expect(authorizedFetch('/a')).rejects.toMatchObject({
    code: 'UNAUTHENTICATED',
    message: 'Authentication required',
  });

  expect(calls).toEqual(['/a', '/api/auth/refresh', '/a']);
  expect(readTokens()).toBeNull();
  expect(goTo).toHaveBeenCalledExactlyOnceWith('/login?return_to=%2Furls%2Fnew%3Fa%3D1');
});

test.each([
  ['an ended', -1, []],
  ['a refused', 60, ['/api/account/preferences']],
])('following the preferences with %s token sends nobody to the sign-in', async (_token, minutes, asked) => {
  writeTokens({ access_token: 'old', expires_at: inMinutes(minutes) });
  const { calls } = server({ accepts: 'nothing', refresh: () => json(401, unauthenticated) });

  await followPreferences();

  expect(calls.filter((path) => path !== '/api/auth/refresh')).toEqual(asked);
  expect(goTo).not.toHaveBeenCalled();
});

test('a refused refresh ends the session', async () => {
  writeTokens({ access_token: 'old', expires_at: inMinutes(60) });
  server({ accepts: 'new', refresh: () => json(401, unauthenticated) });

  await expect(authorizedFetch('/a')).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
  expect(readTokens()).toBeNull();
});

test.each([
  ['that wants a password of its own', () => new Response('<h1>Sign in to the proxy</h1>', { status: 401 })],
  ['that refuses', () => json(403, { message: 'Blocked' })],
])('a proxy %s ends no session', async (_name, answer) => {
  const tokens = { access_token: 'old', expires_at: inMinutes(60) };
  writeTokens(tokens);
  vi.stubGlobal('fetch', async () => answer());
  expect((await authorizedFetch('/a')).ok).toBe(false);
  server({ accepts: 'new', refresh: answer });
  await expect(authorizedFetch('/a')).rejects.toBeInstanceOf(RequestError);
  expect(readTokens()).toMatchObject(tokens);
  expect(goTo).not.toHaveBeenCalled();
});

test('a refresh without a response keeps the session for the next try', async () => {
  writeTokens({ access_token: 'old', expires_at: inMinutes(60) });
  server({
    accepts: 'new',
    refresh: () => {
      throw new TypeError('offline');
    },
  });

  await expect(authorizedFetch('/a')).rejects.toMatchObject({ status: null });
  expect(readTokens()).not.toBeNull();
  expect(goTo).not.toHaveBeenCalled();
});

test('a token about to end is renewed before it is used, and still used when the server is away', async () => {
  writeTokens({ access_token: 'old', expires_at: inMinutes(2) });
  server({ accepts: 'old', refresh: () => json(503, {}) });
  expect(await freshToken()).toBe('old');

  server({ accepts: 'new', refresh: renewed });
  expect(await freshToken()).toBe('new');
});

test('without tokens there is no session', async () => {
  expect(await freshToken()).toBeNull();
});

test('a session refused right after the sign-in ends at the login page with a reason, not at the provider again', async () => {
  const answer = { access_token: 'a1', expires_at: inMinutes(60) };
  const { refreshes, calls } = server({ accepts: 'none of them', refresh: renewed });
  writeTokens(answer);
  awaitProof();

  await Promise.allSettled(['/a', '/b', '/c'].map((path) => authorizedFetch(path)));

  expect(refreshes()).toBe(1);
  for (const _visit of [1, 2]) {
    const page = await openLoginPage();
    expect(page.heading()).toBe('Sign-in failed');
    expect(page.problem()).toContain('the server did not accept it');
  }
  expect(calls).not.toContain('/api/auth/config');
});

test('a session that worked once is signed in to again when it ends', async () => {
  writeTokens({ access_token: 'new', expires_at: inMinutes(60) });
  awaitProof();
  server({ accepts: 'new', refresh: () => json(401, unauthenticated) });
  await authorizedFetch('/a');
  server({ accepts: 'none', refresh: () => json(401, unauthenticated) });
  await expect(authorizedFetch('/a')).rejects.toThrow();
  expect(wasRefusedAtOnce()).toBe(false);
});

const KEPT = { 'content-type': 'application/json', 'footbridge-session': 'cookie' };

test('the refresh token that an earlier version stored is sent once, and kept in no storage afterwards', async () => {
  writeTokens({ access_token: 'old', expires_at: inMinutes(60) });
  localStorage.setItem('refresh_token', 'r1');
  const { posted, refreshes } = server({ accepts: 'new', refresh: renewed });

  await moveRefreshToken();

  expect(posted).toEqual([{ method: 'POST', headers: KEPT, body: JSON.stringify({ refresh_token: 'r1' }) }]);
  expect(Object.values({ ...localStorage })).not.toContain('r1');
  await moveRefreshToken();
  expect((await authorizedFetch('/a')).status).toBe(200);
  expect(refreshes()).toBe(1);
});

test('where the server cannot be reached the token of an earlier version stays, and is moved with the next refresh', async () => {
  writeTokens({ access_token: 'old', expires_at: inMinutes(60) });
  localStorage.setItem('refresh_token', 'r1');
  const away = server({ accepts: 'old', refresh: () => json(503, {}) });
  await moveRefreshToken();
  expect(away.refreshes()).toBe(1);
  expect(localStorage.getItem('refresh_token')).toBe('r1');

  const { posted } = server({ accepts: 'new', refresh: renewed });
  expect((await authorizedFetch('/a')).status).toBe(200);
  expect(posted.map(({ body }) => body)).toEqual([JSON.stringify({ refresh_token: 'r1' })]);
  expect(localStorage.getItem('refresh_token')).toBeNull();
});

test('a refresh that ends after the sign-out signs nobody in again', async () => {
  writeTokens({ access_token: 'old', expires_at: inMinutes(2) });
  const answer = Promise.withResolvers<Response>();
  server({ accepts: 'new', refresh: () => answer.promise });
  const token = freshToken();
  await signOut();
  answer.resolve(renewed());
  expect(await token).toBeNull();
  expect(readTokens()).toBeNull();
});

test('signing out sends what the cookie cannot, and goes where the provider says', async () => {
  writeTokens({ access_token: 'old', expires_at: inMinutes(60) });
  localStorage.setItem('refresh_token', 'r1');
  const { posted } = server({ accepts: 'old', refresh: renewed });
  await signOut();
  expect(posted).toEqual([{ method: 'POST', headers: KEPT, body: JSON.stringify({ refresh_token: 'r1' }) }]);
  expect(localStorage.getItem('refresh_token')).toBeNull();
  expect(goTo).toHaveBeenCalledExactlyOnceWith('https://id.test/end');
});
