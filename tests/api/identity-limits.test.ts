// @afresh: it has settings of its own.
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { FastifyInstance } from 'fastify';
import { config } from '../../api/common/config.ts';
import { db } from '../../api/database/db.ts';
import { REQUESTS } from '../../api/doors/http/identity-limits.ts';
import { checkCredentials, EVERYWHERE } from '../../api/identity/accounts.ts';
import { Limiter } from '../../api/common/limiter.ts';
import { invite } from '../../api/identity/invite.ts';
import {
  Browser,
  CALLBACK,
  newAttempt,
  openSignUp,
  PUBLIC_ORIGIN,
  signUpForCode,
  startInstallation,
} from '../kit/browser.ts';
import { emptyDatabase } from '../kit/world.ts';

let app: FastifyInstance;
let origin = '';
let now = Date.now();

beforeAll(async () => {
  await emptyDatabase();
  ({ app, origin } = await startInstallation());
  await signUpForCode(new Browser(origin), 'ada@example.test');
});
afterAll(() => app.close());
/** Every test finds its limits unused. */
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: (now += 30 * 60_000) });
  return () => {
    vi.useRealTimers();
    config.signUp = 'open';
  };
});

const post = (path: string, body: Record<string, string> | object, isForm = true) =>
  fetch(origin + path, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'content-type': isForm ? 'application/x-www-form-urlencoded' : 'application/json' },
    body: isForm ? new URLSearchParams(body as Record<string, string>).toString() : JSON.stringify(body),
  });
const get = (path: string, headers = {}) => fetch(origin + path, { redirect: 'manual', headers });
const errorOf = (outcome: Promise<unknown>) =>
  outcome.then(
    () => null,
    (error: { code?: string }) => error.code,
  );

test('signing out without a session creates none, with any cookie', async () => {
  const before = await db.identityRecord.count();
  const back = `client_id=footbridge-web&post_logout_redirect_uri=${encodeURIComponent(`${PUBLIC_ORIGIN}/login`)}`;
  for (const cookie of [
    '',
    'footbridge_session=made-up',
    'footbridge_session=made-up; footbridge_session.sig=made-up',
  ]) {
    for (const query of ['', `?${back}`, `?${back}&state=s`]) {
      const answer = await get(`/oidc/session/end${query}`, { cookie });
      expect(answer.status).toBe(query ? 302 : 200);
      if (query) expect(answer.headers.get('location')).toMatch(/^http:\/\/localhost:3000\/login(\?state=s)?$/);
    }
  }
  const foreign = await get('/oidc/session/end?client_id=footbridge-web&post_logout_redirect_uri=https://evil.test/');
  expect([foreign.status, foreign.headers.get('location')]).toEqual([200, null]);
  expect(await db.identityRecord.count()).toBe(before);
});

test('every path of the provider counts against its address, and the server itself is not held up', async () => {
  const paths = ['/oidc/session/end', '/oidc/jwks', '/oidc/nothing', '/identity/nobody', '/identity/nobody/sign-up'];
  for (let asked = 0; asked < REQUESTS.max; asked += 50) {
    const answers = await Promise.all(Array.from({ length: 50 }, (_, n) => get(paths[n % paths.length]!)));
    expect(answers.some(({ status }) => status === 429)).toBe(false);
    await Promise.all(answers.map((answer) => answer.arrayBuffer()));
  }
  for (const path of [...paths, '/oidc/token', '/oidc/auth']) {
    const refused = await get(path);
    expect([refused.status, refused.headers.get('retry-after')], path).toEqual([429, '600']);
  }
  expect((await post('/api/auth/refresh', { refresh_token: 'unknown' }, false)).status).toBe(401);
});

test('every spelling of the address where a sign-in starts counts alike, and nothing else stores anything', async () => {
  const { search } = new URL(newAttempt().url);
  const spellings = ['/oidc/auth', '/oidc/auth/', '/oidc/AUTH', '/oidc/Auth/'];
  const statuses: number[] = [];
  for (let asked = 0; asked < 304; asked += 16) {
    const answers = await Promise.all(Array.from({ length: 16 }, (_, n) => get(spellings[n % 4]! + search)));
    statuses.push(...answers.map(({ status }) => status));
  }
  expect(statuses.filter((status) => status === 429)).toHaveLength(4);
  vi.setSystemTime(Date.now() + 30 * 60_000);
  const before = await db.identityRecord.count();
  const form = Object.fromEntries(new URLSearchParams(search));
  expect((await post('/oidc/auth', { ...form, state: 'x'.repeat(7_000) })).status).toBe(400);
  expect((await post('/oidc/request', { ...form, state: 'x'.repeat(7_000) })).status).toBe(404);
  expect(await db.identityRecord.count()).toBe(before);
});

test('long parameters and large bodies are refused before anything is stored', async () => {
  const before = await db.identityRecord.count();
  const long = newAttempt({ state: 'x'.repeat(7_000) }).url.slice(PUBLIC_ORIGIN.length);
  expect((await get(long)).status).toBe(400);
  expect((await get(`/oidc/session/end?state=${'x'.repeat(2_000)}`)).status).toBe(400);
  expect((await post('/oidc/token', { grant_type: 'refresh_token', refresh_token: 'x'.repeat(9_000) })).status).toBe(
    413,
  );
  expect(await db.identityRecord.count()).toBe(before);
});

const changed = (change: Record<string, string>) => newAttempt(change).url.slice(PUBLIC_ORIGIN.length);
test.each([
  ['/api/auth/refresh', () => post('/api/auth/refresh', { refresh_token: 'a\0b' }, false), 401],
  ['/api/auth/refresh, username', () => post('/api/auth/refresh', { refresh_token: 'a', username: '\0' }, false), 401],
  [
    '/api/auth/oauth/callback',
    () =>
      post('/api/auth/oauth/callback', { code: 'a\0b', redirect_uri: CALLBACK, code_verifier: 'x'.repeat(43) }, false),
    400,
  ],
  ['/api/auth/logout', () => post('/api/auth/logout', { refresh_token: 'a\0b' }, false), 200],
  [
    '/oidc/token',
    () => post('/oidc/token', { grant_type: 'refresh_token', client_id: 'footbridge-web', refresh_token: '\0' }),
    400,
  ],
  ['/oidc/token, client', () => post('/oidc/token', { grant_type: 'refresh_token', client_id: 'a\0b' }), 400],
  ['/oidc/token/revocation', () => post('/oidc/token/revocation', { client_id: 'footbridge-web', token: 'a\0b' }), 400],
  ['/oidc/session/end', () => get('/oidc/session/end?state=%00'), 400],
  ['/identity', () => get('/identity/%00'), 400],
  ['/identity/invitation', () => get('/identity/invitation/%00.a'), 410],
  ...['client_id', 'state', 'nonce', 'login_hint'].map((name): [string, () => Promise<Response>, number] => [
    name,
    () => get(changed({ [name]: 'a\0b' })),
    400,
  ]),
])('a NUL at %s is the fault of whoever sent it', async (_name, send, status) => {
  const answer = await send();
  expect([answer.status, await answer.text()]).toEqual([status, expect.not.stringContaining('went wrong')]);
});

test('a name with a NUL is refused at its field', async () => {
  const browser = new Browser(origin);
  const page = await openSignUp(browser, newAttempt());
  const answer = await browser.submit(page, { name: 'a\0b', email: 'nul@example.test', password: 'long enough' });
  expect([answer.status, answer.html]).toEqual([400, expect.stringContaining('cannot be stored')]);
});

test('wrong guesses of a stranger do not keep the owner out', async () => {
  const ada = { email: 'ada@example.test', password: 'correct horse' };
  const guess = () => errorOf(checkCredentials({ ...ada, password: 'guess' }, '203.0.113.9'));
  const guesses = await Promise.all(Array.from({ length: 11 }, guess));
  expect(guesses.filter((code) => code === 'RATE_LIMITED')).toHaveLength(1);
  expect(await errorOf(checkCredentials(ada, '203.0.113.9'))).toBe('RATE_LIMITED');
  expect(await checkCredentials(ada, '198.51.100.7')).toMatchObject({ email: ada.email });
});

test('the limit of guesses from all addresses counts every attempt', async () => {
  const attempts = new Limiter({ name: 'guesses', ...EVERYWHERE });
  const uses = Array.from({ length: EVERYWHERE.max + 2 }, () => attempts.use('ada@example.test'));
  const over = (await Promise.all(uses)).map(({ isRefused }) => isRefused);
  expect(over.indexOf(true)).toBe(EVERYWHERE.max);
});

test('a clock that is set back keeps no limit shut', async () => {
  const attempts = new Limiter({ name: 'clock', max: 1, windowMs: 60_000 });
  const isLetThrough = async () => !(await attempts.use('ada@example.test')).isRefused;
  expect([await isLetThrough(), await isLetThrough()]).toEqual([true, false]);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 3_600_000 });
  expect([await isLetThrough(), await isLetThrough()]).toEqual([true, false]);
  vi.useRealTimers();
});

test('with sign-up closed, only the first account can be created, and the page says so', async () => {
  config.signUp = 'closed';
  const browser = new Browser(origin);
  const signIn = await browser.open(newAttempt().url);
  expect(signIn.html).not.toContain('sign-up');
  const closed = await browser.open(`${signIn.url}/sign-up`);
  expect([closed.status, closed.html]).toEqual([403, expect.stringContaining('Sign-up is closed')]);
  const form = { name: 'Eve', email: 'eve@example.test', password: 'long enough' };
  const forged = await browser.submit(
    { ...signIn, html: signIn.html.replace(/action="([^"]+)"/, 'action="$1/sign-up"') },
    form,
  );
  expect(forged.status).toBe(403);
  expect(await db.identityAccount.count({ where: { email: 'eve@example.test' } })).toBe(0);
  await expect(invite('eve@example.test')).rejects.toThrow('SIGN_UP=invite');
});

test('an invitation opens the sign-up for its email, once and for seven days', async () => {
  config.signUp = 'invite';
  const address = await invite(' Grace@Example.test ');
  const uninvited = new Browser(origin);
  expect((await uninvited.open(newAttempt().url)).html).not.toContain('sign-up');

  const browser = new Browser(origin);
  expect((await browser.open(address)).url).toBe(`${PUBLIC_ORIGIN}/login`);
  const page = await browser.open(newAttempt().url);
  expect(page.html).toContain('Create an account');
  expect(page.html).toContain('value="grace@example.test"');
  const form = { name: 'Grace', email: 'other@example.test', password: 'long enough' };
  expect((await browser.submit(page, form)).status).toBe(403);
  expect((await browser.submit(page, { ...form, email: 'grace@example.test' })).url).toContain('?code=');

  expect((await new Browser(origin).open(address)).status).toBe(410);
  await expect(invite('grace@example.test')).rejects.toThrow('already has an account');
  const other = await invite('late@example.test');
  expect((await new Browser(origin).open(other.slice(0, -2))).status).toBe(410);
  vi.setSystemTime(Date.now() + 7 * 24 * 60 * 60_000 + 1);
  expect((await new Browser(origin).open(other)).status).toBe(410);
});
